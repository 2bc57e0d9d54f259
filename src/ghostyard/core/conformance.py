"""The conformance suite: what every game must keep to, checked by playing. It ships with the package, so that
anybody can prove a game of their own: `for check in CHECKS: check(Case(game, seats=3, seed=1))`."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.game import Game, pending_seats
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR, Field, Seen, array_of, bytes_of, copy_of, fields_of, record_hash
from ghostyard.core.registry import resource
from ghostyard.core.replay import replay
from ghostyard.core.rules import FINE, OWN_REFUSALS
from ghostyard.core.scene import flaws
from ghostyard.core.text import ASK
from ghostyard.core.words import LANGUAGES, names_for, words_for

WORLDS = 48  # determinized for the second lock: enough that a fair coin never looks like a constant
MOST_SCENE_BYTES = 80_000  # a full table, as JSON


@dataclass(frozen=True)
class Case:
    """One game to be played at random and looked at closely."""

    game: Game
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    every: int = 1  # look at every how-manieth position: expensive checks need not see all

    def match(self) -> Match:
        """The match before its first move."""
        return Match(self.game, self.seats, seed=self.seed, options=self.options)

    def positions(self) -> Iterator[tuple[Match, int, int]]:
        """A random game: the match before each move, the seat, and the number of its move."""
        match, luck = self.match(), random.Random(self.seed)
        while not match.over:
            seat = luck.choice(match.pending)
            move = luck.choice(match.legal(seat).numbers)
            if match.state.ply % self.every == 0:
                yield match, seat, move
            match.play(seat, move)

    def viewers(self) -> range:
        """Every seat, and somebody who only watches."""
        return range(SPECTATOR, self.seats)


def all_options(game: Game) -> list[dict[str, Any]]:
    """The defaults, every single other value of every option, and everything changed at once."""
    defaults = {option.name: option.values[0] for option in game.options}
    single = [defaults | {option.name: value} for option in game.options for value in option.values[1:]]
    found = [defaults, *single, {option.name: option.values[-1] for option in game.options}]
    return [options for place, options in enumerate(found) if options not in found[:place]]


def finished(case: Case) -> Match:
    """The match of a case, played to its end."""
    match = case.match()
    for position, _, _ in case.positions():
        match = position
    return match


def replay_gives_the_same_bytes(case: Case) -> None:
    """A journal, played again, leads to exactly the same state."""
    match = finished(case)
    again = replay(case.game, match.journal)
    assert bytes_of(again.state) == bytes_of(match.state)


def ends_within_its_bound(case: Case) -> None:
    """Whatever is played, the game is over in time; then nobody is asked and somebody has won."""
    match = finished(case)
    assert match.over
    assert match.state.ply == len(match.played), "`play` must count `s.ply` up by one"
    assert match.state.ply <= case.game.most_plies, f"set `most_plies` of the Game to {match.state.ply} or more"
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


def _named(game: Game, moves: dict[int, int]) -> dict[int, str]:
    return {seat: game.moves.texts[move] for seat, move in moves.items()}


def _texts(game: Game, moves: set[int]) -> list[str]:
    return [game.moves.texts[move] for move in sorted(moves)]


def every_message_is_there(case: Case) -> None:
    """All that is always said of a game has a message in every language, with the same arguments."""
    game = case.game
    needed = ["title", "tagline", *(f"line-{name}" for name in game.columns)]
    needed += [f"option-{option.name}" for option in game.options]
    needed += [f"mistake-{name}" for code, (name, _) in game.refusals.items() if code >= OWN_REFUSALS]
    needed += [] if game.text.ask else [ASK]
    problems = []
    for language in LANGUAGES:
        path, words = resource(game.name, "words", f"{language}.ftl"), words_for(game.name, language)
        if missing := [f"`{message} = ...`" for message in needed if not words.has(message)]:
            problems.append(f"add {', '.join(missing)} to {path}")
    assert not problems, "; ".join(problems)


def refusals_explain_themselves(case: Case) -> None:
    """Every refusal says a sentence in every language and names its clause."""
    for code, (name, clause) in case.game.refusals.items():
        refused = case.game.refused(code, move="?")
        assert clause or code < OWN_REFUSALS, f"{name}: name the clause in `refusals` of the Game"
        assert all(refused.sentence(language) for language in LANGUAGES)


def every_component_exists_once(case: Case) -> None:
    """No component is ever lost, or in two places."""
    for match, _, _ in case.positions():
        counts = census(case.game, match.box, match.state)
        lost, twice = np.flatnonzero(counts[1:] == 0) + 1, np.flatnonzero(counts[1:] > 1) + 1
        assert not len(lost), f"ply {match.state.ply}: `census` finds {lost.tolist()} nowhere"
        assert not len(twice), f"ply {match.state.ply}: `census` finds {twice.tolist()} in more than one place"


def census(game: Game, box: Any, state: Any) -> Any:
    """How often each component number is found; number 0 is nothing."""
    counts = np.zeros(game.components + 1, np.int16)
    game.rules.census(box, state, counts)
    return counts


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


def world_of(case: Case, match: Match, viewer: int, seed: int) -> Any:
    """A full state that fits what this viewer knows."""
    chance, out = np.zeros(4, np.uint32), case.game.state.blank()
    seed_chance(chance, seed_words(seed + (7 << 64)), 0)  # mixed: worlds of neighbouring seeds have nothing in common
    scratch = np.zeros(case.game.scratch_size, np.int16)
    case.game.rules.determinize(match.box, match.view(viewer), viewer, chance, scratch, out)
    return out


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


def first_lock(case: Case) -> None:
    """What a viewer determinizes looks to that viewer exactly like the truth."""
    for match, _, _ in case.positions():
        for viewer in case.viewers():
            seen = match.view(viewer)
            assert not seen.chance.any(), "a view never holds the generator"
            world = world_of(case, match, viewer, seed=int(match.state.ply))
            imagined = case.game.view(match.box, world, viewer)
            assert bytes_of(imagined) == bytes_of(seen), _difference(imagined, seen)
            lost = np.flatnonzero(census(case.game, match.box, world)[1:] != 1) + 1
            assert not len(lost), (
                f"ply {match.state.ply}: in a world of viewer {viewer} the components {lost.tolist()} are nowhere, or "
                "twice: `deal_unseen` must put each unseen one into one place"
            )


def _difference(one: Any, other: Any) -> str:
    fields = [name for name in one.dtype.names if (one[name] != other[name]).any()]
    return f"the views differ in {fields}"


def second_lock(case: Case) -> None:
    """Over many determinized worlds every hidden thing really varies: nothing of it came through the view."""
    for match, _, _ in case.positions():
        for viewer in case.viewers():
            same = case.game.hidden(match.box, world_of(case, match, viewer, seed=0), viewer)
            unlike = set(same) ^ set(case.game.hidden(match.box, match.state, viewer))
            assert not unlike, (
                f"ply {match.state.ply}: in a world of viewer {viewer} {sorted(unlike)} is there and is not"
            )
            for seed in range(1, WORLDS):
                world = world_of(case, match, viewer, seed) if same else None
                others = case.game.hidden(match.box, world, viewer) if same else {}
                same = {thing: value for thing, value in same.items() if others[thing] == value}
            assert not same, f"ply {match.state.ply}: viewer {viewer} can tell {same}"


def a_spectator_sees_nothing_hidden(case: Case) -> None:
    """Whatever is hidden from any seat's rivals is hidden from somebody who only watches."""
    for match, _, _ in case.positions():
        watched = set(case.game.hidden(match.box, match.state, SPECTATOR))
        for seat in range(case.seats):
            assert set(case.game.hidden(match.box, match.state, seat)) <= watched


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
            assert len(views) == 1, f"viewer {viewer} can tell what seat {seat} chose"


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


