"""The score pad of Gefangen in der Geisterbahn: dials for everybody. Its notebook is nobody else's business."""

from ghostyard.core.pad import Pad
from ghostyard.games.geisterbahn.rules.pad_edits import blank, edit, newcomer
from ghostyard.games.geisterbahn.rules.real_table import LEAST_SEATS, Table, set_up
from ghostyard.games.geisterbahn.rules.state import MOST_SEATS
from ghostyard.games.geisterbahn.screen.pad import page, picture

PAD = Pad(
    shape=Table,
    seats=range(LEAST_SEATS, MOST_SEATS + 1),
    begin=LEAST_SEATS,
    blank=blank,
    newcomer=newcomer,
    edit=edit,
    page=page,
    set_up=set_up,
    picture=picture,
).editor()
