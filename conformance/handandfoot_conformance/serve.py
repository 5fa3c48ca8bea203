"""The reference engine, or any Python adapter, as a program over JSON lines, under the name that strangers have for it.

python -m handandfoot_conformance.serve
python -m handandfoot_conformance.serve my_module:MyAdapter
"""

import sys

from handandfoot_conformance.programs.serve import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
