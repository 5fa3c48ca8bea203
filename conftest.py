"""The kit's own pytest plugin serves the project's tests too."""

pytest_plugins = ["handandfoot_conformance.plugin"]
