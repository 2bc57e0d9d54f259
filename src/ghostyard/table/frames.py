"""Frames: the only place where game data becomes JSON. Nothing in here ever holds more than one viewer's view."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game, pending_seats, seat_is_asked
from ghostyard.core.record import SPECTATOR, bytes_of, copy_of
from ghostyard.core.rules import FINE
from ghostyard.core.scene import Scene
from ghostyard.core.sheet import ScoreSheet
from ghostyard.core.text import listed, shown, why_of
from ghostyard.core.words import Words, names_for, words_for
from ghostyard.manual.first_game import FirstGame
from ghostyard.manual.page import has_manual
from ghostyard.table.certainty import something_moved, sure_scene, sure_sheets
from ghostyard.table.coaching import coach_seen, wanted
from ghostyard.table.protocol import (
    ENDED,
    ClockSeen,
    CoachSeen,
    Frame,
    LineSeen,
    Phase,
    PreviewSeen,
    ReasonSeen,
    SeatSeen,
    SheetSeen,
    WhySeen,
)

NOTHING = Scene(areas=[])

WORLDS = 40  # determinized, in which a move that reveals something is tried: enough that what may differ does
NOT_NOW = "not-now"  # the refusal that every game has, which says nothing about the thing itself
ENCODER = msgspec.json.Encoder()


class Told(NamedTuple):
    """Something that happened: by whose move, in words, where the rules tell of it, and whether it is only a step."""

    seat: int
    sentence: str
    clause: str = ""
    step: bool = False


class TableInfo(msgspec.Struct, frozen=True, gc=False):
    """What everybody at the table may know about it."""

    table: str
    game: Game
    box: Any
    phase: Phase
    version: int
    names: Sequence[str]
    seats: Sequence[SeatSeen]
    options: dict[str, int | bool]
    commitment: str
    seed: str | None  # None until the game is over
    public: bool
    hotseat: bool
    rematch: str | None
    clock: ClockSeen | None
    edition: str = ""  # the title of an owner's edition
    hints: bool = True
    takebacks: bool = True
    asked: Sequence[float] = ()  # when each seat was asked what it is asked now
    outage: str = ""  # the message that says why nothing goes on: it matters more than whose turn it is
    incident: str = ""  # the name under which the log tells more about it
    declined: int = 0  # how often somebody wanted to play on
    first_game: FirstGame | None = None  # the script, where somebody learns


class Viewer(msgspec.Struct, frozen=True, gc=False):
    """One viewer's side of the table: the view, and how it is to be told."""

    seat: int
    you: tuple[int, ...]
    lang: str
    view: Any = None  # none before the game has begun
    host: bool = False
    takeback: bool = False
    brief: bool = False
    standing: Sequence[tuple[int, int]] = ()  # these two follow from the view: where many look, they come with it
    offers: Sequence[int] | None = None

    @property
    def is_asked(self) -> bool:
        """Does this viewer owe a decision, and look from that seat?"""
        if self.seat not in self.you:
            return False
        return seat_is_asked(self.view, self.seat) if self.offers is None else bool(self.offers)


def frame(info: TableInfo, viewer: Viewer, told: Sequence[Told]) -> bytes:
    """Everything this viewer sees now, ready to be sent."""
    return ENCODER.encode(frame_seen(info, viewer, told))


