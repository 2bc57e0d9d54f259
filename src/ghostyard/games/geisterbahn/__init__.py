"""Gefangen in der Geisterbahn: ride the ghost train, find the code, or lose heart and haunt the others."""

from ghostyard.core.game import Game, Option
from ghostyard.core.real_table import RealTable
from ghostyard.core.rules import Rules
from ghostyard.core.screen import Screen
from ghostyard.core.text import Text
from ghostyard.games.geisterbahn.bots.heuristics import HEURISTICS
from ghostyard.games.geisterbahn.pad import PAD
from ghostyard.games.geisterbahn.rules import legal, refusals, scoring, secrets, setup
from ghostyard.games.geisterbahn.rules import move_numbers as numbers
from ghostyard.games.geisterbahn.rules import turns as rules
from ghostyard.games.geisterbahn.rules.edition import EDITION_FORMAT
from ghostyard.games.geisterbahn.rules.moves import BOOK
from ghostyard.games.geisterbahn.rules.names import describe, hidden
from ghostyard.games.geisterbahn.rules.observation import OBSERVATION
from ghostyard.games.geisterbahn.rules.real_table import Table, score_table
from ghostyard.games.geisterbahn.rules.sheet import LINE_CLAUSES, LINE_NAMES, TIE_NAMES, ending, sheets
from ghostyard.games.geisterbahn.rules.state import Box, State
from ghostyard.games.geisterbahn.screen.art import art
from ghostyard.games.geisterbahn.screen.edition_desk import EDITION_DESK
from ghostyard.games.geisterbahn.screen.notebook import NOTEBOOK
from ghostyard.games.geisterbahn.screen.look import areas, badge, marks, turning
from ghostyard.games.geisterbahn.screen.terminal import picture
from ghostyard.games.geisterbahn.screen.touches import touches
from ghostyard.games.geisterbahn.words.tell import TELL_CLAUSES, ask, hides_move, result, say_move, tell

GAME = Game(
    name="geisterbahn",
    version=2,  # 2: a whistled card is out of the game, a Lamp must help, a horror from the pile tells of the hand
    seats=range(3, 6),
    simultaneous=False,
    minutes=75,
    options=(
        Option("open-piles", (False, True), "GEI-08"),
        Option("reversing", (False, True), "GEI-14"),
        Option("last-key", (False, True), "GEI-21"),
        Option("every-terror", (False, True), "GEI-34"),
        Option("dawn", (60, 30, 90), "GEI-35"),
        Option("shown-as", (0, 1, 2), "GEI-06"),
    ),
    state=State,
    box=Box,
    rules=Rules(
        deal=setup.deal,
        refusal=refusals.refusal,
        legal=legal.legal,
        play=rules.play,
        score=scoring.score,
        rank_key=scoring.rank_key,
        view=secrets.view,
        reveal=secrets.reveal,
        determinize=secrets.determinize,
        census=secrets.census,
    ),
    moves=BOOK,
    most_moves=numbers.MOST_MOVES,
    most_plies=rules.MOST_PLIES,
    components=secrets.COMPONENTS,
    scratch_size=secrets.SCRATCH_SIZE,
    lines=LINE_NAMES,
    line_clauses=LINE_CLAUSES,
    tell_clauses=TELL_CLAUSES,
    ties=TIE_NAMES,
    refusals={
        refusals.GAME_OVER: ("game-over", "GEI-35"),
        refusals.NOT_ASKED: ("not-asked", "GEI-11"),
        refusals.NOT_NOW: ("not-now", "GEI-12"),
        refusals.NO_MORE_TURNS: ("no-more-turns", "GEI-12"),
        refusals.TURNING_FORBIDDEN: ("turning-forbidden", "GEI-41"),
        refusals.GATE_IS_FIXED: ("gate-is-fixed", "GEI-12"),
        refusals.FACES_THE_FRAME: ("faces-the-frame", "GEI-12"),
        refusals.CAR_COULD_NOT_MOVE: ("car-could-not-move", "GEI-13"),
        refusals.MUST_TURN: ("must-turn", "GEI-13"),
        refusals.NO_WAY: ("no-way", "GEI-15"),
        refusals.NO_DOOR: ("no-door", "GEI-17"),
        refusals.MUST_GO_ON: ("must-go-on", "GEI-13"),
        refusals.NOT_IN_HAND: ("not-in-hand", "GEI-27"),
        refusals.HORROR_IN_HAND: ("horror-in-hand", "GEI-27"),
        refusals.NO_PROTECTION: ("no-protection", "GEI-64"),
        refusals.NOT_THEM: ("not-them", "GEI-31"),
        refusals.NO_SUCH_KEY: ("no-such-key", "GEI-46"),
        refusals.NOTHING_TO_TAKE: ("nothing-to-take", "GEI-20"),
        refusals.LOOKED_ALREADY: ("looked-already", "GEI-23"),
        refusals.TOO_FEW_KEYS: ("too-few-keys", "GEI-23"),
        refusals.NO_SUCH_ITEM: ("no-such-item", "GEI-65"),
        refusals.NOT_IN_STEP_ONE: ("not-in-step-one", "GEI-65"),
        refusals.NO_KEY_TO_GIVE: ("no-key-to-give", "GEI-62"),
        refusals.PILE_IS_EMPTY: ("pile-is-empty", "GEI-62"),
        refusals.TURNED_ALREADY: ("turned-already", "GEI-60"),
        refusals.NOT_FOR_THIS_CAR: ("not-for-this-car", "GEI-44"),
        refusals.CANNOT_MOVE: ("cannot-move", "GEI-63"),
        refusals.LAMP_IN_VAIN: ("lamp-in-vain", "GEI-13"),
        refusals.BOX_IS_EMPTY: ("box-is-empty", "GEI-62"),
        refusals.NOT_SWAPPABLE: ("not-swappable", "GEI-63"),
        refusals.MUST_LOSE_ITEM: ("must-lose-item", "GEI-43"),
    },
    edition_format=EDITION_FORMAT,
    text=Text(sheets=sheets, describe=describe, picture=picture, tell=tell, ask=ask, say_move=say_move, result=result),
    screen=Screen(areas=areas, touches=touches, turning=turning, marks=marks, badge=badge, art=art),
    real_table=RealTable(Table, lambda table, box: score_table(table)),
    editors={"pad": PAD, "notebook": NOTEBOOK, "edition": EDITION_DESK.editor()},
    hidden=hidden,
    hides_move=hides_move,
    heuristics=HEURISTICS,
    deciding="asked",
    observation=OBSERVATION,
    ending=ending,
)
