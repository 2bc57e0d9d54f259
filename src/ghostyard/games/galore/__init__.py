"""Ghosts Galore: everybody fills a mine with nine track tiles; thirteen things score."""

from ghostyard.core.game import Game, Option, Rules
from ghostyard.games.galore import rules, scoring, secrets
from ghostyard.games.galore.art import art
from ghostyard.games.galore.edition import read_edition
from ghostyard.games.galore.insight import INSIGHT
from ghostyard.games.galore.look import foresee, look, touches
from ghostyard.games.galore.moves import BOOK
from ghostyard.games.galore.names import describe, hidden
from ghostyard.games.galore.picture import picture
from ghostyard.games.galore.real_table import Table, score_table
from ghostyard.games.galore.sheet import LINE_NAMES, TIE_NAMES, sheets
from ghostyard.games.galore.state import TILES, Box, State
from ghostyard.games.galore.tell import ask, hides_move, say_move, tell

GAME = Game(
    name="galore",
    title="Ghosts Galore",
    version=1,
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
        worth=scoring.worth,
        view=secrets.view,
        imagine=secrets.imagine,
        census=secrets.census,
    ),
    moves=BOOK,
    most_moves=rules.MOST_MOVES,
    most_plies=rules.MOST_PLIES,
    components=TILES,
    work=TILES + 1,
    lines=LINE_NAMES,
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
    read_edition=read_edition,
    sheets=sheets,
    describe=describe,
    picture=picture,
    tell=tell,
    ask=ask,
    say_move=say_move,
    hidden=hidden,
    hides_move=hides_move,
    insight=INSIGHT,
    look=look,
    touches=touches,
    art=art,
    foresee=foresee,
    table=Table,
    score_table=score_table,
)
