"""Messages become words."""

from __future__ import annotations

from bathysphere.kernel.message import Message, player
from bathysphere.speech import Voice

SOURCE = """
gain = { $player } gains { $n ->
    [one] one card
   *[other] { $n } cards
  }.
list = Needs { $needs }.
crane = a crane
well = a well
lab = a lab
cry = « { $name } » : un navire ! Lequel ? Le sien ; 12:30.
"""


def voice(language="en", names=None):
    return Voice(language, [SOURCE], names)


def test_a_player_is_called_by_name_where_one_is_known():
    message = Message("gain", {"player": player(1), "n": 1})
    assert voice(names=["Ada", "Lin"]).say(message) == "Lin gains one card."
    assert voice().say(message) == "seat 1 gains one card."


def test_numbers_choose_the_plural():
    assert voice(names=["Ada"]).say(Message("gain", {"player": player(0), "n": 3})) == "Ada gains 3 cards."


def test_lists_are_joined_as_the_language_does():
    message = Message("list", {"needs": [Message("crane"), Message("well"), Message("lab")]})
    assert voice("en").say(message) == "Needs a crane, a well, and a lab."
    assert voice("fr").say(message) == "Needs a crane, a well et a lab."


def test_no_french_line_breaks_before_a_double_mark():
    message = Message("cry", {"name": "Manta : lance"})
    assert (
        voice("fr").say(message).replace("\u00a0", "_")
        == "«_Manta_: lance_»_: un navire_! Lequel_? Le sien_; 12:30."
    )
    assert "\u00a0" not in voice("en").say(message)


def test_french_apostrophes_are_curved_whoever_wrote_the_words():
    message = Message("cry", {"name": "L'Écaille d'or"})
    assert "L’Écaille d’or" in voice("fr").say(message)
    assert "L'Écaille d'or" in voice("en").say(message)


def test_an_unknown_message_is_said_by_its_id():
    assert voice().say(Message("nothing-like-it")) == "nothing-like-it"
