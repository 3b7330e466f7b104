"""What one seat may see, and what lies ahead of it."""

from .table import View, view

__all__ = ["View", "view"]
