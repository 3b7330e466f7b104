"""Widths of letters, so that words are measured before they are drawn and nothing overflows.

The faces are those of the page: DejaVu, or Verdana and Georgia, which are no wider. Widths are thousandths of
the size; a letter that is not listed counts as a wide one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

SANS: Final = "DejaVu Sans, Verdana, sans-serif"
SERIF: Final = "DejaVu Serif, Georgia, serif"
_UNKNOWN: Final = 900

_SANS: Final = {
    275: "'",
    278: "ijlìíîï",
    295: "IJÌÍÎÏ",
    318: " ,.\xa0·‘’",
    337: "/:;\\|¦",
    352: "f",
    361: "-\xad",
    390: "()[]",
    392: "t",
    401: "!¡²³¹",
    411: "r",
    460: '"',
    471: "ªº",
    500: "*_`§¨¯°´¸–",
    518: "“”",
    521: "s",
    525: "z",
    531: "?¿",
    550: "cç",
    557: "L",
    575: "F",
    579: "k",
    590: "•",
    592: "vxyýÿ",
    603: "P",
    605: "Þ",
    611: "TYÝŸ",
    612: "o«»ðòóôõöø",
    613: "aàáâãäå",
    615: "eèéêë",
    630: "ß",
    632: "EÈÉÊË",
    634: "hnuñùúûü",
    635: "Sbdgpqþ",
    636: "$0123456789{}¢£¤¥µ¶",
    656: "K",
    684: "AVÀÁÂÃÄÅ",
    685: "XZ",
    686: "B",
    695: "R",
    698: "CÇ",
    732: "UÙÚÛÜ",
    748: "NÑ",
    752: "H",
    770: "D",
    775: "GÐ",
    780: "&",
    787: "OQÒÓÔÕÖØ",
    818: "w",
    838: "#+<=>^~¬±×÷−→",
    863: "M",
    950: "%",
    969: "¼½¾",
    974: "mÆ",
    982: "æ",
    989: "W",
    1000: "@©®—…",
    1023: "œ",
    1070: "Œ",
}
_BOLD: Final = {
    306: "'",
    343: "ijlìíîï",
    348: " \xa0",
    365: "/\\|¦",
    372: "IJÌÍÎÏ",
    380: ",.·‘’",
    400: ":;",
    415: "-\xad",
    435: "f",
    438: "²³¹",
    456: "!¡",
    457: "()[]",
    478: "t",
    493: "r",
    500: "_`§¨¯°´¸–",
    521: '"',
    523: "*",
    564: "ªº",
    580: "?¿",
    582: "z",
    593: "cç",
    595: "s",
    636: "¤¶",
    637: "L",
    639: "•",
    645: "x",
    646: "«»",
    652: "vyýÿ",
    657: "“”",
    665: "k",
    675: "aàáâãäå",
    678: "eèéêë",
    682: "T",
    683: "EFÈÉÊË",
    687: "oðòóôõöø",
    696: "$0123456789¢£¥",
    712: "hnu{}ñùúûü",
    716: "bdgpqþ",
    719: "ß",
    720: "S",
    724: "YÝŸ",
    725: "Z",
    733: "P",
    734: "CÇ",
    736: "µ",
    738: "Þ",
    762: "B",
    770: "R",
    771: "X",
    774: "AVÀÁÂÃÄÅ",
    775: "K",
    812: "UÙÚÛÜ",
    821: "G",
    830: "D",
    837: "HNÑ",
    838: "#+<=>^~¬±Ð×÷−→",
    850: "OQÒÓÔÕÖØ",
    872: "&",
    924: "w",
    995: "M",
    1000: "@©®—…",
    1002: "%",
    1035: "¼½¾",
    1042: "m",
    1048: "æ",
    1085: "Æ",
    1094: "œ",
    1103: "W",
    1167: "Œ",
}
_SERIF: Final = {
    306: "'",
    348: " ,.\xa0·‘’",
    362: "j",
    364: "|¦",
    365: "/\\",
    369: ":;",
    380: "ilìíîï",
    415: "-\xad",
    430: "f",
    438: "²³¹",
    439: "!¡",
    462: "t",
    468: "IÌÍÎÏ",
    473: "()J[]",
    487: "ª",
    500: "_`¨¯°´¸º–",
    521: '"',
    523: "*§",
    527: "r",
    563: "s",
    568: "z",
    575: "“”",
    581: "vyýÿ",
    586: "?¿",
    596: "x",
    609: "cç",
    625: "«»",
    636: "e¤¶èéêë",
    639: "•",
    643: "{}",
    648: "aàáâãäå",
    667: "oðòóôõöø",
    693: "k",
    696: "$0123456789¢£¥",
    699: "bdgpqþ",
    703: "L",
    710: "F",
    714: "YÝŸ",
    722: "S",
    727: "hnuñùúûü",
    730: "Z",
    732: "µ",
    744: "T",
    752: "P",
    757: "Þ",
    760: "ß",
    762: "EÈÉÊË",
    776: "AVXÀÁÂÃÄÅ",
    796: "CÇ",
    831: "R",
    838: "#+<=>^~¬±×÷−→",
    845: "B",
    854: "G",
    861: "w",
    867: "D",
    869: "K",
    871: "OQÒÓÔÕÖØ",
    872: "UÙÚÛÜ",
    874: "Ð",
    903: "&",
    914: "NÑ",
    945: "H",
    950: "%",
    975: "æ",
    1000: "@©®—…",
    1028: "œ",
    1034: "Æ",
    1043: "¼½¾",
    1058: "m",
    1107: "M",
    1123: "W",
    1180: "Œ",
}


def _by_letter(widths: dict[int, str]) -> dict[str, int]:
    return {letter: width for width, letters in widths.items() for letter in letters}


PLAIN: Final = _by_letter(_SANS)
BOLD: Final = _by_letter(_BOLD)
TITLE: Final = _by_letter(_SERIF)
"""The three faces: words, bold words and numbers, bold serif names."""
_FACES: Final = (BOLD, PLAIN, TITLE)


def width(words: str, size: float, face: dict[str, int] = BOLD) -> float:
    """How wide the words are at this size."""
    return _units(words, 1 if face is PLAIN else 2 if face is TITLE else 0) * size / 1000


@lru_cache(1 << 14)
def _units(words: str, face: int) -> int:
    widths = _FACES[face]
    return sum([widths.get(letter, _UNKNOWN) for letter in words])


def clip(words: str, room: float, size: float, face: dict[str, int] = BOLD) -> str:
    """The words, cut with an ellipsis if they are too wide."""
    if width(words, size, face) <= room:
        return words
    while words and width(words + "…", size, face) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def fit(words: str, room: float, size: float, least: float, face: dict[str, int] = BOLD) -> float:
    """The largest size, in half points, at which the words have room; not below the least."""
    while size > least and width(words, size, face) > room:
        size -= 0.5
    return max(size, least)


def parted(words: str) -> list[str]:
    """The words one by one: a line may break at every blank but the unbreakable ones."""
    return [word for word in words.replace("\n", " ").split(" ") if word]


def wrap(words: str, room: float, size: float, lines: int, face: dict[str, int] = BOLD) -> list[str]:
    """The words in lines that have room; what is too much for the last line is cut."""
    found: list[str] = []
    line = ""
    for word in parted(words):
        longer = f"{line} {word}" if line else word
        if line and width(longer, size, face) > room and len(found) < lines - 1:
            found.append(line)
            longer = word
        line = longer
    return [clip(each, room, size, face) for each in [*found, line]]