def own_view_is_enough_to_move(case: Case) -> None:
    """A seat's legal moves can be worked out from its view alone."""
    for match, _, _ in case.positions():
        for seat in match.pending:
            seen = match.view(seat)
            assert pending_seats(seen) == match.pending
            assert case.game.legal(match.box, seen, seat).numbers == match.legal(seat).numbers


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
                    f"{game.moves.texts[move]} shows {viewer} something new: count `s.revealed` up"
                )


def view_in_a_world(case: Case, match: Match, viewer: int, seat: int, move: int, seed: int) -> bytes | None:
    """What the viewer sees after the move in a world that fits what it knows; nothing where only a move that it is not
    told would be impossible."""
    game, world = case.game, world_of(case, match, viewer, seed)
    if game.rules.refusal(match.box, world, seat, move) != FINE:
        told = viewer == seat or not game.hides_move(match.state, move)
        assert not told, (
            f"that {game.moves.texts[move]} is possible shows {viewer} something new: count `s.revealed` up"
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
                    f"ply {match.state.ply}: viewer {viewer} forgets `{name}` at {np.argwhere(certain).tolist()}"
                )


def _future(case: Case, match: Match, viewer: int, seat: int, move: int, seed: int, later: Any) -> Any:
    """A world that the viewer thinks possible, after the move; nothing if the move looks different there."""
    game, world = case.game, world_of(case, match, viewer, seed)
    if game.rules.refusal(match.box, world, seat, move) != FINE:
        return None
    game.rules.play(match.box, world, seat, move)
    return world if bytes_of(game.view(match.box, world, viewer)) == bytes_of(later) else None