def frame_seen(info: TableInfo, viewer: Viewer, told: Sequence[Told]) -> Frame:
    """Everything this viewer sees now."""
    game, words = info.game, words_for(info.game.name, viewer.lang)
    began = viewer.view is not None
    full = began and not viewer.brief
    sentences, movers, clauses = _heard(told)
    return Frame(
        table=info.table,
        ply=int(viewer.view.ply) if began else 0,
        version=info.version,
        game=game.name,
        title=words.say("title"),
        phase=info.phase,
        you=list(viewer.you),
        seat=viewer.seat,
        seats=_seats(info, viewer, words if full else None) if began else list(info.seats),
        ask=ask(info, viewer, words),
        told=sentences,
        by=movers,
        clauses=clauses,
        steps=steps(told) if told else [],
        scene=scene(info, viewer, words) if full else NOTHING,
        sheets=sheets(game, info.box, viewer, words) if full else [],
        takeback=viewer.takeback,
        commitment=info.commitment,
        seed=info.seed,
        result=result(info, viewer, words) if info.phase in ENDED else None,
        clock=info.clock,
        host=viewer.host,
        hotseat=info.hotseat,
        public=info.public,
        options=info.options,
        edition=info.edition,
        rematch=info.rematch,
        hints=info.hints,
        takebacks=info.takebacks,
        manual=has_manual(game.name),
        moves=_texts(info, viewer) if began and viewer.brief else None,
        coach=_coach(info, viewer, words) if full and info.first_game else None,
        declined=info.declined,
    )


def _heard(told: Sequence[Told]) -> tuple[list[str], list[int], list[str]]:
    """The sentences, by whose move each came, and where the rules tell of it."""
    if not told:  # as in every brief frame
        return [], [], []
    return [one.sentence for one in told], [one.seat for one in told], [one.clause for one in told]


def _coach(info: TableInfo, viewer: Viewer, words: Words) -> CoachSeen | None:
    """What the coach says to whoever learns; nothing to others, nor where the game was given up."""
    first = info.first_game
    if first is None or viewer.seat not in viewer.you or info.phase == "closed":
        return None
    return coach_seen(first, info.game, info.box, viewer.view, info.names, words)


def _texts(info: TableInfo, viewer: Viewer) -> list[str]:
    if not _is_asked(info, viewer):
        return []
    offers = info.game.legal(info.box, viewer.view, viewer.seat).numbers if viewer.offers is None else viewer.offers
    texts = [info.game.moves.texts[move] for move in offers]
    return texts if info.first_game is None else wanted(info.first_game, int(viewer.view.ply), texts)


def _is_asked(info: TableInfo, viewer: Viewer) -> bool:
    """Does the viewer owe a decision? Nobody does where the game was closed before its end."""
    return info.phase != "closed" and viewer.is_asked


def _standing(info: TableInfo, viewer: Viewer) -> Sequence[tuple[int, int]]:
    return viewer.standing or info.game.standings(info.box, viewer.view)


def _seats(info: TableInfo, viewer: Viewer, words: Words | None) -> list[SeatSeen]:
    """All seats; without words, as a brief frame has them, they wear no badges."""
    standing, pending = _standing(info, viewer), pending_seats(viewer.view) if info.phase != "closed" else ()
    return [
        SeatSeen(
            seat.name, seat.kind, seat.online, number in pending, *standing[number], seat.level, seat.away,
            _since(info, number) if number in pending else None, seat.host, seat.agrees,
            None if words is None else info.game.badge(info.box, viewer.view, number, words),
        )
        for number, seat in enumerate(info.seats)
    ]  # fmt: skip


def _since(info: TableInfo, seat: int) -> float | None:
    """For how many seconds the seat has been asked; nobody waits in a replay."""
    return int(10 * max(0.0, time.time() - info.asked[seat])) / 10 if info.asked else None


def ask(info: TableInfo, viewer: Viewer, words: Words) -> str:
    """What is going on, in one sentence: what the viewer has to decide, or whom all wait for."""
    if info.outage:
        return words.say(info.outage, incident=info.incident)
    if info.phase == "lobby":
        return _awaited(info, viewer, words)
    if info.phase in ENDED:
        return result(info, viewer, words)
    if viewer.is_asked:
        return info.game.ask(info.box, viewer.view, viewer.seat, names_for(info.names, viewer.seat), words)
    names = [info.names[seat] for seat in pending_seats(viewer.view)]
    return words.say("table-waiting-for", names=listed(names, words))


