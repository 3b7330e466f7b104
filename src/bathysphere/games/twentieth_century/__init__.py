"""20th Century: build a country, keep it clean."""

from .game import TwentiethCentury

GAME = TwentiethCentury
