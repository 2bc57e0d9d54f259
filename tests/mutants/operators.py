"""Mutation operators: those of cosmic-ray that suit rules, and three more for what rules are mostly made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import parso
from cosmic_ray.operators.operator import Operator
from cosmic_ray.operators.provider import OperatorProvider

# Of two operators that a test cannot confuse, one is enough: every mutant has to be run.
CHOSEN = {
    "ReplaceBinaryOperator": (
        "Add_Sub", "Sub_Add", "Mul_FloorDiv", "FloorDiv_Mul", "Mod_FloorDiv", "RShift_LShift", "LShift_RShift",
        "BitOr_BitAnd", "BitAnd_BitOr", "BitXor_BitOr",
    ),
    "ReplaceComparisonOperator": (
        "Eq_NotEq", "NotEq_Eq", "Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt",
    ),
    "ReplaceUnaryOperator": ("Delete_USub", "Delete_Invert", "Delete_Not"),
}  # fmt: skip
OTHERS = (
    "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak", "NumberReplacer", "ZeroIterationForLoop",
)  # fmt: skip

UPDATES = {"+=": "-=", "-=": "+=", "|=": "&=", "&=": "|=", "^=": "|=", ">>=": "<<=", "<<=": ">>="}


class OneWay(Operator):
    """An operator that can change a node in one way only."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        if self.suits(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        changed = parso.parse(self.changed(node)).children[0]
        first = changed.get_first_leaf()
        first.prefix = node.get_first_leaf().prefix
        return changed

    @classmethod
    def examples(cls) -> tuple[Any, ...]:
        return ()

    def suits(self, node: Any) -> bool:
        raise NotImplementedError

    def changed(self, node: Any) -> str:
        raise NotImplementedError


class NegateCondition(OneWay):
    """`if`, `elif`, `while` and `x if y else z` the other way round; comparisons have operators of their own."""

    def suits(self, node: Any) -> bool:
        before = node.get_previous_sibling() if node.parent else None
        asks = before is not None and before.type == "keyword" and before.value in ("if", "elif", "while")
        return asks and node.type not in ("comparison", "not_test")

    def changed(self, node: Any) -> str:
        return f"not ({node.get_code(include_prefix=False)})"


class DropStatement(OneWay):
    """What a rule does, left undone: a call, a change of a record, or leaving early."""

    def suits(self, node: Any) -> bool:
        if node.parent is None or node.parent.type != "simple_stmt":
            return False
        if node.type == "expr_stmt":  # a plain name must be bound: without it the function could not run at all
            return node.children[0].type == "atom_expr" or node.children[1].value in UPDATES
        return node.type == "atom_expr" or (node.type == "keyword" and node.value == "return")

    def changed(self, node: Any) -> str:
        return "pass"


class SwapUpdate(OneWay):
    """Add instead of subtracting, set bits instead of clearing them, and so on."""

    def suits(self, node: Any) -> bool:
        return node.type == "operator" and node.value in UPDATES

    def changed(self, node: Any) -> str:
        return ""

    def mutate(self, node: Any, index: int) -> Any:
        node.value = UPDATES[node.value]
        return node


def operators() -> list[Operator]:
    """All operators that rules are mutated with."""
    names = [f"{kind}_{change}" for kind, changes in CHOSEN.items() for change in changes]
    provider = OperatorProvider()
    return [provider[name]() for name in (*names, *OTHERS)] + [NegateCondition(), DropStatement(), SwapUpdate()]


def is_filler(node: Any) -> bool:
    """A zero that only fills a column of an event: what is told there is nothing."""
    call = node.parent.parent.parent if node.parent and node.parent.type == "arglist" else None
    return call is not None and node.get_code().strip() == "0" and call.children[0].get_code().strip() == "note"
