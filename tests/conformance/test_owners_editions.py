"""Every game keeps to the contract with an owner's edition, too: it is played, told, drawn, hidden and replayed."""

from __future__ import annotations

import pytest

from ghostyard.core.conformance import CHECKS, Case
from ghostyard.games import game
from tests.ours import WITH_EDITION
from tests.owners import owned

SAYS_NOTHING_OF_FACES = {"every_message_is_there", "refusals_explain_themselves", "move_texts_round_trip"}
PLAYED = [check for check in CHECKS if check.__name__ not in SAYS_NOTHING_OF_FACES]


@pytest.mark.parametrize("check", PLAYED, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", WITH_EDITION)
def test_conformance_with_an_owners_edition(check, name):
    check(Case(game(name), game(name).seats[0], seed=7, every=11, edition=owned(name)))
