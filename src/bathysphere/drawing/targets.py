"""What can be pressed in a picture, and what says why it cannot: the attributes that the page reads."""

from __future__ import annotations

from dataclasses import dataclass

from .markup import words
from .scene import Denial, Scene


@dataclass(frozen=True)
class Aim:
    """One target: the keys it offers, the reasons why it offers none or not more, and its attributes."""

    keys: list[str]
    denials: list[Denial]
    attributes: str

    @property
    def legal(self) -> bool:
        return bool(self.keys)

    @property
    def denied(self) -> bool:
        return not self.keys and bool(self.denials)


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

    def aim(self, label: str, keys: list[str], targets: list[str]) -> Aim:
        """A thing with this name: it stands for any of these keys, or is refused under these targets.

        For one reason the page shows the entry of its list, with a link to the rule; several are told here.
        """
        legal = self.offers(*keys)
        denials = [each for target in targets for each in self.denials.get(target, [])]
        why = " ".join(dict.fromkeys([each.words for each in denials]))
        if legal:
            told = "; ".join([self.words[key] for key in legal])
            name = "data-key" if len(legal) == 1 else "data-keys"
            found = f' {name}="{_lines(legal)}" role="button" tabindex="0" aria-label="{words(told)}"'
            found += f' data-help="{words(why)}"' if why else ""
        elif denials:
            rules = " ".join(dict.fromkeys([each.rule for each in denials]))
            found = f' data-target="{words(denials[0].target)}" data-rule="{words(rules)}"'
            found += f' data-why="{words(why)}"' if len(denials) > 1 else ""
            found += (
                f' role="button" tabindex="0" aria-disabled="true" aria-label="{words(label)}: {words(why)}"'
            )
        else:
            found = f' role="img" aria-label="{words(label)}"'
        return Aim(legal, denials, found)


def _lines(keys: list[str]) -> str:
    """Keys in one attribute, a line each; written so that a reader of XML keeps the line ends."""
    return words("\n".join(keys)).replace("\n", "&#10;")
