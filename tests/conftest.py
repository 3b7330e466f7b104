"""Tests run the sources: broken twins cannot be made of compiled classes. tests/lanes compares the two."""

import os

os.environ.setdefault("BATHYSPHERE_PURE", "1")