def _awaited(info: TableInfo, viewer: Viewer, words: Words) -> str:
    """What a table waits for before its game."""
    free = sum(seat.kind == "open" for seat in info.seats)
    if free:
        return words.say("table-waiting-for-seats", seats=free)
    if viewer.host:
        return words.say("table-ready-to-start")
    host = next((seat.name for seat in info.seats if seat.host), None)
    return words.say("table-waiting-for-host", name=host) if host else words.say("table-waiting-for-start")


def result(info: TableInfo, viewer: Viewer, words: Words) -> str:
    """Who has won; nobody where the game was closed before its end."""
    if info.phase == "closed":
        return words.say("table-closed" if viewer.view is None else "table-ended")
    names = names_heard(info, viewer.seat if viewer.seat in viewer.you else SPECTATOR)
    return info.game.result(info.box, viewer.view, _standing(info, viewer), names, words)


def scene(info: TableInfo, viewer: Viewer, words: Words) -> Scene:
    """What the viewer sees and can touch; choices only for a decision of the viewer's own."""
    game, asked = info.game, _is_asked(info, viewer)
    seen = game.look(info.box, viewer.view, viewer.seat, info.names, words)
    if not asked:
        seen.choices = []
    elif info.first_game:
        offered = wanted(info.first_game, int(viewer.view.ply), [choice.move for choice in seen.choices])
        seen.choices = [choice for choice in seen.choices if choice.move in offered]
    return seen


def sheets(game: Game, box: Any, viewer: Viewer, words: Words) -> list[SheetSeen]:
    """Everybody's score sheet, as far as this viewer's view tells."""
    return [sheet_seen(game, sheet, words, viewer) for sheet in game.sheets(box, viewer.view)]


def sheet_seen(game: Game, sheet: ScoreSheet, words: Words, viewer: Viewer | None = None) -> SheetSeen:
    """A score sheet in words; without a viewer all of it is known."""
    return SheetSeen(
        sheet.seat,
        sheet.total,
        [
            LineSeen(
                line.name,
                words.say(f"line-{line.name}"),
                line.points,
                [ReasonSeen(reason.points, list(reason.things)) for reason in line.reasons],
                viewer is None or game.knows_line(viewer.view, viewer.seat, sheet.seat, line.name),
                why_of(line, words),
                shown(line, words),
                game.line_clauses.get(line.name, ""),
            )
            for line in sheet.lines
        ],
        sheet.ties,
    )


def told(
    info: TableInfo, before: Any, after: Any, mover: int, move: int | None, lang: str, reader: int = SPECTATOR
) -> list[Told]:
    """What was seen of a move, in the person of the reader; `move` is None where it is secret from this viewer."""
    game, words = info.game, words_for(info.game.name, lang)
    sentences = game.tell(info.box, before, after, mover, move, names_heard(info, reader), words)
    return [Told(mover, str(said), game.clause_of(said), game.is_step(said)) for said in sentences]


def steps(told: Sequence[Told]) -> list[int]:
    """Which of it is only a step to something."""
    return [place for place, one in enumerate(told) if one.step]


def names_heard(info: TableInfo, reader: int) -> Sequence[str]:
    """The names as one seat hears them; around one screen several read the same words, so nobody is "you"."""
    return info.names if info.hotseat else names_for(info.names, reader)


def preview(info: TableInfo, viewer: Viewer, message: str, text: str) -> bytes:
    """What a move would do, worked out in worlds determinized from the view: it cannot tell what is hidden."""
    number = info.game.moves.number(text)
    seen, counted = look_after(info, viewer, number)
    return ENCODER.encode(PreviewSeen(message, info.game.moves.texts[number], seen, counted))


def look_after(info: TableInfo, viewer: Viewer, number: int) -> tuple[Scene, list[SheetSeen]]:
    """What is sure about the table and the score sheets after a move."""
    game, words = info.game, words_for(info.game.name, viewer.lang)
    later = [
        replace(viewer, view=view, standing=(), offers=None)
        for view in views_after(info, viewer.view, viewer.seat, number)
    ]
    scenes = [scene(info, world, words) for world in later]
    all_sheets = [sheets(game, info.box, world, words) for world in later]
    if len(later) > 1:
        now = scene(info, viewer, words), sheets(game, info.box, viewer, words)
        seen, counted = sure_scene(scenes, now[0]), sure_sheets(all_sheets, now[1])
        if not (something_moved(now[0], seen) or counted != now[1]):
            raise Mistake("preview-reveals")
    else:
        seen, counted = scenes[0], all_sheets[0]
    seen.choices = []
    return seen, counted


