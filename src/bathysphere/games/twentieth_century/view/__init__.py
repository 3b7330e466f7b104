"""What one seat may see."""

from .kinds import View
from .table import view

__all__ = ["View", "view"]
