"""Commands about journals: make one, replay it, verify it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ghostyard.cli.output import (
    EditionPath,
    GameName,
    Json,
    Lang,
    Options,
    Seats,
    Seed,
    edition_in,
    language_of_reader,
    option_values,
    print_json,
    ready_game,
    seat_count,
)
from ghostyard.core.errors import Mistake
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game

if TYPE_CHECKING:
    from ghostyard.core.match import Match

JournalFile = Annotated[Path, typer.Argument(metavar="JOURNAL", help="A journal file (JSON).")]
BotName = Annotated[str, typer.Option("--bot", help="The bot in every seat.")]


def journal(
    name: GameName,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    bot_name: BotName = "bat",
    edition: EditionPath = None,
) -> None:
    """Let bots play a whole game; print its journal."""
    from ghostyard.bots.bot import bot, bot_move
    from ghostyard.core.match import Match

    chosen = edition_in(load_game(name), edition)
    game = ready_game(name)
    count = seat_count(game, seats)
    match = Match(game, count, seed=seed, options=option_values(option), edition=chosen)
    player = bot(bot_name, game)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bot_move(match, seat, player))
    print(match.journal.text())


def replay(
    file: JournalFile,
    as_json: Json = False,
    ply: Annotated[int | None, typer.Option(help="Stop after this many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="Only what this seat may know (from 1).")] = None,
    lang: Lang = None,
) -> None:
    """Replay a journal: the position in names with score sheets, or a readable account of the game."""
    from ghostyard.core.journal import read_journal
    from ghostyard.core.replay import replay as replay_journal

    journal = read_journal(file)
    game = ready_game(journal.game)
    if seat is not None and not 1 <= seat <= len(journal.seats):
        raise Mistake("seat", seat=seat, seats=len(journal.seats))
    match = replay_journal(game, journal, ply)
    if as_json:
        print_json(_position(match, seat))
    else:
        _print_account(match, journal, seat)


def _position(match: Match, seat: int | None) -> dict[str, Any]:
    state = match.state if seat is None else match.view(seat - 1)
    return {
        "game": match.game.name,
        "ply": len(match.played),
        "over": match.over,
        "seat": seat,
        "names": match.names,
        "hash": match.hash if seat is None else None,
        "state": match.game.describe(match.box, state),
        "sheets": [{"name": match.names[sheet.seat], **sheet.named()} for sheet in match.game.sheets(match.box, state)],
        "ranks": match.game.ranks(match.box, state),
    }


def _print_account(match: Match, journal: Any, seat: int | None) -> None:
    """Every move in words, as one viewer saw it, then the table and the result."""
    from ghostyard.core.record import SPECTATOR
    from ghostyard.core.replay import opening

    viewer = SPECTATOR if seat is None else seat - 1
    words = words_for(match.game.name, language_of_reader())
    again = opening(match.game, journal)
    for mover, move in match.played:
        for sentence in told_move(again, mover, move, viewer, words):
            print(sentence)
    print(match.game.picture(match.box, again.view(viewer), viewer, match.names, words))
    if match.over:
        print(result(match, words))


def told_move(match: Match, seat: int, move: int, viewer: int, words: Any, names: Sequence[str] = ()) -> list[str]:
    """Make a move, and say what this viewer saw of it, with the names as the reader hears them."""
    game, before = match.game, match.view(viewer)
    known = move if viewer == seat or not game.hides_move(match.state, move) else None
    match.play(seat, move)
    return game.tell(match.box, before, match.view(viewer), seat, known, names or match.names, words)


def result(match: Match, words: Any, names: Sequence[str] = ()) -> str:
    """Who won, and how."""
    standing = list(zip(match.totals, match.ranks, strict=True))
    return match.game.result(match.box, match.state, standing, names or match.names, words)


def verify(file: JournalFile, lang: Lang = None) -> None:
    """Is this journal legal, and does its published seed match its commitment?"""
    from ghostyard.core.journal import read_journal
    from ghostyard.core.replay import verify as verify_journal

    journal = read_journal(file)
    match = verify_journal(ready_game(journal.game), journal)
    print(words_for("", language_of_reader()).say("verify-good", plies=len(match.played)))


def trace(cases: Annotated[str, typer.Argument()]) -> None:
    """Hashes of every position of random games, to compare the speeds with each other."""
    from ghostyard.core.conformance import Case
    from ghostyard.core.conformance.speeds import trace_or_reason
    from ghostyard.core.edition import HOUSE

    def described(game: str, seats: int, seed: int, options: dict[str, Any], every: int, faces: str = "") -> Case:
        played = load_game(game)
        return Case(played, seats, seed, options, every, played.edition_by(HOUSE, faces))

    print_json([trace_or_reason(described(**case)) for case in json.loads(cases)])
