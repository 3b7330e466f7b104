"""What must never be lost: tables, their chairs, and every answer, append-only."""

from .rows import Chair, Event, Row
from .sqlite import Store

__all__ = ["Chair", "Event", "Row", "Store"]
