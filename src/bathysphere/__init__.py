"""Four deep euro board games, complete. `bathysphere.game("antarctica")` opens one."""

from . import lane

lane.choose()

from .doors import game, games  # noqa: E402
from .kernel.errors import BadPack, BadRecord, BadSetup, BathysphereError, IllegalMove  # noqa: E402

__all__ = ["BadPack", "BadRecord", "BadSetup", "BathysphereError", "IllegalMove", "game", "games"]
