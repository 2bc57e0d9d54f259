"""Operations about the games: which there are, and what one may choose."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ghostyard.bots.bot import BOTS
from ghostyard.bots.levels import LEVELS, character
from ghostyard.core.edition import Edition
from ghostyard.core.words import words_for
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.manual.first_game import first_game_of
from ghostyard.manual.page import has_manual
from ghostyard.table.http_api.call import Call
from ghostyard.table.http_api.operation import Operation


class OptionListed(Struct):
    """A choice about the rules; the default comes first."""

    name: str
    values: list[int | bool]
    default: int | bool
    clause: str
    about: str
    said: list[str]  # the values in words; none where they speak for themselves


class EditionListed(Struct):
    """An edition that everybody may play with; the one that comes with the game has no title."""

    key: str
    title: str


class GameListed(Struct):
    """A game as the lobby shows it."""

    name: str
    title: str
    about: str
    rules: int
    seats: list[int]
    minutes: int
    options: list[OptionListed]
    editions: list[EditionListed]  # to choose from
    editors: list[str]  # what people can write about it beside a real table: "pad", "edition"
    bots: list[str]
    characters: dict[str, str]  # a sentence about every bot that has one
    ready: bool  # are its rules compiled?
    first_game: bool  # can it be learned by doing?
    manual: bool  # are there rules to read?


class GamesListed(Struct):
    """All games."""

    games: list[GameListed]


async def games(call: Call) -> GamesListed:
    """The games, in the reader's language."""
    offered, is_ready = call.context.lobby.services.offered, call.context.is_ready
    return GamesListed([_game(name, call.lang, offered.get(name, ()), ready=is_ready(name)) for name in GAMES])


def _game(name: str, lang: str, offered: Sequence[Edition], *, ready: bool) -> GameListed:
    game, words = load_game(name), words_for(name, lang)
    editions = [EditionListed(shipped, "") for shipped in game.editions]
    editions += [EditionListed(edition.key, edition.title) for edition in offered]
    options = [
        OptionListed(o.name, list(o.values), o.values[0], o.clause, words.say(f"option-{o.name}"), o.said(words))
        for o in game.options
    ]
    return GameListed(
        name, words.say("title"), words.say("tagline"), game.version, list(game.seats), game.minutes, options,
        editions, list(game.editors), list(BOTS),
        {level: character(level, lang, name) for level in LEVELS}, ready, first_game_of(name) is not None,
        has_manual(name),
    )  # fmt: skip


OPERATIONS = (
    Operation("GET", "/api/games", games, GamesListed, query=("lang",)),
)  # fmt: skip
