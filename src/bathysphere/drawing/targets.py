"""What can be pressed in a picture, and what says why it cannot: the attributes that the page reads."""

from __future__ import annotations

from typing import Final, NamedTuple

from .markup import words
from .scene import Denial, Scene

LARGE: Final = ' data-large=""'


class Aim(NamedTuple):
    """One target: the keys it offers, the reasons why it offers none or not more, and its attributes.

    `press` tells the page what happens, `name` tells a reader of the screen what it is.
    """

    keys: list[str]
    denials: list[Denial]
    press: str
    name: str = ""

    @property
    def legal(self) -> bool:
        return bool(self.keys)

    @property
    def denied(self) -> bool:
        return not self.keys and bool(self.denials)

    def control(self, id: str, body: str, hit: str, through: bool = False) -> str:
        """A picture with an id under the shape that is pressed.

        What cannot be pressed may let the pointer through to what is below.
        """
        passive = through and not self.keys and not self.denials
        return self.under(f' id="{words(id)}"' + (' pointer-events="none"' if passive else ""), body, hit)

    def under(self, attributes: str, body: str, hit: str) -> str:
        """A picture and, over it, the shape that is pressed and named, so that letters are not read too.

        `hit` is an element without fill.
        """
        if not self.keys and not self.denials:
            return f"<g{attributes}{self.press}{self.name}>{body}</g>"
        clear = hit.replace("/>", f' fill="#fff" fill-opacity="0"{self.press}{self.name}/>')
        return f'<g{attributes}><g aria-hidden="true">{body}</g>{clear}</g>'

    def echo(self, body: str) -> str:
        """Something small that lies over the shape and is pressed like it."""
        return f'<g aria-hidden="true"{self.press}>{body}</g>'


def piece(name: str, body: str, large: bool = False) -> str:
    """Something that may move: the page lets it glide. Lights and marks round it stay outside.

    What is `large` is shown again, as big as reading needs, when a pointer or a finger rests on it.
    """
    return f'<g data-piece="{words(name)}"{LARGE if large else ""}>{body}</g>'


def enlarged(told: str, body: str) -> str:
    """Something printed that is shown again, large, with these words under it."""
    return f'<g data-large="{words(told)}">{body}</g>'


class Targets:
    """The answers and refusals of one scene, looked up by what a piece could stand for."""

    def __init__(self, scene: Scene) -> None:
        self.words = {choice.key: choice.words for choice in scene.choices}
        self.denials: dict[str, list[Denial]] = {}
        for denial in scene.denials:
            self.denials.setdefault(denial.target, []).append(denial)

    def offers(self, *keys: str) -> list[str]:
        """Those of the keys that are legal now."""
        return [key for key in keys if key in self.words]

    def aim(self, label: str, keys: list[str], targets: list[str], help: str = "") -> Aim:
        """A thing with this name: it stands for any of these keys, or is refused under these targets.

        For one reason the page shows the entry of its list, with a link to the rule; several are told here.
        """
        legal = self.offers(*keys)
        denials = [each for target in targets for each in self.denials.get(target, ())]
        if not legal and not denials:
            return Aim(legal, denials, _help(help), f' role="img" aria-label="{words(label)}"')
        why = " ".join(dict.fromkeys([each.words for each in denials]))
        if legal:
            press = f' {"data-key" if len(legal) == 1 else "data-keys"}="{_lines(legal)}"' + _help(
                why or help
            )
            told = "; ".join([self.words[key] for key in legal])
            return Aim(legal, denials, press, f' role="button" tabindex="0" aria-label="{words(told)}"')
        rules = " ".join(dict.fromkeys([each.rule for each in denials]))
        press = f' data-target="{words(denials[0].target)}" data-rule="{words(rules)}"'
        press += f' data-why="{words(why)}"' if len(denials) > 1 else ""
        told = f"{label}: {why}"
        name = f' role="button" tabindex="0" aria-disabled="true" aria-label="{words(told)}"'
        return Aim(legal, denials, press, name)


def _help(told: str) -> str:
    return f' data-help="{words(told)}"' if told else ""


def _lines(keys: list[str]) -> str:
    """Keys in one attribute, a line each; written so that a reader of XML keeps the line ends."""
    return words("\n".join(keys)).replace("\n", "&#10;")
