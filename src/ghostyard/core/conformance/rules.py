"""Checks of the rules: games end, moves are legal or refused with a reason, components stay, scores add up."""

from __future__ import annotations

import numpy as np

from ghostyard.core.chance import seed_words
from ghostyard.core.conformance.case import Case, census, finished, world_of
from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.core.record import array_of, bytes_of, copy_of, record_hash
from ghostyard.core.replay import replay
from ghostyard.core.rules import FINE


def replay_gives_the_same_bytes(case: Case) -> None:
    """A journal, played again, leads to exactly the same state."""
    match = finished(case)
    again = replay(case.game, match.journal)
    assert bytes_of(again.state) == bytes_of(match.state)


def ends_within_its_bound(case: Case) -> None:
    """Whatever is played, the game is over before `most_plies`; then nobody is asked and somebody has won."""
    match = finished(case)
    assert match.over
    assert match.state.ply == len(match.played), "`play` must count `s.ply` up by one"
    assert min(match.ranks) == 1


def legal_and_play_agree(case: Case) -> None:
    """Every legal move plays; every other one is refused with a reason and changes nothing."""
    game = case.game
    for match, _, _ in case.positions():
        before = bytes_of(match.state)
        for seat in range(-1, case.seats + 1):
            legal = set(match.legal(seat).numbers)
            assert len(legal) <= game.most_moves
            asked = seat in match.pending
            assert bool(legal) == asked, f"seat {seat} is {'' if asked else 'not '}asked, and has {len(legal)} moves"
            codes = refusal_codes(match, seat)
            fine = {move for move, code in enumerate(codes) if code == FINE}
            assert fine == legal, f"seat {seat}: `legal` and `refusal` do not agree about {_texts(game, fine ^ legal)}"
            unknown = set(codes) - {FINE} - set(game.refusals)
            assert not unknown, f"`refusal` answers {unknown}: name these codes in `refusals` of the Game"
            for move in legal:
                trial = copy_of(match.state)
                game.rules.play(match.box, trial, seat, move)
                assert trial.ply == match.state.ply + 1, "`play` must count `s.ply` up by one"
        assert bytes_of(match.state) == before


def refusal_codes(match: Match, seat: int) -> list[int]:
    """The refusal code of every move number for this seat."""
    codes = np.empty(len(match.game.moves), np.int16)
    match.game.kernels.refusals_of(array_of(match.box), array_of(match.state), seat, codes)
    return codes.tolist()


def _texts(game: Game, moves: set[int]) -> list[str]:
    return [game.moves.texts[move] for move in sorted(moves)]


def every_component_exists_once(case: Case) -> None:
    """No component is ever lost, or in two places."""
    for match, _, _ in case.positions():
        counts = census(case.game, match.box, match.state)
        lost, twice = np.flatnonzero(counts[1:] == 0) + 1, np.flatnonzero(counts[1:] > 1) + 1
        assert not len(lost), f"ply {match.state.ply}: `census` finds {lost.tolist()} nowhere"
        assert not len(twice), f"ply {match.state.ply}: `census` finds {twice.tolist()} in more than one place"


def looking_changes_nothing(case: Case) -> None:
    """Views, legal moves, scores and determinized worlds leave the state alone; earlier copies never change."""
    kept = []
    for match, _, _ in case.positions():
        before = bytes_of(match.state)
        for viewer in case.viewers():
            world_of(case, match, viewer, seed=1)
            match.legal(viewer)
        match.game.sheets(match.box, match.state)
        match.game.describe(match.box, match.view(0))
        assert bytes_of(match.state) == before
        kept.append((copy_of(match.state), before))
    assert all(bytes_of(state) == before for state, before in kept)


def move_texts_round_trip(case: Case) -> None:
    """Number, value and text of a move lead to each other."""
    book = case.game.moves
    assert len(set(book.texts)) == len(book)
    for number, (value, text) in enumerate(zip(book.values, book.texts, strict=True)):
        assert book.number(value) == book.number(text) == book.number(text.upper()) == number


def score_sheets_add_up(case: Case) -> None:
    """Reasons make lines, lines make totals, and both agree with the fast scorer."""
    game = case.game
    for match, _, _ in case.positions():
        numbers = game.lines_of(match.box, match.state)
        for sheet in match.sheets:
            columns = [line.points for line in sheet.lines] + list(sheet.ties.values())
            assert columns == numbers[sheet.seat].tolist()
            assert tuple(line.name for line in sheet.lines) == game.lines
            assert tuple(sheet.ties) == game.ties
            for line in sheet.lines:
                assert sum(reason.points for reason in line.reasons) == line.points, line
            assert sheet.total == match.totals[sheet.seat]


def simultaneous_choices_commute(case: Case) -> None:
    """When several seats choose at once it does not matter whose choice arrives first."""
    for match, _, _ in case.positions():
        if len(match.pending) < 2:
            continue
        moves = {seat: match.legal(seat).numbers[-1] for seat in match.pending}
        ends = set()
        for order in (list(moves), list(reversed(moves))):
            trial = copy_of(match.state)
            for seat in order:
                case.game.rules.play(match.box, trial, seat, moves[seat])
            ends.add(record_hash(trial))
        assert len(ends) == 1, f"ply {match.state.ply}: {_named(case.game, moves)} end otherwise in another order"


def _named(game: Game, moves: dict[int, int]) -> dict[int, str]:
    return {seat: game.moves.texts[move] for seat, move in moves.items()}


def determinized_worlds_play_on(case: Case) -> None:
    """From a determinized world the game can be played to its end."""
    game = case.game
    moves, dice = np.empty(game.most_moves, np.int16), seed_words(case.seed + (1 << 70))
    for match, seat, _ in case.positions():
        world = world_of(case, match, seat, seed=case.seed)
        assert int(match.state.ply) + game.kernels.play_randomly(match.box, world, dice, moves) <= game.most_plies
        assert world.pending == 0


CHECKS = (
    replay_gives_the_same_bytes,
    ends_within_its_bound,
    legal_and_play_agree,
    every_component_exists_once,
    looking_changes_nothing,
    move_texts_round_trip,
    score_sheets_add_up,
    simultaneous_choices_commute,
    determinized_worlds_play_on,
)