def determinized_worlds_play_on(case: Case) -> None:
    """From a determinized world the game can be played to its end."""
    game = case.game
    moves, dice = np.empty(game.most_moves, np.int16), seed_words(case.seed + (1 << 70))
    for match, seat, _ in case.positions():
        world = world_of(case, match, seat, seed=case.seed)
        assert int(match.state.ply) + game.kernels.play_randomly(match.box, world, dice, moves) <= game.most_plies
        assert world.pending == 0


def everything_is_told(case: Case) -> None:
    """Every move is told in words, in every language, to everybody; every position has a picture."""
    for match, seat, move in case.positions():
        language = LANGUAGES[int(match.state.ply) % len(LANGUAGES)]
        words = words_for(case.game.name, language)
        for viewer in case.viewers():
            known = move if viewer == seat or not case.game.hides_move(match.state, move) else None
            before = match.view(viewer)
            after = copy_of(match.state)
            case.game.rules.play(match.box, after, seat, move)
            later = case.game.view(match.box, after, viewer)
            heard = names_for(match.names, viewer)
            assert case.game.tell(match.box, before, later, seat, known, heard, words)
            assert case.game.picture(match.box, before, viewer, match.names, words)
        assert case.game.ask(match.box, match.view(seat), seat, match.names, words)
        for move in match.legal(seat).numbers[:40]:
            assert case.game.say_move(match.box, match.view(seat), seat, move, match.names, words)


def every_move_can_be_touched(case: Case) -> None:
    """A scene offers each legal move exactly once, all it needs is there, and it is small enough to be sent often."""
    game = case.game
    for match, _, _ in case.positions():
        words = words_for(game.name, LANGUAGES[int(match.state.ply) % len(LANGUAGES)])
        for viewer in case.viewers():
            seen = match.view(viewer)
            scene = game.look(match.box, seen, viewer, match.names, words)
            assert not (wrong := flaws(scene, game.art())), wrong
            assert [choice.move for choice in scene.choices] == match.legal(viewer).texts
            assert all(choice.label for choice in scene.choices)
            for choice in scene.choices:
                spelled = game.touches(seen, viewer, game.moves.number(choice.move))
                assert spelled == choice.touch, f"`touches` says {spelled} for {choice.move}, the scene {choice.touch}"
            assert not (lost := things_of(game, match.box, seen) - set(scene.marks)), f"no mark for {lost}"
            assert len(msgspec.json.encode(scene)) <= MOST_SCENE_BYTES
            assert [area.seat for area in scene.areas if area.kind == "own"] == [viewer] * (viewer >= 0)


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
        assert not (wrong := flaws(scene, game.art())), wrong
        assert things_of(game, match.box, seen) <= set(scene.marks)


CHECKS: tuple[Callable[[Case], None], ...] = (
    replay_gives_the_same_bytes,
    ends_within_its_bound,
    legal_and_play_agree,
    every_message_is_there,
    refusals_explain_themselves,
    every_component_exists_once,
    looking_changes_nothing,
    move_texts_round_trip,
    score_sheets_add_up,
    everybody_counts_the_same_points,
    views_show_what_the_marks_say,
    first_lock,
    second_lock,
    a_spectator_sees_nothing_hidden,
    secret_choices_stay_secret,
    simultaneous_choices_commute,
    own_view_is_enough_to_move,
    taking_back_is_safe,
    nothing_is_forgotten,
    determinized_worlds_play_on,
    everything_is_told,
    every_move_can_be_touched,
    a_preview_shows_the_own_choice,
)


def trace(case: Case) -> list[str]:
    """The hash of every state, view and score sheet of a random game: the same at every speed."""
    hashes = []
    for match, _, _ in case.positions():
        parts = [bytes_of(match.state)]
        parts += [bytes_of(match.view(viewer)) for viewer in case.viewers()]
        parts += [bytes_of(world_of(case, match, viewer, 3)) for viewer in case.viewers()]
        parts.append(case.game.lines_of(match.box, match.state).tobytes())
        hashes.append(_short_hash(b"".join(parts)))
    return hashes


def _short_hash(data: bytes) -> str:
    from hashlib import sha256

    return sha256(data).hexdigest()[:16]
