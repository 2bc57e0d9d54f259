"""The names of the cards: an edition gives the horrors their class and numbers, words give them their titles."""

from __future__ import annotations

# The eleven with a further effect come first, in the order of their effects.
HORROR_NAMES = (
    "dracula", "ghost train", "haunting rickshaw", "the hand", "the horla", "klara militsch",
    "mijnheer vanderhusen", "black hoods", "the invisible man", "wendigo", "werewolf",
    "carmilla", "lord ruthven", "count orlok", "the golem", "the creature", "grendel", "the mummy",
    "banshee", "white lady", "headless horseman", "flying dutchman", "jacob marley", "erlking", "peter quint",
    "martian", "selenite", "the damned thing", "xipehuz", "the colour", "moon calf", "crystal egg",
    "doctor caligari", "doctor mabuse", "doctor moreau", "mister hyde", "svengali", "bluebeard", "coppelius",
    "sweeney todd", "rappaccini",
    "the pit", "the pendulum", "red death", "the raven", "tell-tale heart", "premature burial", "doppelganger",
    "yellow wallpaper", "monkey's paw", "the maelstrom",
)  # fmt: skip
ITEM_NAMES = (
    "lamp", "book", "booze", "rasp", "lorgnette", "whistle", "die", "compass", "pliers",
    "garlic", "cross", "umbrella", "letter", "mirror", "muzzle loader",
)  # fmt: skip
CLASS_NAMES = ("fiend", "wraith", "alien", "evil man", "vision")
KIND_NAMES = ("moon", "bell", "raven", "rose", "crown", "star")  # of keys, when shown as symbols
COLOUR_NAMES = ("red", "blue", "green", "yellow", "violet", "white")
CHAMBER_NAMES = ("a1", "a4", "d1", "d7", "g1", "g4")


def card_name(card: int) -> str:
    """The name of a horror or an item."""
    return (HORROR_NAMES + ITEM_NAMES)[card - 1]


def card_id(card: int) -> str:
    """The same name as part of a message id."""
    return card_name(card).replace(" ", "-").replace("'", "")
