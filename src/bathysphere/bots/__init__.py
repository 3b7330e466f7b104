"""Players that are no people. A bot sees what its seat may see, and searches only imagined states."""

from .bot import Bot, Budget, Dealer, ask
from .register import BOTS, LEVELS, entrant, make

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Dealer", "ask", "entrant", "make"]
