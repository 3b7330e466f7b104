"""`python -m bathysphere` is the same as `bathysphere`."""

import sys

from .cli.main import main

if __name__ == "__main__":
    sys.exit(main())
