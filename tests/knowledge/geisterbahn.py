"""Who knows what in Gefangen in der Geisterbahn."""

from __future__ import annotations

from collections.abc import Iterable
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
    which numbers of items are still possible, as everybody can tell. GEI-38

    It asks for no cleverness: each hand is looked at by itself, and where discards are shuffled again a card of theirs
    may be anywhere from then on.
    """

    OPEN = (
        *HEADER, "asked", "rounds", "starter", "active", "cracker", "depth", "frame", "turned", "turns_left",
        "lamp_lit", "no_turning", "no_teleport", "teleported", "born_living", "mover", "driver", "invisible",
        "way_out", "lapses", "first_tile", "looked", "laid", "haunting", "met_ghosts", "met_dracula", "met_werewolf",
        "stirred", "placed", "left", "gate_turned", "tile", "turn", "cell", "edge", "ghosts", "morale", "points",
        "keys", "due", "holder", "book", "book_gave", "booze", "booze_gave", "booze_turns", "pile_at", "pile_left",
        "horrors", "horrors_gone", "horror_gone", "items", "items_gone", "item_gone", "encounters",
        "encounters_gone", "encounter_gone", "mixed_in", "held", "events", "event", "code_gone",
    )  # fmt: skip
    NOTES = ("seen", "knows_pile", "knows_code", "least_items", "most_items")
    SECRET = ("pile_kind", "code", "hand", "horror_pile", "item_pile", "encounter_pile")

    def begin(self, box: Any, s: Any) -> None:
        self.piles = set(permutations(KINDS))
        self.codes: set[Code] = {(code, frozenset(KINDS) - set(code)) for code in permutations(KINDS, 3)}
        for pile in SIX:
            if self.options["open-piles"] or (self.viewer >= 0 and s.keys[self.viewer, pile]):
                self.see_pile(s, pile)
        self.begin_hands(s)

    def begin_hands(self, s: Any) -> None:
        """Everybody has seen how many items were drawn: none, at the beginning of a game. GEI-10"""
        self.in_hand: dict[int, int] = {}  # who holds a card, as this viewer knows for certain
        self.items = [{items_in(hand)} for hand in hands_of(s)]  # how many a hand can hold, as everybody can tell
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
            self.see_pile(after, before.pile_at.tolist().index(CHAMBERS.index(words[1])))
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

    def watch_hands(self, before: Any, after: Any, seat: int, move: str) -> None:
        """A stolen card is seen by two; what else leaves a hand is seen by all, and from which pile a card comes."""
        hands, new = hands_of(before), hands_of(after)
        if move == "play from the pile":  # no horror in hand. GEI-27
            self.items[seat] &= {len(hands[seat])}
        if move == "decline" and QUESTIONS[before.asked] == "which-item":  # no item in hand. GEI-43
            self.items[seat] &= {0}
        if move == "take a card":
            self.watch_theft(hands, new, after, seat, int(before.frame[before.depth - 1, BY]))
        for owner in range(self.seats):
            self.watch_hand(owner, hands[owner], new[owner], before)
        if move.startswith("protect") and "muzzle" not in move:  # shown, and back to the hand. GEI-64
            item = FIRST_ITEM + next(at for at, name in enumerate(ITEM_CARDS) if name in move)
            self.in_hand[item] = seat
        for owner, hand in enumerate(new):
            most = 0 if after.ghosts >> owner & 1 else len(hand)  # GEI-30
            self.items[owner] = {count for count in self.items[owner] if count <= most}
        self.see_own_hand(after)

    def watch_theft(self, hands: list[set[int]], new: list[set[int]], after: Any, thief: int, victim: int) -> None:
        """A random card changes hands, and only the two of them see it: of the others' cards there, the rest of us know
        nothing for certain any more, unless it was the only one. GEI-20"""
        events = after.event[: after.events].tolist()
        thrown = {card for event, who, card, _ in events if (event, who) == (DISCARDS, thief)}
        (card,) = hands[victim] & (new[thief] | thrown)
        if self.viewer in (thief, victim):
            self.in_hand[card] = thief
        else:
            self.in_hand = after_theft(self.in_hand, card, thief, victim, len(hands[victim]))
        item = any(count > 0 for count in self.items[victim])
        horror = any(count < len(hands[victim]) for count in self.items[victim])
        self.items[thief] = {count + 1 for count in self.items[thief] if item} | {
            count for count in self.items[thief] if horror
        }
        self.items[victim] = {count - 1 for count in self.items[victim] if count > 0} | {
            count for count in self.items[victim] if count < len(hands[victim])
        }
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
        left = {count - items_in(gone) for count in self.items[owner]}
        self.items[owner] = {count + items_in(come) for count in left if 0 <= count <= len(old - gone)}

    def see_own_hand(self, s: Any) -> None:
        """Everybody knows the own hand."""
        if self.viewer >= 0:
            self.in_hand |= dict.fromkeys(hands_of(s)[self.viewer], self.viewer)

    def watch(self, before: Any, after: Any, seat: int, move: str) -> None:
        self.watch_keys(before, after, seat, move.split())
        self.watch_hands(before, after, seat, move)

    # ---------------------------------------------------------------- what is known

    def known(self, s: Any) -> Places:
        known = {f"pile {pile}": agreed(order[pile] for order in self.piles) for pile in SIX}
        known |= {f"code {place}": agreed(code[place] for code, _ in self.codes) for place in range(3)}
        known |= {f"hand {seat} card {card}": card for card, seat in self.in_hand.items()}
        return {place: thing for place, thing in known.items() if thing}

    @classmethod
    def places(cls, s: Any) -> Places:
        places = {f"pile {pile}": int(s.pile_kind[pile]) for pile in SIX}
        places |= {f"code {place}": int(s.code[place]) for place in range(3)}
        for seat, hand in enumerate(hands_of(s)):
            places |= {f"hand {seat} card {card}": card for card in hand}
        for name, pile in (("horror", s.horror_pile), ("item", s.item_pile), ("encounter", s.encounter_pile)):
            places |= {f"{name} pile card {card}": int(card) for card in pile if card}
        return places

    def bounds(self, view: Any) -> tuple[Places, Places]:
        """How many items a hand holds at least and at most, with the cards in it that this viewer knows. GEI-38"""
        told, known = {}, {}
        for seat, hand in enumerate(hands_of(view)):
            cards = {card for card, holder in self.in_hand.items() if holder == seat}
            horrors, shown_horrors = len(cards) - items_in(cards), len(hand) - items_in(hand)
            told[f"least items {seat}"] = max(int(view.least_items[seat]), items_in(hand))
            known[f"least items {seat}"] = max(min(self.items[seat]), items_in(cards))
            told[f"most items {seat}"] = min(int(view.most_items[seat]), int(view.held[seat]) - shown_horrors)
            known[f"most items {seat}"] = min(max(self.items[seat]), int(view.held[seat]) - horrors)
        return told, known

    def facts(self) -> list[Fact]:
        def code_is_possible(s: Any) -> bool:
            code = s.code.tolist()
            return (tuple(code[:3]), frozenset(code[3 : 6 - s.code_gone])) in self.codes

        def counts_are_possible(s: Any) -> bool:
            return all(items_in(hand) in self.items[owner] for owner, hand in enumerate(hands_of(s)))

        return [
            ("GEI-62 code and box are as is still possible", code_is_possible),
            ("GEI-38 every hand holds as many items as is still possible", counts_are_possible),
        ]

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
        self.items = [now & before for now, before in zip(self.items, earlier.items, strict=True)]


def after_theft(known: dict[int, int], card: int, thief: int, victim: int, size: int) -> dict[int, int]:
    """What somebody who did not see the stolen card still knows: the only card of a hand must be the one."""
    if size == 1:
        return known | {card: thief} if card in known else known
    return {other: owner for other, owner in known.items() if owner != victim}
