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
    assert bytes_of(again.state) == bytes_of(match.state), (
        "the same seed and moves end in another state: take all chance from `s.chance` (`shuffle`, `below`), and let "
        "no rule keep anything outside the State"
    )


def ends_within_its_bound(case: Case) -> None:
    """Whatever is played, the game is over before `most_plies`; then nobody is asked and somebody has won."""
    match = finished(case)
    assert match.state.ply == len(match.played), "`play` must count `s.ply` up by one"
    assert min(match.ranks) == 1, (
        f"the seats have the places {match.ranks} at the end, and nobody has won: `rank_key` of the Rules must give "
        "the same number for the same state and lines, whoever asks"
    )


def legal_and_play_agree(case: Case) -> None:
    """Every legal move plays; every other one is refused with a reason and changes nothing."""
    game = case.game
    for match, _, _ in case.positions():
        before = bytes_of(match.state)
        for seat in range(-1, case.seats + 1):
            legal = set(match.legal(seat).numbers)
            assert len(legal) <= game.most_moves, (
                f"ply {match.state.ply}: `legal` finds {len(legal)} moves, but `most_moves` of the Game is "
                f"{game.most_moves}: raise it"
            )
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
        assert bytes_of(match.state) == before, (
            f"ply {match.state.ply}: `legal` or `refusal` of the Rules writes to the state: they may only look at it"
        )


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
        assert bytes_of(match.state) == before, (
            f"ply {match.state.ply}: looking has changed the state: `view`, `reveal`, `legal`, `score`, `census` and "
            "`deal_unseen` of the Rules, and `sheets` and `describe` of the Text, may only read it"
        )
        kept.append((copy_of(match.state), before))
    changed = [int(state.ply) for state, before in kept if bytes_of(state) != before]
    assert not changed, (
        f"earlier copies of the state, at plies {changed[:5]}, have changed by themselves: let no rule and no "
        "function of the Text or Screen keep a state, or one of its arrays, to write to it later"
    )


def move_texts_round_trip(case: Case) -> None:
    """Number, value and text of a move lead to each other."""
    book = case.game.moves
    twice = sorted({text for text in book.texts if book.texts.count(text) > 1})
    assert not twice, f"the MoveBook has {twice[:5]} more than once: give every move a text of its own"
    for number, (value, text) in enumerate(zip(book.values, book.texts, strict=True)):
        found = book.number(value), book.number(text), book.number(text.upper())
        assert found == (number,) * 3, (
            f"move {number} of the MoveBook, `{text}`, is found as {found} by its value, its text, and its text in "
            "capitals: give every move a value and a text of its own that differ in more than capitals and spaces"
        )


def score_sheets_add_up(case: Case) -> None:
    """Reasons make lines, lines make totals, and both agree with the fast scorer."""
    game = case.game
    for match, _, _ in case.positions():
        numbers = game.lines_of(match.box, match.state)
        for sheet in match.sheets:
            columns = [line.points for line in sheet.lines] + list(sheet.ties.values())
            where = f"ply {match.state.ply}: the score sheet of seat {sheet.seat}"
            assert columns == numbers[sheet.seat].tolist(), (
                f"{where} has {columns} in its columns, but `score` of the Rules says {numbers[sheet.seat].tolist()}: "
                "`sheets` of the Text must count as `score` does"
            )
            lines, ties = tuple(line.name for line in sheet.lines), tuple(sheet.ties)
            assert (lines, ties) == (game.lines, game.ties), (
                f"{where} has the lines {lines} and the ties {ties}, but the Game says `lines={game.lines}` and "
                f"`ties={game.ties}`: `sheets` of the Text must give the same in the same order"
            )
            for line in sheet.lines:
                reasons = sum(reason.points for reason in line.reasons)
                assert reasons == line.points, (
                    f"{where} has {line.points} for `{line.name}`, but its reasons are worth {reasons}: the points of "
                    "the Reasons in a ScoreLine of `sheets` must add up to those of the line"
                )
            assert sheet.total == match.totals[sheet.seat], (
                f"{where} adds up to {sheet.total}, but `score` of the Rules gives it {match.totals[sheet.seat]}: "
                "`sheets` of the Text must count as `score` does"
            )


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
        plies = int(match.state.ply) + game.kernels.play_randomly(match.box, world, dice, moves)
        assert plies <= game.most_plies, (
            f"ply {match.state.ply}: in a world that seat {seat} determinizes the game ends only after {plies} plies, "
            f"more than `most_plies` of the Game, {game.most_plies}: does `deal_unseen` leave a world that the game "
            "could really be in? If so, raise `most_plies`"
        )


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
