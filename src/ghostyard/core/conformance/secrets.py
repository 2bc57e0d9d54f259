"""Checks of the secrets: who may know what, and that a view knows neither more nor less."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostyard.core.conformance.case import Case, census, world_of
from ghostyard.core.game import pending_seats
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR, Field, Seen, bytes_of, copy_of, fields_of
from ghostyard.core.rules import FINE

WORLDS = 48  # determinized for the second lock: enough that a fair coin never looks like a constant


def views_show_what_the_marks_say(case: Case) -> None:
    """A view holds exactly the public fields and the own rows: it knows neither less nor more."""
    fields = [one for one in fields_of(case.game.state) if one.seen not in (None, Seen.BY_RULE)]
    for match, _, _ in case.positions():
        state: Any = match.state
        for viewer in case.viewers():
            seen = match.view(viewer)
            for marked in fields:
                wanted = _visible(marked, state[marked.name], viewer)
                assert np.array_equal(seen[marked.name], wanted), (
                    f"ply {state.ply}: the view of {viewer} has {seen[marked.name]} for `{marked.name}`, which is "
                    f"marked {marked.seen and marked.seen.value}; it must be {wanted}"
                )


def _visible(field: Field, value: Any, viewer: int) -> Any:
    """What a viewer sees of a field by its mark."""
    if field.seen is Seen.BY_ALL:
        return value
    blank = np.zeros_like(value)
    if field.seen is Seen.BY_OWNER and viewer >= 0:
        blank[viewer] = value[viewer]
    return blank


def everybody_counts_the_same_points(case: Case) -> None:
    """What a view scores is what the state scores, but for lines that only their owner knows: `secret_lines`."""
    game = case.game
    assert set(game.secret_lines) <= set(game.lines), "`secret_lines` of the Game must be among its `lines`"
    for match, _, _ in case.positions():
        truth = game.lines_of(match.box, match.state)
        for viewer in case.viewers():
            seen = match.view(viewer)
            counted = game.lines_of(match.box, seen)
            for owner in range(case.seats):
                for column, line in enumerate(game.lines):
                    same = counted[owner, column] == truth[owner, column]
                    assert same or not game.knows_line(seen, viewer, owner, line), (
                        f"ply {match.state.ply}: {viewer} counts {counted[owner, column]} for `{line}` of {owner}, but "
                        f"it is {truth[owner, column]}: show what it needs, or name the line in `secret_lines`"
                    )


def first_lock(case: Case) -> None:
    """What a viewer determinizes looks to that viewer exactly like the truth."""
    for match, _, _ in case.positions():
        for viewer in case.viewers():
            seen = match.view(viewer)
            assert not seen.chance.any(), (
                f"ply {match.state.ply}: the view of {viewer} holds the generator `chance`, from which all that is "
                "still to come can be read: `view` of the Rules must leave it zero"
            )
            world = world_of(case, match, viewer, seed=int(match.state.ply))
            looks = case.game.view(match.box, world, viewer)
            assert bytes_of(looks) == bytes_of(seen), (
                f"ply {match.state.ply}: in a world that viewer {viewer} determinizes, the same viewer sees other "
                f"{_differing(looks, seen)}: `deal_unseen` must leave alone what the viewer sees, and the view must "
                "not show what it fills; is a field marked `Public` or `Own` that this viewer must not see?"
            )
            lost = np.flatnonzero(census(case.game, match.box, world)[1:] != 1) + 1
            assert not len(lost), (
                f"ply {match.state.ply}: in a world of viewer {viewer} the components {lost.tolist()} are nowhere, or "
                "twice: `deal_unseen` must put each unseen one into one place; or their owner cannot see them: is the "
                "field `Hidden` that should be `Own`?"
            )


def _differing(one: Any, other: Any) -> str:
    return ", ".join(f"`{name}`" for name in one.dtype.names if (one[name] != other[name]).any())


def second_lock(case: Case) -> None:
    """Over many determinized worlds every hidden thing really varies: nothing of it came through the view."""
    for match, _, _ in case.positions():
        for viewer in case.viewers():
            same = case.game.hidden(match.box, world_of(case, match, viewer, seed=0), viewer)
            truth = case.game.hidden(match.box, match.state, viewer)
            assert set(same) == set(truth), (
                f"ply {match.state.ply}: only the truth has something at {sorted(set(truth) - set(same))}, and only a "
                f"world that viewer {viewer} determinizes at {sorted(set(same) - set(truth))}: `deal_unseen` must "
                "fill the very places that `deal` and `play` fill, such as the first ones of a hand without gaps"
            )
            for seed in range(1, WORLDS):
                world = world_of(case, match, viewer, seed) if same else None
                others = case.game.hidden(match.box, world, viewer) if same else {}
                same = {thing: value for thing, value in same.items() if others[thing] == value}
            assert not same, (
                f"ply {match.state.ply}: viewer {viewer} can tell {same}, which is the same in {WORLDS} worlds: "
                "`deal_unseen` must draw it at random, and no field that this viewer sees may tell it"
            )


def a_spectator_sees_nothing_hidden(case: Case) -> None:
    """Whatever is hidden from any seat's rivals is hidden from somebody who only watches."""
    for match, _, _ in case.positions():
        watched = set(case.game.hidden(match.box, match.state, SPECTATOR))
        for seat in range(case.seats):
            missed = sorted(set(case.game.hidden(match.box, match.state, seat)) - watched)
            assert not missed, (
                f"ply {match.state.ply}: somebody who only watches sees {missed[:5]}, which is hidden from seat "
                f"{seat}: for the viewer -1, `reveal` (or `view`) of the Rules may show no more than it shows every "
                "seat"
            )


