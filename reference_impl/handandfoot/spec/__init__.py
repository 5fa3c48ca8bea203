"""The specification as data: found, read, checked, resolved."""
