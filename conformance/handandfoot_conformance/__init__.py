"""The conformance kit: judges any implementation of Hand and Foot, in any language."""
