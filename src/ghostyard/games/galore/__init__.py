"""Ghosts Galore: everybody fills a mine with nine track tiles; thirteen things score."""

from ghostyard.core.game import Game, Option
from ghostyard.core.real_table import RealTable
from ghostyard.core.rules import Rules
from ghostyard.core.screen import Screen
from ghostyard.core.text import Text
from ghostyard.games.galore.bots.heuristics import HEURISTICS
from ghostyard.games.galore.pad import PAD
from ghostyard.games.galore.rules import scoring, secrets
from ghostyard.games.galore.rules import turns as rules
from ghostyard.games.galore.rules.edition import EDITION_FORMAT
from ghostyard.games.galore.rules.moves import BOOK
from ghostyard.games.galore.rules.names import describe, hidden
from ghostyard.games.galore.rules.observation import OBSERVATION
from ghostyard.games.galore.rules.real_table import NUMBERED, Table, score_table, set_up
from ghostyard.games.galore.rules.sheet import LINE_CLAUSES, LINE_NAMES, TIE_NAMES, sheets
from ghostyard.games.galore.rules.state import TILES, Box, State
from ghostyard.games.galore.screen.art import art
from ghostyard.games.galore.screen.edition_desk import EDITION_DESK
from ghostyard.games.galore.screen.look import areas, show_own_choice, touches, turning
from ghostyard.games.galore.screen.marks import marks
from ghostyard.games.galore.screen.terminal import picture
from ghostyard.games.galore.words.tell import TELL_CLAUSES, ask, hides_move, say_move, tell

GAME = Game(
    name="galore",
    version=2,  # 2: one remembers the tile one gave back
    seats=range(2, 6),
    minutes=20,
    options=(
        Option("experienced", (False, True), "GAL-09"),
        Option("random-sides", (False, True), "GAL-06"),
    ),
    state=State,
    box=Box,
    rules=Rules(
        deal=rules.deal,
        refusal=rules.refusal,
        legal=rules.legal,
        play=rules.play,
        score=scoring.score,
        rank_key=scoring.rank_key,
        reveal=secrets.reveal,
        deal_unseen=secrets.deal_unseen,
        census=secrets.census,
    ),
    moves=BOOK,
    most_moves=rules.MOST_MOVES,
    most_plies=rules.MOST_PLIES,
    components=TILES,
    lines=LINE_NAMES,
    line_clauses=LINE_CLAUSES,
    tell_clauses=TELL_CLAUSES,
    ties=TIE_NAMES,
    refusals={
        rules.GAME_OVER: ("game-over", "GAL-18"),
        rules.NOT_ASKED: ("not-asked", "GAL-10"),
        rules.NOT_NOW: ("not-now", "GAL-11"),
        rules.STACK_EMPTY: ("stack-empty", "GAL-12"),
        rules.NOTHING_THERE: ("nothing-there", "GAL-12"),
        rules.LAST_MUST_TAKE: ("last-must-take", "GAL-15"),
        rules.ONLY_THE_DRAWN: ("only-the-drawn", "GAL-13"),
        rules.SPACE_TAKEN: ("space-taken", "GAL-16"),
    },
    edition_format=EDITION_FORMAT,
    text=Text(sheets=sheets, describe=describe, picture=picture, tell=tell, ask=ask, say_move=say_move),
    screen=Screen(areas=areas, touches=touches, turning=turning, marks=marks, art=art, show_own_choice=show_own_choice),
    real_table=RealTable(Table, lambda table, box: score_table(table), set_up, NUMBERED),
    editors={"pad": PAD, "edition": EDITION_DESK.editor()},
    hidden=hidden,
    hides_move=hides_move,
    heuristics=HEURISTICS,
    observation=OBSERVATION,
)