def secret_choices_stay_secret(case: Case) -> None:
    """While others still choose, nobody else's view tells what was chosen."""
    game = case.game
    for match, seat, _ in case.positions():
        legal = match.legal(seat).numbers
        if not game.hides_move(match.state, legal[0]) or len(match.pending) == 1:
            continue
        for viewer in set(case.viewers()) - {seat}:
            views = set()
            for move in legal:
                trial = copy_of(match.state)
                game.rules.play(match.box, trial, seat, move)
                views.add(bytes_of(game.view(match.box, trial, viewer)))
            assert len(views) == 1, (
                f"ply {match.state.ply}: viewer {viewer} can tell what seat {seat} chose: keep it in an `Own` field "
                "until all have chosen"
            )


def own_view_is_enough_to_move(case: Case) -> None:
    """A seat's legal moves can be worked out from its view alone."""
    for match, _, _ in case.positions():
        for seat in match.pending:
            seen = match.view(seat)
            assert pending_seats(seen) == match.pending, (
                f"ply {match.state.ply}: in the view of seat {seat} the seats {pending_seats(seen)} are asked, but in "
                f"the state {match.pending}: `view` of the Rules must copy `s.pending`"
            )
            missing = set(match.legal(seat).texts) ^ set(case.game.legal(match.box, seen, seat).texts)
            assert not missing, (
                f"ply {match.state.ply}: whether {sorted(missing)} are legal cannot be told from the view of seat "
                f"{seat}, whose moves they are: show it what the rules ask for (`Own` instead of `Hidden`?)"
            )


def taking_back_is_safe(case: Case) -> None:
    """A move that reveals nothing looks the same to everybody in every world they think possible.

    Otherwise it shows somebody something new, and must count `revealed` up: taken back, it would be unknown again.
    """
    game = case.game
    for match, seat, move in case.positions():
        after = copy_of(match.state)
        game.rules.play(match.box, after, seat, move)
        if after.revealed != match.state.revealed:
            continue
        for viewer in case.viewers():
            seen = bytes_of(game.view(match.box, after, viewer))
            for seed in range(4):
                later = view_in_a_world(case, match, viewer, seat, move, seed)
                assert later in (seen, None), (
                    f"ply {match.state.ply}: {game.moves.texts[move]} shows viewer {viewer} something new: count "
                    "`s.revealed` up"
                )


def view_in_a_world(case: Case, match: Match, viewer: int, seat: int, move: int, seed: int) -> bytes | None:
    """What the viewer sees after the move in a world that fits what it knows; nothing where only a move that it is not
    told would be impossible."""
    game, world = case.game, world_of(case, match, viewer, seed)
    if game.rules.refusal(match.box, world, seat, move) != FINE:
        told = viewer == seat or not game.hides_move(match.state, move)
        assert not told, (
            f"ply {match.state.ply}: that {game.moves.texts[move]} is possible shows viewer {viewer} something new: "
            "count `s.revealed` up"
        )
        return None
    game.rules.play(match.box, world, seat, move)
    return bytes_of(game.view(match.box, world, viewer))


def nothing_is_forgotten(case: Case) -> None:
    """What a view shows, and what a move certainly leaves where it is, the next view still shows.

    Certain is what is so in all worlds that the viewer thinks possible where the move can be made and looks the same.
    Only what lies in one place can be followed so: for what else follows from what was seen, such as where a thing is
    not, a game needs tests of its own.
    """
    game = case.game
    names = [field.name for field in fields_of(game.state) if field.seen is Seen.BY_RULE]
    for match, seat, move in case.positions():
        after = copy_of(match.state)
        game.rules.play(match.box, after, seat, move)
        for viewer in case.viewers():
            if viewer != seat and game.hides_move(match.state, move):
                continue
            before, later = match.view(viewer), game.view(match.box, after, viewer)
            lost = {name: (before[name] != 0) & (later[name] == 0) & (after[name] == before[name]) for name in names}
            if not any(gone.any() for gone in lost.values()):
                continue
            futures = [
                world for seed in range(WORLDS) if (world := _future(case, match, viewer, seat, move, seed, later))
            ]
            for name, gone in lost.items():
                certain = gone & np.all([future[name] == before[name] for future in futures], axis=0)
                assert len(futures) < WORLDS // 4 or not certain.any(), (  # a rare event leaves too few worlds to tell
                    f"ply {match.state.ply}: viewer {viewer} forgets `{name}` at {np.argwhere(certain).tolist()}, "
                    f"which it saw and which {game.moves.texts[move]} leaves where it is: let `reveal` of the Rules "
                    "still show it"
                )


def _future(case: Case, match: Match, viewer: int, seat: int, move: int, seed: int, later: Any) -> Any:
    """A world that the viewer thinks possible, after the move; nothing if the move looks different there."""
    game, world = case.game, world_of(case, match, viewer, seed)
    if game.rules.refusal(match.box, world, seat, move) != FINE:
        return None
    game.rules.play(match.box, world, seat, move)
    return world if bytes_of(game.view(match.box, world, viewer)) == bytes_of(later) else None


CHECKS = (
    views_show_what_the_marks_say,
    everybody_counts_the_same_points,
    first_lock,
    second_lock,
    a_spectator_sees_nothing_hidden,
    secret_choices_stay_secret,
    own_view_is_enough_to_move,
    taking_back_is_safe,
    nothing_is_forgotten,
)
