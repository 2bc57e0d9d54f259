"""All that a file with a game needs, in one import: `from ghostyard.core.authoring import ...`."""

from ghostyard.core import stock
from ghostyard.core.chance import below, shuffle
from ghostyard.core.game import Game, Option
from ghostyard.core.heuristics import Heuristics, Skill
from ghostyard.core.moves import MoveBook
from ghostyard.core.record import I16, I32, U8, U16, Array, Header, Hidden, Own, Partly, Public, Record
from ghostyard.core.rule import rule, table
from ghostyard.core.rules import FINE, NOT_NOW, OWN_REFUSALS, Rules
from ghostyard.core.scene import Area, Badge, Count, Mark, Piece
from ghostyard.core.screen import Screen
from ghostyard.core.seats import after, bit, everybody, is_pending, seat_count
from ghostyard.core.sheet import Reason, ScoreLine, ScoreSheet
from ghostyard.core.text import Player, Text
from ghostyard.core.words import Words

__all__ = [
    "FINE",
    "I16",
    "I32",
    "NOT_NOW",
    "OWN_REFUSALS",
    "U8",
    "U16",
    "Area",
    "Array",
    "Badge",
    "Count",
    "Game",
    "Header",
    "Heuristics",
    "Hidden",
    "Mark",
    "MoveBook",
    "Option",
    "Own",
    "Partly",
    "Piece",
    "Player",
    "Public",
    "Reason",
    "Record",
    "Rules",
    "ScoreLine",
    "ScoreSheet",
    "Screen",
    "Skill",
    "Text",
    "Words",
    "after",
    "below",
    "bit",
    "everybody",
    "is_pending",
    "rule",
    "seat_count",
    "shuffle",
    "stock",
    "table",
]
