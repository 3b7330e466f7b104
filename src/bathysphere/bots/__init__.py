"""Players that are no people. A bot sees what its seat may see, and searches only imagined states."""

from .bot import Bot, Budget, Dealer, ask
from .register import BOTS, make

__all__ = ["BOTS", "Bot", "Budget", "Dealer", "ask", "make"]
