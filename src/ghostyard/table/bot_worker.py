"""A bot worker: a program of its own that is sent views and answers with moves. It knows nothing else."""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import Any, BinaryIO

import msgspec
import numpy as np

from ghostyard.bots.advice import Advice, hint
from ghostyard.bots.bot import Bot, bot
from ghostyard.core.match import Match
from ghostyard.games import game as load_game
from ghostyard.table import log


class Question(msgspec.Struct):
    """What would this bot play? Without a view: get ready for such questions."""

    game: str
    level: str
    seat: int = 0
    box: bytes = b""  # whatever edition is played with, a worker needs no more of it
    view: bytes = b""
    seed: bytes = b""
    advice: bool = False  # for a person, with its reason


class BotReply(msgspec.Struct):
    """The number of a legal move; -1 for "ready"."""

    move: int
    advice: Advice | None = None


@cache
def player(level: str, game: str) -> Bot:
    """The bot, made once."""
    return bot(level, load_game(game))


def reply(question: Question) -> BotReply:
    """The answer to one question."""
    if not question.view:
        get_ready(question)
        return BotReply(-1)
    game = load_game(question.game)
    view: Any = np.frombuffer(question.view, game.state.dtype()).copy()[0]
    box: Any = np.frombuffer(question.box, game.box.dtype()).copy()[0]
    seed = int.from_bytes(question.seed)
    return advice(question, box, view, seed) if question.advice else BotReply(choice(question, box, view, seed))


def advice(question: Question, box: Any, view: Any, seed: int) -> BotReply:
    """What the strongest bot would do in this place, and what for."""
    game = load_game(question.game)
    best = hint(game, box, view, question.seat, game.legal(box, view, question.seat), seed)
    return BotReply(best.move, best)


def choice(question: Question, box: Any, view: Any, seed: int) -> int:
    """The bot's move; the only legal one is not thought about."""
    legal = load_game(question.game).legal(box, view, question.seat)
    if len(legal) == 1:
        return legal.numbers[0]
    return int(player(question.level, question.game).choose(box, view, question.seat, legal, seed))


def get_ready(question: Question) -> None:
    """Decide once at an opening, so that everything is compiled."""
    game = load_game(question.game)
    match = Match(game, game.seats[0], seed=0)
    while not match.over and len(match.legal(match.pending[0])) == 1:
        match.play(match.pending[0], match.legal(match.pending[0]).numbers[0])
    seat = match.pending[0]
    question.seat = seat
    (advice if question.advice else choice)(question, match.box, match.view(seat), 1)


def read_packet(stream: BinaryIO) -> bytes:
    """One packet: its length in four bytes, then itself; nothing at the end."""
    size = stream.read(4)
    return stream.read(int.from_bytes(size)) if len(size) == 4 else b""


def packet(content: Any) -> bytes:
    """Something as a packet for a worker."""
    text = msgspec.msgpack.encode(content)
    return len(text).to_bytes(4) + text


def main() -> None:
    """Answer packets until there are no more: the server has gone, or has had enough of us."""
    os.nice(5)  # thinking never slows the table down
    log.configure()
    try:
        while text := read_packet(sys.stdin.buffer):
            sys.stdout.buffer.write(packet(reply(msgspec.msgpack.decode(text, type=Question))))
            sys.stdout.buffer.flush()
    except Exception as error:  # the server plays at random for us, and starts another
        log.incident(error, "bot worker")
        sys.exit(1)


if __name__ == "__main__":
    main()
