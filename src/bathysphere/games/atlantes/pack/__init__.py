"""TOML tables to components; errors name file, card and key."""

from .read import load

__all__ = ["load"]
