"""The score pad of Gho Gho Ghosty."""

from ghostyard.core.pad import Pad
from ghostyard.games.ghosty.rules.pad_edits import blank, edit, left, newcomer
from ghostyard.games.ghosty.rules.real_table import Table, set_up
from ghostyard.games.ghosty.rules.state import MOST_SEATS
from ghostyard.games.ghosty.screen.pad import page, picture

PAD = Pad(
    shape=Table,
    seats=range(1, MOST_SEATS + 1),
    begin=2,
    blank=blank,
    newcomer=newcomer,
    edit=edit,
    page=page,
    set_up=lambda table, box: set_up(table, box.drivers),
    picture=picture,
    left=left,
    has_faces=True,
).editor()
