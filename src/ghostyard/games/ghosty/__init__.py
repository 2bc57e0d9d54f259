"""Gho Gho Ghosty: collect carriages for five ghost trains, and guess which ones Mr. Ghosty is after."""

from ghostyard.core.game import Game
from ghostyard.core.real_table import RealTable
from ghostyard.core.rules import Rules
from ghostyard.core.screen import Screen
from ghostyard.core.text import Text
from ghostyard.games.ghosty.bots.heuristics import HEURISTICS
from ghostyard.games.ghosty.pad import PAD
from ghostyard.games.ghosty.rules import scoring, secrets
from ghostyard.games.ghosty.rules import turns as rules
from ghostyard.games.ghosty.rules.edition import EDITION_FORMAT
from ghostyard.games.ghosty.rules.moves import BOOK
from ghostyard.games.ghosty.rules.names import describe, hidden
from ghostyard.games.ghosty.rules.observation import OBSERVATION
from ghostyard.games.ghosty.rules.real_table import Table, score_table, set_up
from ghostyard.games.ghosty.rules.sheet import LINE_CLAUSES, LINE_NAMES, TIE_NAMES, sheets
from ghostyard.games.ghosty.rules.state import CARRIAGES, Box, State
from ghostyard.games.ghosty.screen.art import art
from ghostyard.games.ghosty.screen.edition_desk import EDITION_DESK
from ghostyard.games.ghosty.screen.look import areas, touches
from ghostyard.games.ghosty.screen.marks import marks
from ghostyard.games.ghosty.screen.terminal import picture
from ghostyard.games.ghosty.words.tell import TELL_CLAUSES, ask, hides_move, say_move, tell

GAME = Game(
    name="ghosty",
    version=1,
    seats=range(2, 5),
    minutes=20,
    options=(),
    state=State,
    box=Box,
    rules=Rules(
        deal=rules.deal,
        refusal=rules.refusal,
        legal=rules.legal,
        play=rules.play,
        not_asked=rules.not_asked,
        score=scoring.score,
        rank_key=scoring.rank_key,
        deal_unseen=secrets.deal_unseen,
        census=secrets.census,
    ),
    moves=BOOK,
    most_moves=rules.MOST_MOVES,
    most_plies=rules.MOST_PLIES,
    components=CARRIAGES,
    lines=LINE_NAMES,
    line_clauses=LINE_CLAUSES,
    tell_clauses=TELL_CLAUSES,
    ties=TIE_NAMES,
    refusals={
        rules.GAME_OVER: ("game-over", "GHO-17"),
        rules.NOT_ASKED: ("not-asked", "GHO-09"),
        rules.GHOSTY_NEVER_BETS: ("ghosty-never-bets", "GHO-07"),
        rules.NOT_NOW: ("not-now", "GHO-08"),
        rules.NOTHING_THERE: ("nothing-there", "GHO-08"),
        rules.ONLY_FROM_DISPLAY: ("only-from-display", "GHO-08"),
        rules.PILE_EMPTY: ("pile-empty", "GHO-11"),
    },
    edition_format=EDITION_FORMAT,
    text=Text(sheets=sheets, describe=describe, picture=picture, tell=tell, ask=ask, say_move=say_move),
    screen=Screen(areas=areas, touches=touches, marks=marks, art=art),
    real_table=RealTable(Table, lambda table, box: score_table(table, box.drivers), set_up),
    editors={"pad": PAD, "edition": EDITION_DESK.editor()},
    hidden=hidden,
    hides_move=hides_move,
    heuristics=HEURISTICS,
    observation=OBSERVATION,
)