def why(info: TableInfo, viewer: Viewer, message: str, touched: Sequence[str]) -> bytes:
    """Why a touch does nothing now, with the rule, as far as the view tells."""
    reason = refused_touch(info, viewer, touched)
    return ENCODER.encode(WhySeen(message, reason.sentence(viewer.lang), reason.clause))


def refused_touch(info: TableInfo, viewer: Viewer, touched: Sequence[str]) -> Mistake:
    """The refusal of the moves that are spelled so; if that only says "not now", what is asked instead."""
    if info.first_game and viewer.is_asked:
        return Mistake("coach-later")
    game, words = info.game, words_for(info.game.name, viewer.lang)
    moves = spelled_moves(game, viewer.view, viewer.seat, touched)
    codes = [int(game.rules.refusal(info.box, viewer.view, viewer.seat, move)) for move in moves]
    told = next((code for code in codes if code != FINE and game.refusals[code][0] != NOT_NOW), FINE)
    if told != FINE:
        return game.refused(told)
    clause = next((game.refusals[code][1] for code in codes if code != FINE), "")
    return Mistake("not-that-now", clause=clause, ask=ask(info, viewer, words))


def spelled_moves(game: Game, view: Any, seat: int, touched: Sequence[str]) -> list[int]:
    """All moves, legal or not, that begin with these touches, or else with fewer of them and the last one."""
    spelled = [(move, game.touches(view, seat, move)) for move in range(len(game.moves))]
    for start in range(len(touched) - 1, -1, -1):
        wanted = [*touched[:start], touched[-1]]
        if moves := [move for move, touches in spelled if touches[: len(wanted)] == wanted]:
            return moves
    return []


def views_after(info: TableInfo, view: Any, seat: int, number: int) -> list[Any]:
    """The view after the move; where the move would reveal something, the views in several determinized worlds."""
    game, box = info.game, info.box
    before = view
    after = _played_in_a_world(game, box, view, seat, number, 1)
    if after.revealed != view.revealed and game.hides_move(view, number):
        # As if somebody else still had to choose: the choice stays in the hand and nothing is turned up.
        before = copy_of(view)
        before.pending |= 1 << ((seat + 1) % int(view.seats))
        after = _played_in_a_world(game, box, before, seat, number, 1)
    views = [after]
    if after.revealed != view.revealed:
        others = [_played_in_a_world(game, box, before, seat, number, seed) for seed in range(2, WORLDS + 1)]
        views = telling_views([after, *others])
    for each in views:
        game.show_own_choice(box, each, seat)
    return views


def telling_views(views: list[Any]) -> list[Any]:
    """The first view, and each later one that differs from it where none before did: a few show all that varies."""
    first, *others = [np.frombuffer(bytes_of(view), np.uint8) for view in views]
    kept, varied = views[:1], np.zeros(len(first), bool)
    for view, seen in zip(views[1:], others, strict=True):
        if ((seen != first) & ~varied).any():
            kept.append(view)
            varied |= seen != first
    return kept


def _played_in_a_world(game: Game, box: Any, view: Any, seat: int, number: int, seed: int) -> Any:
    """The seat's view after the move in one determinized world."""
    world, chance = game.state.blank(), np.zeros(4, np.uint32)
    seed_chance(chance, seed_words(seed), 0)
    game.rules.determinize(box, view, seat, chance, np.zeros(game.scratch_size, np.int16), world)
    code = game.rules.refusal(box, world, seat, number)
    if code != FINE:
        raise game.refused(code, move=game.moves.texts[number])
    game.rules.play(box, world, seat, number)
    return game.view(box, world, seat)
