"""Operations about journals that somebody brings: look at one, make a table from it."""

from __future__ import annotations

from typing import Any

from ghostyard.table import journals
from ghostyard.table.http_api.call import Call
from ghostyard.table.http_api.operation import MOST_BODY_WITH_FACES, Operation
from ghostyard.table.http_api.tables import TableMade
from ghostyard.table.journals import JournalBrought, JournalSeen


async def look(call: Call, brought: dict[str, Any]) -> JournalSeen:
    """Verify a journal, and say what it holds; nothing is stored."""
    person, journal = await call.person(), journals.journal_of(brought)
    return await journals.seen(call.context.lobby, journal, person.lang if person else call.lang)


async def bring(call: Call, brought: JournalBrought) -> TableMade:
    """Make a table from a journal. Whoever brings it knows its seed, and everybody there is told so."""
    return TableMade(await journals.bring(call.context.lobby, brought, await call.named()))


BAD = (
    "journal-shape",
    "no-such-game", "seats", "option-unknown", "option-value", "journal-seed", "journal-rules", "journal-components",
    "journal-move", "journal-commitment", "journal-final", "no-such-edition", "edition", "edition-large",
)  # fmt: skip
OPERATIONS = (
    Operation("POST", "/api/journals", look, JournalSeen, dict[str, Any], refuses=BAD, most=MOST_BODY_WITH_FACES),
    Operation(
        "POST", "/api/journals/table", bring, TableMade, JournalBrought, most=MOST_BODY_WITH_FACES,
        refuses=(
            *BAD, "no-name", "no-such-bot", "one-seat", "name", "many-tables", "many-resting", "many-journals",
            "nobody-comes",
        ),
    ),
)  # fmt: skip
