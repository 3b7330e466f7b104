"""Who is asked what, and when."""

# First the module that reads all the others: so those of them that need each other find each other.
from . import era as era
