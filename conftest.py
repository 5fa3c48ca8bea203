"""The kit's own pytest plugin serves the project's tests too, and property tests have no deadline."""

import os

import hypothesis

pytest_plugins = ["handandfoot_conformance.plugin"]

# What is printed must not hang on the window in which the tests happen to run.
os.environ["COLUMNS"] = "110"

# How long an example takes says more about what else the machine is doing than about the code.
hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")
