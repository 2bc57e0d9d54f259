"""Checks of what people read and see: every sentence is there, every move told, drawn and touchable."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from ghostyard.core.conformance.case import Case
from ghostyard.core.conformance.messages import differences
from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.core.record import bytes_of, copy_of
from ghostyard.core.registry import resource
from ghostyard.core.rules import OWN_REFUSALS
from ghostyard.core.scene import Scene, flaws
from ghostyard.core.text import ASK
from ghostyard.core.words import LANGUAGES, Words, names_for, words_for

MOST_SCENE_BYTES = 80_000  # a full table, as JSON
FEW = 3  # other moves that a move is compared with


def every_message_is_there(case: Case) -> None:
    """All that is always said of a game has a message in every language."""
    game = case.game
    needed = ["title", "tagline", *(f"line-{name}" for name in game.columns)]
    needed += [f"option-{option.name}" for option in game.options]
    needed += [f"mistake-{name}" for code, (name, _) in game.refusals.items() if code >= OWN_REFUSALS]
    needed += [] if game.text.ask else [ASK]
    problems = []
    for language in LANGUAGES:
        path, words = _file(game, language), words_for(game.name, language)
        if missing := [f"`{message} = ...`" for message in needed if not words.has(message)]:
            problems.append(f"add {', '.join(missing)} to {path}")
    assert not problems, "; ".join(problems)


def all_languages_say_the_same(case: Case) -> None:
    """Every language has the same messages with the same arguments: what one lacks is missed only when it is said."""
    problems = differences(case.game.name)
    assert not problems, "; ".join(problems)


def refusals_explain_themselves(case: Case) -> None:
    """Every refusal says a sentence in every language and names its clause."""
    for code, (name, clause) in case.game.refusals.items():
        refused = case.game.refused(code, move="?")
        assert clause or code < OWN_REFUSALS, f"{name}: name the clause in `refusals` of the Game"
        for language in LANGUAGES:
            assert refused.sentence(language), (
                f"`mistake-{name}` says nothing in {language}: write the sentence in {_file(case.game, language)}"
            )


def _file(game: Game, language: str) -> str:
    """Where a game's messages in a language are."""
    return str(resource(game.name, "words", f"{language}.ftl"))


def _readers(case: Case) -> Iterator[tuple[Match, int, int, list[tuple[int, Words]]]]:
    """The positions, and with each all viewers with the words that they read: at every position in all languages."""
    words, luck = [words_for(case.game.name, language) for language in LANGUAGES], random.Random(case.seed)
    for match, seat, move in case.positions():
        shift = luck.randrange(len(words))  # no viewer always reads the same language at the end of a round
        yield match, seat, move, [(viewer, words[(viewer + shift) % len(words)]) for viewer in case.viewers()]


def everything_is_told(case: Case) -> None:
    """Every move is told in words, in every language, to everybody; every position has a picture."""
    game = case.game
    for match, seat, move, readers in _readers(case):
        after = copy_of(match.state)
        game.rules.play(match.box, after, seat, move)
        for viewer, words in readers:
            known = move if viewer == seat or not game.hides_move(match.state, move) else None
            before, later = match.view(viewer), game.view(match.box, after, viewer)
            assert game.tell(match.box, before, later, seat, known, names_for(match.names, viewer), words), (
                f"ply {match.state.ply}: {game.moves.texts[move]} is told to viewer {viewer} with no sentence: let "
                "`story` of the Text yield a message for it, such as `told-chose`, or give its word a `tell-...` "
                "message"
            )
            assert game.picture(match.box, before, viewer, match.names, words), (
                f"ply {match.state.ply}: viewer {viewer} gets an empty picture in the terminal: `picture` of the Text "
                "(without it, `areas` of the Screen) must show something at every position"
            )
        seen, legal = match.view(seat), match.legal(seat).numbers[:40]
        for language in LANGUAGES:
            words = words_for(game.name, language)
            assert game.ask(match.box, seen, seat, match.names, words), (
                f"ply {match.state.ply}: seat {seat} is asked nothing: write the message `{ASK}` in "
                f"{_file(game, language)}, or let `ask` of the Text say what is to be decided here"
            )
            silent = [move for move in legal if not game.say_move(match.box, seen, seat, move, match.names, words)]
            assert not silent, (
                f"ply {match.state.ply}: the move {game.moves.texts[silent[0]]} is called nothing: write a `move-...` "
                f"message for its first word in {_file(game, language)}, or let `say_move` of the Text say it"
            )


