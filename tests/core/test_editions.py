"""Editions: what owners of a box have entered is checked, written in one way, and goes wherever a game goes."""

from __future__ import annotations

import tomllib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghostyard.bots.bot import bot, bot_move
from ghostyard.core.edition import HOUSE, MOST_FACES, EditionFile
from ghostyard.core.errors import Mistake
from ghostyard.core.journal import Journal
from ghostyard.core.match import Match
from ghostyard.core.record import bytes_of
from ghostyard.core.replay import verify
from ghostyard.core.toml import toml_text
from ghostyard.core.words import LANGUAGES
from ghostyard.games import game
from tests.ours import WITH_EDITION
from tests.owners import owned, path_of


def entered(name: str, text: str):
    return game(name).owned_edition(EditionFile.parse(text, "mine.toml"))


def house(name: str) -> str:
    return EditionFile.of_game(name, HOUSE).text


def played(name: str, level: str = "random") -> Match:
    """A whole game with the owner's edition, by bots."""
    match = Match(game(name), game(name).seats[0], seed=5, edition=owned(name))
    player = bot(level, game(name))
    while not match.over:
        match.play(match.pending[0], bot_move(match, match.pending[0], player))
    return match


# ---------------------------------------------------------------- as text

texts = st.text(st.characters(codec="utf-8"), max_size=12)
plain = st.recursive(st.booleans() | st.integers(-(2**31), 2**31) | texts, lambda inner: st.lists(inner, max_size=3))
tables = st.dictionaries(texts, plain | st.dictionaries(texts, plain, max_size=2), max_size=3)


@given(st.dictionaries(texts, plain | tables | st.lists(tables, min_size=1, max_size=3), max_size=4))
def test_whatever_is_written_as_toml_reads_as_the_same(document):
    assert tomllib.loads(toml_text(document)) == document


@pytest.mark.parametrize("name", WITH_EDITION)
def test_the_same_faces_have_the_same_text_however_they_are_written(name):
    text = path_of(name).read_text(encoding="utf-8")
    assert entered(name, text.replace(" = ", "   =   ") + "\n# mine\n").faces == owned(name).faces


@pytest.mark.parametrize("name", WITH_EDITION)
def test_the_text_that_is_kept_reads_as_the_same_edition(name):
    again = entered(name, owned(name).faces)
    assert (bytes_of(again.box), again.key, again.title) == (
        bytes_of(owned(name).box), owned(name).key, owned(name).title,
    )  # fmt: skip


@pytest.mark.parametrize("name", WITH_EDITION)
def test_a_copy_of_our_edition_is_our_edition(name):
    assert entered(name, EditionFile.of_game(name, HOUSE).renamed("mine", 'The "box"')).name == HOUSE


# ---------------------------------------------------------------- in journals


@pytest.mark.parametrize("name", WITH_EDITION)
def test_a_journal_carries_the_edition_and_is_verified_from_itself_alone(name):
    match = played(name)
    again = verify(game(name), msgspec.json.decode(match.journal.text(), type=Journal))
    assert (bytes_of(again.state), again.edition.faces) == (bytes_of(match.state), owned(name).faces)


@pytest.mark.parametrize(
    ("name", "face", "other"),
    [
        ("galore", '["golem", 1], ["dragon", 1]', '["golem", 1], ["golem", 1]'),
        ("geisterbahn", 'gate = ["ne", "s", "nw"]', 'gate = ["n", "s", "nw"]'),
        ("ghosty", "drivers = 4", "drivers = 3"),
        ("graveyards", '["green", "none", "none", "none"]', '["green", "green", "none", "none"]'),
    ],
)
def test_a_face_that_was_changed_in_a_journal_is_noticed(name, face, other):
    journal = Match(game(name), game(name).seats[0], seed=1, edition=owned(name)).journal
    assert face in journal.faces
    journal.faces = journal.faces.replace(face, other, 1)
    with pytest.raises(Mistake, match="has changed"):
        verify(game(name), journal)


def test_journals_of_our_own_edition_say_nothing_of_faces():
    assert "faces" not in Match(game("ghosty"), 2, seed=1).journal.text()


@pytest.mark.parametrize("name", WITH_EDITION)
def test_good_bots_play_with_an_owners_edition(name):
    assert played(name, "bat").over


# ---------------------------------------------------------------- mistakes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "old", "new", "code"),
    [
        ("galore", "game =", "game", "not-toml"),
        ("galore", "[[tiles]]", "# " * MOST_FACES + "\n[[tiles]]", "edition-large"),
        ("galore", 'game = "galore"', 'game = "ghosty"', "wrong-game"),
        ("galore", "diamonds = [3]", "diamonds = [7]", "edition-name"),
        ("galore", 'title = "', 'title = "\\u0000', "value-wrong"),
        ("galore", '["bat", 0]', '["cat", 0]', "value-unknown"),
        ("galore", 'track = "straight"\n', "", "field-missing"),
        ("galore", 'track = "straight"\n', 'track = "straight"\nghosts = 1\n', "field-unknown"),
        ("galore", "[[boards]]\nfront", "[[boards]]\nfront = {}\nback = {}\n[[boards]]\nfront", "edition-count"),
        ("ghosty", "carriages = [0, ", "carriages = [", "ghosty-fifteen"),
        ("graveyards", '[[tiles]]\nspaces = ["white", "white", "white", "white"]', "", "edition-count"),
    ],
)
def test_a_mistake_in_an_edition_is_one_sentence_in_every_language(name, old, new, code, language):
    assert old in house(name)
    with pytest.raises(Mistake) as caught:
        entered(name, house(name).replace(old, new, 1))
    said = caught.value.sentence(language)
    assert (caught.value.code, "\n" in said, "{" in said) == (code, False, False)


@pytest.mark.parametrize("name", ["../secret", "mine", ""])
def test_an_edition_that_does_not_come_with_the_game_is_told(name):
    with pytest.raises(Mistake, match="no edition called"):
        game("galore").edition(name)
