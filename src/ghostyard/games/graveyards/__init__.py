"""Graveyards, Ghosts & Haunted Houses: lay tiles edge to edge; only the best joined area of your ghosts counts."""

from ghostyard.core.game import Game, Option
from ghostyard.core.real_table import RealTable
from ghostyard.core.rules import Rules
from ghostyard.core.screen import Screen
from ghostyard.core.text import Text
from ghostyard.games.graveyards.bots.heuristics import HEURISTICS
from ghostyard.games.graveyards.pad import PAD
from ghostyard.games.graveyards.rules import decisions, scoring, secrets
from ghostyard.games.graveyards.rules import move_numbers as numbers
from ghostyard.games.graveyards.rules import turns as rules
from ghostyard.games.graveyards.rules.edition import EDITION_FORMAT
from ghostyard.games.graveyards.rules.moves import BOOK
from ghostyard.games.graveyards.rules.names import describe, hidden
from ghostyard.games.graveyards.rules.observation import OBSERVATION
from ghostyard.games.graveyards.rules.real_table import NUMBERED, Table, score_table, set_up
from ghostyard.games.graveyards.rules.sheet import LINE_CLAUSES, LINE_NAMES, sheets
from ghostyard.games.graveyards.rules.state import Box, State
from ghostyard.games.graveyards.screen.art import art
from ghostyard.games.graveyards.screen.edition_desk import EDITION_DESK
from ghostyard.games.graveyards.screen.look import badge, look, touches
from ghostyard.games.graveyards.screen.terminal import picture
from ghostyard.games.graveyards.words.tell import TELL_CLAUSES, TELL_STEPS, ask, hides_move, say_move, tell

GAME = Game(
    name="graveyards",
    version=2,  # 2: a tile from the hand is revealed when it is laid
    seats=range(2, 5),
    simultaneous=False,
    minutes=30,
    options=(
        Option("choose-colours", (True, False), "GRA-05"),
        Option("houses-again", (False, True), "GRA-11"),
    ),
    state=State,
    box=Box,
    rules=Rules(
        deal=rules.deal,
        refusal=decisions.refusal,
        legal=decisions.legal,
        play=rules.play,
        score=scoring.score,
        rank_key=scoring.rank_key,
        reveal=secrets.reveal,
        deal_unseen=secrets.deal_unseen,
        census=secrets.census,
    ),
    moves=BOOK,
    most_moves=numbers.MOST_MOVES,
    most_plies=rules.MOST_PLIES,
    components=secrets.COMPONENTS,
    lines=LINE_NAMES,
    line_clauses=LINE_CLAUSES,
    tell_clauses=TELL_CLAUSES,
    tell_steps=TELL_STEPS,
    ties=(),
    refusals={
        numbers.GAME_OVER: ("game-over", "GRA-19"),
        numbers.NOT_ASKED: ("not-asked", "GRA-07"),
        numbers.NOT_NOW: ("not-now", "GRA-07"),
        numbers.COLOUR_TAKEN: ("colour-taken", "GRA-05"),
        numbers.EMPTY_SLOT: ("empty-slot", "GRA-07"),
        numbers.NO_SUCH_TILE: ("empty-slot", "GRA-16"),
        numbers.NOT_YOUR_HOUSE: ("not-your-house", "GRA-05"),
        numbers.HOUSE_MOVED: ("house-moved", "GRA-11"),
        numbers.ENOUGH_HOUSE_MOVES: ("enough-house-moves", "GRA-11"),
        numbers.HOUSE_NOWHERE: ("house-nowhere", "GRA-10"),
        numbers.NOT_BESIDE: ("not-beside", "GRA-09"),
        numbers.NOT_THE_MIDDLE: ("not-the-middle", "GRA-09"),
        numbers.TILE_LOCKED: ("tile-locked", "GRA-12"),
        numbers.JUST_PLAYED: ("just-played", "GRA-14"),
        numbers.SAME_TILE: ("same-tile", "GRA-15"),
        numbers.NO_OTHER_TILE: ("no-other-tile", "GRA-15"),
        numbers.HAND_EMPTY: ("hand-empty", "GRA-16"),
        numbers.SAME_TURN: ("same-turn", "GRA-14"),
        numbers.WINDOWS: ("windows", "GRA-10"),
        numbers.NO_TILE_TO_ROTATE: ("no-tile-there", "GRA-14"),
        numbers.NO_TILE_TO_SWAP: ("no-tile-there", "GRA-15"),
        numbers.NO_TILE_TO_REPLACE: ("no-tile-there", "GRA-16"),
        numbers.NO_TOKEN_TO_MOVE: ("no-token-there", "GRA-14"),
        numbers.NO_TOKEN_TO_SWAP: ("no-token-there", "GRA-15"),
        numbers.NO_TOKEN_TO_REPLACE: ("no-token-there", "GRA-16"),
        numbers.NOWHERE_TO_MOVE: ("nowhere-to-move", "GRA-14"),
        numbers.NO_OTHER_KIND: ("no-other-kind", "GRA-18"),
        numbers.EQUAL_TOKENS: ("equal-tokens", "GRA-18"),
        numbers.SAME_TOKEN: ("same-token", "GRA-15"),
        numbers.NO_OTHER_KIND_HELD: ("no-other-kind-held", "GRA-16"),
        numbers.SAME_KIND: ("same-kind", "GRA-16"),
        numbers.NONE_HELD: ("none-held", "GRA-17"),
        numbers.NO_SUCH_TOKEN: ("none-held", "GRA-16"),
        numbers.NOT_VACANT: ("not-vacant", "GRA-18"),
    },
    edition_format=EDITION_FORMAT,
    text=Text(sheets=sheets, describe=describe, picture=picture, tell=tell, ask=ask, say_move=say_move),
    screen=Screen(look=look, touches=touches, badge=badge, art=art),
    real_table=RealTable(Table, lambda table, box: score_table(table), set_up, NUMBERED),
    editors={"pad": PAD, "edition": EDITION_DESK.editor()},
    hidden=hidden,
    hides_move=hides_move,
    heuristics=HEURISTICS,
    deciding="phase",
    observation=OBSERVATION,
    state_sizes={1: 1712},  # `State.bare` came later
)
