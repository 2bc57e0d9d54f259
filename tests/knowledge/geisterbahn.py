"""Who knows what in Gefangen in der Geisterbahn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Any

from ghostyard.games.geisterbahn.rules.names import QUESTIONS
from ghostyard.games.geisterbahn.rules.state import (
    BOOK,
    BOOZE,
    BY,
    DISCARDS,
    DRAWS_KEY,
    EXCHANGES,
    FIRST_ENCOUNTER,
    FIRST_ITEM,
    HORRORS,
    TAKES,
)
from tests.knowledge.notebook import Fact, Notebook, Places

HEADER = ("seats", "pending", "ply", "revealed", "option", "revision")
SIX = range(6)
KINDS = range(1, 7)
CHAMBERS = ("a1", "a4", "d1", "d7", "g1", "g4")
ITEM_CARDS = (
    "lamp", "book", "booze", "rasp", "lorgnette", "whistle", "die", "compass", "pliers", "garlic", "cross", "umbrella",
    "letter", "mirror", "muzzle",
)  # fmt: skip

Code = tuple[tuple[int, ...], frozenset[int]]  # the three places, and what can still be drawn from the box
Counts = tuple[int, ...]  # how many items each hand holds


def is_item(card: int) -> bool:
    return FIRST_ITEM <= card < FIRST_ENCOUNTER


def items_in(cards: Iterable[int]) -> int:
    return sum(map(is_item, cards))


def hands_of(s: Any) -> list[set[int]]:
    return [{int(card) for card in s.hand[seat] if card} for seat in range(s.seats)]


def agreed(possible: Iterable[int]) -> int:
    """The only possibility; 0 if there are several."""
    different = set(possible)
    return different.pop() if len(different) == 1 else 0


class GeisterbahnNotebook(Notebook):
    """Key piles and code: all orders that are still possible. GEI-08 GEI-09 Hands: which cards are certainly there, and
    all numbers of items that are still possible. GEI-38

    Where the discards are shuffled again, memory ends: a card of theirs may be anywhere from then on.
    """

    OPEN = (
        *HEADER, "asked", "rounds", "starter", "active", "cracker", "depth", "frame", "turned", "turns_left",
        "lamp_lit", "no_turning", "no_teleport", "teleported", "born_living", "mover", "driver", "invisible",
        "way_out", "lapses", "first_tile", "looked", "laid", "haunting", "met_ghosts", "met_dracula", "met_werewolf",
        "stirred", "placed", "left", "gate_turned", "tile", "turn", "cell", "edge", "ghosts", "morale", "points",
        "keys", "due", "holder", "book", "book_gave", "booze", "booze_gave", "booze_turns", "pile_at", "pile_left",
        "horrors", "horrors_gone", "horror_gone", "items", "items_gone", "item_gone", "encounters",
        "encounters_gone", "encounter_gone", "mixed_in", "held", "events", "event",
    )  # fmt: skip
    NOTES = ("seen", "knows_pile", "knows_code")
    SECRET = (
        "pile_kind", "code", "hand", "horror_pile", "item_pile", "encounter_pile", "least_items", "most_items",
    )  # fmt: skip

    def begin(self, box: Any, s: Any) -> None:
        self.piles = set(permutations(KINDS))
        self.codes: set[Code] = {(code, frozenset(KINDS) - set(code)) for code in permutations(KINDS, 3)}
        for pile in SIX:
            if self.options["open-piles"] or (self.viewer >= 0 and s.keys[self.viewer, pile]):
                self.see_pile(s, pile)
        self.begin_hands(s)

    def begin_hands(self, s: Any) -> None:
        """Everybody has seen how many items were drawn: none, at the beginning of a game. GEI-10"""
        self.in_hand: dict[int, int] = {}  # the seat that certainly holds this card
        self.counts: set[Counts] = {tuple(map(items_in, hands_of(s)))}  # possible, as this viewer can tell
        self.public = set(self.counts)  # as everybody can tell
        self.see_own_hand(s)

    # ---------------------------------------------------------------- keys and code

    def see_pile(self, s: Any, pile: int) -> None:
        """A key of this pile has been seen."""
        kind = int(s.pile_kind[pile])
        self.piles = {order for order in self.piles if order[pile] == kind}

    def see_code(self, s: Any, place: int) -> None:
        """The card on this place of the code has been seen."""
        kind = int(s.code[place])
        self.codes = {world for world in self.codes if world[0][place] == kind}

    def whistle(self, place: int) -> None:
        """Any card of the box may lie there now; the one that lay there is out of the game. GEI-62"""
        self.codes = {
            ((*code[:place], drawn, *code[place + 1 :]), box - {drawn}) for code, box in self.codes for drawn in box
        }

    def watch_keys(self, before: Any, after: Any, seat: int, words: list[str]) -> None:
        """Looking is secret, laying is open. GEI-20 GEI-21 GEI-23 GEI-24 GEI-62"""
        own = seat == self.viewer
        if words[0] == "lay":
            self.see_pile(after, [int(at) for at in before.pile_at].index(CHAMBERS.index(words[1])))
            self.see_code(after, sum(1 for pile in before.laid if pile))
        if words[0] == "look" and own:
            self.see_code(after, int(words[1]) - 1)
        if words[:2] == ["use", "lorgnette"] and own:
            self.see_code(after, int(words[2]) - 1)
        if words[:2] == ["use", "whistle"]:
            self.whistle(int(words[2]) - 1)
            if own:
                self.see_code(after, int(words[2]) - 1)
        if self.viewer >= 0:
            chambers = after.pile_at.tolist()
            for pile in SIX:  # whoever gets a key looks at it
                if after.keys[self.viewer, pile] > before.keys[self.viewer, pile]:
                    self.see_pile(after, pile)
            for event, who, first, second in after.event[: after.events].tolist():  # though it may be lost at once
                looks = {DRAWS_KEY: first, EXCHANGES: second, TAKES: second if first == 2 else None}.get(event)
                if who == self.viewer and looks is not None:
                    self.see_pile(after, chambers.index(looks))

    # ---------------------------------------------------------------- hands

    def see_own_hand(self, s: Any) -> None:
        """Everybody knows the own hand."""
        if self.viewer >= 0:
            self.in_hand = {card: seat for card, seat in self.in_hand.items() if seat != self.viewer}
            self.in_hand |= dict.fromkeys(hands_of(s)[self.viewer], self.viewer)

    def watch_hands(self, before: Any, after: Any, seat: int, move: str) -> None:
        """A stolen card is seen by two; whatever else leaves a hand is seen by all, whatever comes from a pile by one."""
        asked, hands, new = QUESTIONS[before.asked], hands_of(before), hands_of(after)
        if move == "play from the pile":  # no horror in hand. GEI-27
            self.keep(lambda counts: counts[seat] == len(hands[seat]))
        if move == "decline" and asked == "which-item":  # no item in hand. GEI-43
            self.keep(lambda counts: counts[seat] == 0)
        if move == "take a card":
            self.watch_theft(hands, new, after, seat, int(before.frame[before.depth - 1, BY]))
        for owner in range(self.seats):
            self.watch_hand(owner, hands[owner], new[owner], before)
        if move.startswith("protect") and "muzzle" not in move:  # shown, and back to the hand. GEI-64
            self.in_hand[FIRST_ITEM + next(at for at, name in enumerate(ITEM_CARDS) if name in move)] = seat
        self.see_own_hand(after)
        ghosts = [owner for owner in range(self.seats) if after.ghosts >> owner & 1]
        self.keep(lambda counts: all(counts[ghost] == 0 for ghost in ghosts))  # GEI-30
        self.keep(lambda counts: all(0 <= count <= len(hand) for count, hand in zip(counts, new, strict=True)))
        self.heed_known_cards(new)

    def watch_theft(self, hands: list[set[int]], new: list[set[int]], after: Any, thief: int, victim: int) -> None:
        """A random card changes hands; only the two of them see it. GEI-20"""
        thrown = {card for event, who, card, _ in after.event[: after.events].tolist() if (event, who) == (DISCARDS, thief)}
        (card,) = hands[victim] & (new[thief] | thrown)
        size = len(hands[victim])
        self.public = {after for counts in self.public for after in after_theft(counts, thief, victim, size)}
        self.counts = {after for counts in self.counts for after in after_theft(counts, thief, victim, size)}
        if self.viewer in (thief, victim):
            own_change = thief if self.viewer == thief else victim
            truth = items_in(hands[own_change]) + (1 if own_change == thief else -1) * is_item(card)
            self.counts = {counts for counts in self.counts if counts[own_change] == truth}
            self.in_hand[card] = thief
        elif size == 1 and card in self.in_hand:
            self.in_hand[card] = thief
        else:
            self.in_hand = {known: owner for known, owner in self.in_hand.items() if owner != victim}
        hands[victim].remove(card)
        hands[thief].add(card)

    def watch_hand(self, owner: int, old: set[int], new: set[int], before: Any) -> None:
        """What was played, discarded or laid out is open, and so is which pile a card is drawn from. GEI-38"""
        gone, come = old - new, new - old
        for card in gone:
            self.in_hand.pop(card, None)
        for card, front in ((BOOK, before.book), (BOOZE, before.booze)):  # taken from where it lay open. GEI-20
            if card in come and front:
                self.in_hand[card] = owner
        change = items_in(come) - items_in(gone)
        self.public = {with_items(counts, owner, change) for counts in self.public}
        self.counts = {with_items(counts, owner, change) for counts in self.counts}

    def keep(self, possible: Callable[[Counts], bool]) -> None:
        """What everybody has just learned about the numbers of items."""
        self.public = {counts for counts in self.public if possible(counts)}
        self.counts = {counts for counts in self.counts if possible(counts)}

    def heed_known_cards(self, hands: list[set[int]]) -> None:
        """A hand holds at least the items, and besides them the horrors, that this viewer knows to be in it."""
        for owner, hand in enumerate(hands):
            known = {card for card, seat in self.in_hand.items() if seat == owner}
            least, most = items_in(known), len(hand) - (len(known) - items_in(known))
            self.counts = {counts for counts in self.counts if least <= counts[owner] <= most}

    def watch(self, before: Any, after: Any, seat: int, move: str) -> None:
        self.watch_keys(before, after, seat, move.split())
        self.watch_hands(before, after, seat, move)

    # ---------------------------------------------------------------- what is known

    def known(self, s: Any) -> Places:
        known = {f"pile {pile}": agreed(order[pile] for order in self.piles) for pile in SIX}
        known |= {f"code {place}": agreed(code[place] for code, _ in self.codes) for place in range(3)}
        known |= {f"hand {seat} card {card}": card for card, seat in self.in_hand.items()}
        for seat in range(self.seats):
            known[f"least items {seat}"] = min(counts[seat] for counts in self.public)
            known[f"most items {seat}"] = max(counts[seat] for counts in self.public)
        return {place: thing for place, thing in known.items() if thing}

    @classmethod
    def places(cls, s: Any) -> Places:
        places = {f"pile {pile}": int(s.pile_kind[pile]) for pile in SIX}
        places |= {f"code {place}": int(s.code[place]) for place in range(3)}
        for seat, hand in enumerate(hands_of(s)):
            places |= {f"hand {seat} card {card}": card for card in hand}
            places[f"least items {seat}"] = int(s.least_items[seat])
            places[f"most items {seat}"] = int(s.most_items[seat])
        for name, pile in (("horror", s.horror_pile), ("item", s.item_pile), ("encounter", s.encounter_pile)):
            places |= {f"{name} pile card {card}": int(card) for card in pile if card}
        return places

    def facts(self) -> list[Fact]:
        codes, counts = {code for code, _ in self.codes}, set(self.counts)
        return [
            ("GEI-62 the code is one that is still possible", lambda s: tuple(map(int, s.code[:3])) in codes),
            ("GEI-38 the hands hold as many items as is still possible", lambda s: tuple(map(items_in, hands_of(s))) in counts),
        ]  # fmt: skip

    def is_settled(self, s: Any, unknown: Places) -> set[str]:
        """Piles are large: that a certain card is in them is likely. A hand is settled if few cards could be there."""
        settled = {place for place in unknown if "pile card" in place}
        hidden = [{card for card in hand if self.in_hand.get(card) != seat} for seat, hand in enumerate(hands_of(s))]
        unseen = [int(card) for pile in (s.horror_pile, s.item_pile, s.encounter_pile) for card in pile if card]
        unseen += [card for hand in hidden for card in hand]
        horrors, items = sum(card <= HORRORS for card in unseen), items_in(unseen)
        for seat, hand in enumerate(hidden):
            if horrors < 2 * len(hand) or items < 2 * len(hand):
                settled |= {f"hand {seat} card {card}" for card in hand}
        return settled

    def remember(self, earlier: Notebook) -> None:
        assert isinstance(earlier, GeisterbahnNotebook)
        self.piles &= earlier.piles
        self.codes &= earlier.codes
        self.counts &= earlier.counts
        self.public &= earlier.public


def with_items(counts: Counts, owner: int, change: int) -> Counts:
    """The same, but for one hand."""
    return (*counts[:owner], counts[owner] + change, *counts[owner + 1 :])


def after_theft(counts: Counts, thief: int, victim: int, size: int) -> list[Counts]:
    """What can be after a card was stolen from a hand of so many."""
    item = with_items(with_items(counts, thief, 1), victim, -1)
    return ([item] if counts[victim] > 0 else []) + ([counts] if counts[victim] < size else [])