def what_looks_alike_is_told_alike(case: Case) -> None:
    """Where a viewer sees the same after two moves, the story does not tell which of them was made."""
    game, words = case.game, words_for(case.game.name, "en")
    for match, seat, move in case.positions():
        others = [other for other in match.legal(seat).numbers if other != move][:FEW]
        for viewer in set(case.viewers()) - {seat}:
            seen, told = _seen_and_told(match, seat, move, viewer, words)
            for other in others:
                seen_then, told_then = _seen_and_told(match, seat, other, viewer, words)
                assert seen != seen_then or told == told_then, (
                    f"ply {match.state.ply}: viewer {viewer} sees the same after {game.moves.texts[move]} and "
                    f"{game.moves.texts[other]}, but is told which it was: give the Game `hides_move=...` that is true "
                    "for such moves, or keep in a `Public` field what everybody saw happen"
                )


def _seen_and_told(match: Match, seat: int, move: int, viewer: int, words: Words) -> tuple[bytes, list[str]]:
    """What a viewer sees after a move, and how it is told to them."""
    game, after = match.game, copy_of(match.state)
    game.rules.play(match.box, after, seat, move)
    known = None if game.hides_move(match.state, move) else move
    before, later = match.view(viewer), game.view(match.box, after, viewer)
    return bytes_of(later), list(game.tell(match.box, before, later, seat, known, match.names, words))


def every_move_can_be_touched(case: Case) -> None:
    """A scene offers each legal move exactly once, all it needs is there, and it is small enough to be sent often."""
    game = case.game
    for match, _, _, readers in _readers(case):
        for viewer, words in readers:
            seen = match.view(viewer)
            scene = game.look(match.box, seen, viewer, match.names, words)
            assert not (wrong := flaws(scene, game.art())), "; ".join(wrong[:3])
            assert [choice.move for choice in scene.choices] == match.legal(viewer).texts, (
                f"ply {match.state.ply}: the scene of viewer {viewer} does not offer exactly the legal moves"
            )
            unnamed = [choice.move for choice in scene.choices if not choice.label]
            assert not unnamed, (
                f"ply {match.state.ply}: the choices {unnamed} have no label: write a `move-...` message for their "
                f"first word in {_file(game, words.language)}, or let `say_move` of the Text say them"
            )
            for choice in scene.choices:
                spelled = game.touches(seen, viewer, game.moves.number(choice.move))
                assert spelled == choice.touch, f"`touches` says {spelled} for {choice.move}, the scene {choice.touch}"
            _has_marks(match, viewer, scene, things_of(game, match.box, seen))
            size = len(msgspec.json.encode(scene))
            assert size <= MOST_SCENE_BYTES, (
                f"ply {match.state.ply}: the scene of viewer {viewer} takes {size:,} bytes, and every look sends it; "
                f"at most {MOST_SCENE_BYTES:,}: let `areas` of the Screen draw fewer pieces, or put several into one "
                "symbol of `Screen(art=...)`"
            )
            own = [area.seat for area in scene.areas if area.kind == "own"]
            assert own == [viewer] * (viewer >= 0), (
                f"ply {match.state.ply}: viewer {viewer} has the own areas of seats {own}: `areas` of the Screen must "
                "give every seat exactly one area of kind `own`, its own, and somebody who only watches none; "
                "`stock.seat_area` does"
            )


def _has_marks(match: Match, viewer: int, scene: Scene, things: set[str]) -> None:
    """Whatever a score sheet names can be lit in the scene."""
    lost = sorted(things - set(scene.marks))
    assert not lost, (
        f"ply {match.state.ply}: the score sheets name {lost[:5]}, and the scene of viewer {viewer} has no mark for "
        "them: let `Screen(marks=...)` say which pieces they are, or take them out of the Reason"
    )


def things_of(game: Game, box: Any, seen: Any) -> set[str]:
    """Everything the score sheets of a view name, as marks name it: the seat, then the thing."""
    return {
        f"{sheet.seat} {thing}" for sheet in game.sheets(box, seen) for line in sheet.lines for thing in line.things
    }


def a_preview_shows_the_own_choice(case: Case) -> None:
    """What a seat has chosen in secret can be shown to it: the view changes, and can still be looked at."""
    game, words = case.game, words_for(case.game.name, "en")
    for match, seat, move in case.positions():
        after = copy_of(match.state)
        game.rules.play(match.box, after, seat, move)
        seen = game.view(match.box, after, seat)
        game.show_own_choice(match.box, seen, seat)
        scene = game.look(match.box, seen, seat, match.names, words)
        assert not (wrong := flaws(scene, game.art())), "; ".join(wrong[:3])
        _has_marks(match, seat, scene, things_of(game, match.box, seen))


CHECKS = (
    every_message_is_there,
    all_languages_say_the_same,
    refusals_explain_themselves,
    everything_is_told,
    what_looks_alike_is_told_alike,
    every_move_can_be_touched,
    a_preview_shows_the_own_choice,
)
