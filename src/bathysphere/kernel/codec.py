"""State <-> plain JSON. Every dataclass is written with its class name; printed matter is left out."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass
from typing import TypeAlias

from .errors import BadRecord

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"


class Codec:
    """Writes and reads the classes of one game. A save names `printed` by its hash and does not hold it."""

    def __init__(self, kinds: list[type], printed: object) -> None:
        self.printed = printed
        self.kinds = {kind.__name__: kind for kind in kinds}
        self.fields = {kind.__name__: [f.name for f in fields(kind)] for kind in kinds if is_dataclass(kind)}

    def write(self, thing: object) -> Json:
        """Plain data that `read` turns back into an equal thing."""
        if thing is None or isinstance(thing, (bool, int, str)):
            return thing
        if thing is self.printed:
            return {"_": "printed"}
        if isinstance(thing, list):
            return [self.write(item) for item in thing]
        if isinstance(thing, tuple):
            return {"_": "tuple", "of": [self.write(item) for item in thing]}
        kind = type(thing).__name__
        if kind not in self.fields:
            raise TypeError(f"the codec does not know {kind}: list it among the kinds of the game")
        written: dict[str, Json] = {"_": kind}
        for name in self.fields[kind]:
            written[name] = self.write(getattr(thing, name))
        return written

    def read(self, data: Json) -> object:
        """The thing that `write` wrote."""
        if isinstance(data, list):
            return [self.read(item) for item in data]
        if not isinstance(data, dict):
            return data
        kind = str(data.get("_"))
        if kind == "printed":
            return self.printed
        if kind == "tuple":
            of = data["of"]
            assert isinstance(of, list)
            return tuple([self.read(item) for item in of])
        if kind not in self.kinds:
            raise BadRecord(
                f"the save holds an unknown thing {kind!r}; it was written by another game or revision"
            )
        return self.kinds[kind](**{name: self.read(value) for name, value in data.items() if name != "_"})

    def dump(self, thing: object) -> str:
        """Canonical text: the same thing gives the same text on every machine, compiled or not."""
        return json.dumps(self.write(thing), separators=(",", ":"), ensure_ascii=False)

    def load(self, text: str) -> object:
        """The thing of a text that `dump` gave; anything else is refused in one sentence."""
        try:
            return self.read(json.loads(text))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadRecord(
                f"the save cannot be read ({error}); it is damaged or not a save of this game"
            ) from error


def digest(text: str) -> str:
    """The hash by which equal states are recognised."""
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()
