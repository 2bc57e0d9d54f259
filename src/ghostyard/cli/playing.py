"""The command `play`: a whole game in the terminal, line by line, against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ghostyard.cli.journals import result, told_move
from ghostyard.cli.output import (
    EditionPath,
    GameName,
    Lang,
    Options,
    Seats,
    Seed,
    edition_in,
    language_of_reader,
    option_values,
    print_sheets,
    ready_game,
    seat_count,
    title_of,
)
from ghostyard.core.errors import Mistake
from ghostyard.core.words import Words, names_for, words_for
from ghostyard.games import OURS
from ghostyard.games import game as load_game

if TYPE_CHECKING:
    from ghostyard.core.match import Match
    from ghostyard.core.moves import LegalMoves


class Stopped(Exception):
    """The player has had enough."""


def play(
    name: GameName = OURS[0],
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    bot_name: Annotated[str, typer.Option("--bot", help="Who sits in the other seats.")] = "owl",
    your_name: Annotated[str | None, typer.Option("--name", help="Your name.")] = None,
    edition: EditionPath = None,
    lang: Lang = None,
) -> None:
    """Play a whole game in the terminal against bots."""
    from ghostyard.bots.bot import bot
    from ghostyard.bots.levels import BOT_NAMES
    from ghostyard.core.match import Match

    chosen = edition_in(load_game(name), edition)
    game = ready_game(name)
    count = seat_count(game, seats)
    words = words_for(name, language_of_reader())
    names = [your_name or words.say("play-guest"), *BOT_NAMES[: count - 1]]
    match = Match(game, count, seed=seed, options=option_values(option), edition=chosen, names=names)
    print(words.say("play-welcome", game=title_of(game), name=names[0]))
    try:
        _play_on(match, bot(bot_name, game), words)
    except (Stopped, EOFError):
        print(words.say("play-stopped"))
        return
    _print_end(match, words)


def _play_on(match: Match, player: Any, words: Words) -> None:
    """Bots move whenever they are asked; the person is asked last of all who choose at once."""
    from ghostyard.bots.bot import bot_move

    names = names_for(match.names, 0)
    while not match.over:
        bots = [seat for seat in match.pending if seat != 0]
        if bots:
            move = bot_move(match, bots[0], player)
            _say(told_move(match, bots[0], move, 0, words, names))
        else:
            _say(told_move(match, 0, _ask_person(match, words), 0, words, names))


def _say(sentences: list[str]) -> None:
    for sentence in sentences:
        print(f"  {sentence}")


def _ask_person(match: Match, words: Words) -> int:
    from ghostyard.bots.advice import hint

    view, legal = match.view(0), match.legal(0)
    _show(match, view, legal, words)
    while True:
        said = input(f"{words.say('play-prompt')} [1-{len(legal)}]: ").strip()
        if said == "q":
            raise Stopped
        if said in ("?", ""):
            _show(match, view, legal, words)
            continue
        if said == "h":
            advice = hint(match.game, match.box, view, 0, legal)
            print(advice.sentence(match.game, match.box, view, 0, match.names, words))
            continue
        try:
            return _understood(match, legal, said, words)
        except Mistake as mistake:
            print(mistake.sentence(words.language))


def _understood(match: Match, legal: LegalMoves, said: str, words: Words) -> int:
    """The move that is meant: by its number in the list, as it is said there, or as it is written in journals."""
    if said.isdigit():
        if 1 <= int(said) <= len(legal):
            return legal.numbers[int(said) - 1]
        raise Mistake("which-move", said=said, most=len(legal))
    view = match.view(0)
    for move in legal.numbers:
        if said.casefold() == match.game.say_move(match.box, view, 0, move, match.names, words).casefold():
            return move
    number = match.game.moves.number(said)
    code = match.game.rules.refusal(match.box, match.state, 0, number)
    if code:
        raise match.game.refused(code, move=said)
    return number


def _show(match: Match, view: Any, legal: LegalMoves, words: Words) -> None:
    game = match.game
    print()
    print(game.picture(match.box, view, 0, match.names, words))
    print(game.ask(match.box, view, 0, names_for(match.names, 0), words))
    spoken = []
    for place, move in enumerate(legal.numbers, 1):
        written, said = game.moves.texts[move], game.say_move(match.box, view, 0, move, match.names, words)
        spoken.append(f"{place:>3}  {written:<18} {said}" if said != written else f"{place:>3}  {written}")
    if len(spoken) <= 12:
        print("\n".join(spoken))
    else:
        print(_in_columns([f"{place:>3} {text}" for place, text in enumerate(legal.texts, 1)], 4))


def _in_columns(entries: list[str], columns: int) -> str:
    width = max(map(len, entries)) + 3
    rows = [entries[start : start + columns] for start in range(0, len(entries), columns)]
    return "\n".join("".join(f"{entry:<{width}}" for entry in row).rstrip() for row in rows)


def _print_end(match: Match, words: Words) -> None:
    print_sheets([{"name": match.names[sheet.seat], **sheet.named()} for sheet in match.sheets], words)
    print(result(match, words, names_for(match.names, 0)))
