"""Four deep euro board games, complete. `bathysphere.game("antarctica")` opens one."""

from . import lane

lane.choose()
