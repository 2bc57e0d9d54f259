"""Gho Gho Ghosty: colours and carriages as a person would say them."""

from __future__ import annotations

from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.state import COLOUR_OF


def colour_words(colour: int, words: Words) -> str:
    """A colour as a person would say it."""
    return words.say(f"colour-{COLOUR_NAMES[colour]}")


def carriage_facts(box: Any, carriage: int) -> dict[str, Any]:
    """What a message needs to name a carriage: "a red carriage (2 passengers)"."""
    return {"colour": COLOUR_NAMES[COLOUR_OF[carriage]], "passengers": int(box.passengers[carriage])}


def carriage_words(box: Any, carriage: int, words: Words) -> str:
    """A carriage as a person would say it: "red carriage (2 passengers)"."""
    return words.say("carriage", **carriage_facts(box, carriage))
