"""The command line, `handandfoot`."""


def main() -> None:
    """Run the command line."""
    print("handandfoot")
