"""OpenSpiel: importing this module registers every game as `python_ghostyard_<game>`.

`pyspiel.load_game("python_ghostyard_galore", {"seats": 2})`. Chance comes first, as four moves that draw a byte of the
seed each: everything after that follows from the players' moves, and nobody sees the seed. Seats that choose at the
same time are a simultaneous node; with `turn_based` they are asked one after the other without seeing each other's
choices, for algorithms that know no simultaneous moves. Rules options are parameters too.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np

from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.errors import Mistake
from ghostyard.core.game import pending_seats
from ghostyard.core.kernels import new_dice, new_moves
from ghostyard.core.observation import NUMBER, told
from ghostyard.core.record import SPECTATOR, Array, array_of, bytes_of
from ghostyard.core.rules import FINE
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.research.extras import extra

pyspiel = extra("pyspiel", package="open_spiel")

SEED_BYTES, BYTE = 4, 256  # four thousand million deals
ANY_BYTE = [(byte, 1.0 / BYTE) for byte in range(BYTE)]


class _Table:
    """What all states of a loaded game share; never copied."""

    def __init__(self, name: str, seats: int, version: int, options: tuple[tuple[str, Any], ...]) -> None:
        self._made_from = name, seats, version, options
        self.game, self.seats = load_game(name), seats
        if version > self.game.version:
            raise Mistake("rules-version", found=version, known=self.game.version)
        self.boxes = array_of(self.game.edition())
        self.fresh = array_of(self.game.new_state(seats, dict(options), version or None))
        self._moves, self._dice = new_moves(self.game.most_moves), new_dice()

    def __deepcopy__(self, memo: Any) -> _Table:
        return self

    def __reduce__(self) -> Any:
        return _table, self._made_from

    @property
    def box(self) -> Any:
        """The components."""
        return self.boxes[0]

    def dealt(self, seed: int) -> Array:
        """The game with this seed, as an array of one state."""
        states = array_of(self.fresh[0])
        self.game.kernels.start(self.box, states[0], seed_words(seed), 0)
        return states

    def play_on(self, states: Array, seed: int) -> None:
        """Random moves to the end, in compiled code."""
        seed_chance(self._dice, seed_words(seed), 0)
        self.game.kernels.play_randomly(self.box, states[0], self._dice, self._moves)

    def returns(self, states: Array) -> list[float]:
        """1 for the winner, -1 for all others together, shared by shared victories."""
        ranks = self.game.ranks(self.box, states[0])
        shares = [(rank == 1) / ranks.count(1) for rank in ranks]
        return [(share * self.seats - 1) / (self.seats - 1) for share in shares]

    def legal(self, states: Array, seat: int) -> list[int]:
        """The legal moves in the order of their numbers."""
        count = self.game.kernels.legal_of(self.boxes, states, seat, self._moves)
        return sorted(self._moves[:count].tolist())

    def view(self, states: Array, seat: int) -> Any:
        """What this seat knows."""
        return self.game.view(self.box, states[0], seat)


@cache
def _table(name: str, seats: int, version: int, options: tuple[tuple[str, Any], ...]) -> _Table:
    return _Table(name, seats, version, options)


class _Position:
    """An array of one state that copies and pickles by its bytes."""

    def __init__(self, name: str, states: Array) -> None:
        self.name, self.states = name, states

    def __deepcopy__(self, memo: Any) -> _Position:
        return _Position(self.name, array_of(self.states[0]))

    def __reduce__(self) -> Any:
        return _position, (self.name, self.states.tobytes())


def _position(name: str, content: bytes) -> _Position:
    return _Position(name, np.ndarray(1, load_game(name).state.dtype(), bytearray(content)))


class GhostyardState(pyspiel.State):  # type: ignore[misc, name-defined]
    """A position of one of our games."""

    def __init__(self, game: Any, table: _Table) -> None:
        super().__init__(game)
        self._table = table
        self._turn_based = bool(game.turn_based)
        self._drawn: tuple[int, ...] = ()  # bytes of the seed
        self._position: _Position | None = None  # before the seed is complete there is none
        # For every seat a hash of all it has seen and done, and the states and moves that are not yet in there.
        self._seen: tuple[bytes, ...] = (b"",) * table.seats
        self._unread: list[tuple[int, int, bytes]] = []

    # ------------------------------------------------------------ the rules

    @property
    def _states(self) -> Array:
        assert self._position is not None
        return self._position.states

    def current_player(self) -> Any:
        """Whose move it is: chance's, one player's, that of several at once, or nobody's any more."""
        if self._position is None:
            return pyspiel.PlayerId.CHANCE
        asked = pending_seats(self._states[0])
        if not asked:
            return pyspiel.PlayerId.TERMINAL
        return asked[0] if self._turn_based or len(asked) == 1 else pyspiel.PlayerId.SIMULTANEOUS

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._position is not None and bool(self._states[0].pending == 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed can be any."""
        return ANY_BYTE

    def _legal_actions(self, player: int) -> list[int]:
        return self._table.legal(self._states, player) if int(self._states[0].pending) >> player & 1 else []

    def _apply_action(self, action: int) -> None:
        if self._position is None:
            self._draw(action)
        else:
            self._play(next(iter(pending_seats(self._states[0])), SPECTATOR), action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in pending_seats(self._states[0]):
            self._play(seat, actions[seat])

    def _draw(self, byte: int) -> None:
        if not 0 <= byte < BYTE:
            raise pyspiel.SpielError(f"{byte} is no byte of a seed: chance moves by a number from 0 to {BYTE - 1}")
        self._drawn += (byte,)
        if len(self._drawn) == SEED_BYTES:
            seed = int.from_bytes(bytes(self._drawn), "little")
            self._position = _Position(self._table.game.name, self._table.dealt(seed))
            self._unread.append((SPECTATOR, 0, self._states.tobytes()))

    def _play(self, seat: int, move: int) -> None:
        game = self._table.game
        if self.is_terminal():
            raise pyspiel.SpielError(Mistake("game-over").sentence())
        if not 0 <= move < len(game.moves):
            raise pyspiel.SpielError(Mistake("no-such-move", move=str(move)).sentence())
        code = game.kernels.try_play(self._table.boxes, self._states, seat, move)
        if code != FINE:
            raise pyspiel.SpielError(game.refused(code, move=game.moves.texts[move]).sentence())
        self._unread.append((seat, move, self._states.tobytes()))

    def returns(self) -> list[float]:
        """1 for the winner, -1 for all others together, shared by shared victories; nothing before the end."""
        return self._table.returns(self._states) if self.is_terminal() else [0.0] * self._table.seats

    def returns_of_random_play(self, seed: int) -> list[float]:
        """What everybody has at the end if all move at random from here on; this state stays as it is."""
        states = self._table.dealt(seed) if self._position is None else array_of(self._states[0])
        self._table.play_on(states, seed)
        return self._table.returns(states)

    # ------------------------------------------------------------ what is known

    def seen_by(self, player: int) -> str:
        """All that a player has seen and done, as a hash: the information state, with perfect recall."""
        for mover, move, content in self._unread:
            state = _position(self._table.game.name, content).states
            self._seen = tuple(
                blake2b(
                    before
                    + bytes_of(self._table.view(state, seat))
                    + (move.to_bytes(2, "little") if seat == mover else b""),
                    digest_size=16,
                ).digest()
                for seat, before in enumerate(self._seen)
            )
        self._unread = []
        return f"{player} {self._seen[player].hex()}"

    def view_of(self, player: int) -> Any:
        """What a player knows now, as a record; nothing before the deal."""
        return None if self._position is None else self._table.view(self._states, player)

    def resample_from_infostate(self, player: int, sampler: Any) -> GhostyardState:
        """Another state that looks the same to this player, hidden things at random; `sampler` gives the chance."""
        state: GhostyardState = self.clone()
        table, view = self._table, self.view_of(player)
        if view is not None:
            determinized = table.game.determinize(table.box, view, player, seed=int(sampler() * (1 << 53)))
            state._position = _Position(table.game.name, array_of(determinized))
        return state

    # ------------------------------------------------------------ in words

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed byte {action}" if player == pyspiel.PlayerId.CHANCE else self._table.game.moves.texts[action]

    def __str__(self) -> str:
        if self._position is None:
            return f"to be dealt: {' '.join(map(str, self._drawn))}"
        view, game = self._table.view(self._states, SPECTATOR), self._table.game
        return f"{told(game, self._table.box, view, SPECTATOR)}\n{game.state_hash(self._states[0])}"


class CompiledRollouts:
    """An evaluator for OpenSpiel's searches: as its `RandomRolloutEvaluator`, some hundred times faster."""

    def __init__(self, n_rollouts: int = 1, random_state: np.random.RandomState | None = None) -> None:
        self.n_rollouts, self._luck = n_rollouts, random_state or np.random.RandomState()

    def evaluate(self, state: GhostyardState) -> Array:
        """The mean returns of random play from here on."""
        seeds = self._luck.randint(1 << 31, size=self.n_rollouts).tolist()
        return np.mean([state.returns_of_random_play(seed) for seed in seeds], axis=0)

    def prior(self, state: GhostyardState) -> list[tuple[int, float]]:
        """All actions are as likely."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class GhostyardObserver:
    """What a player knows, as numbers and as text."""

    def __init__(self, table: _Table, kind: Any) -> None:
        self._table, self._kind = table, kind
        # Perfect recall has no numbers: a game can be as long as it likes.
        self._has_numbers = not kind.perfect_recall
        width = table.game.layout(table.seats).width
        self._numbers = np.zeros(width, NUMBER)
        self.tensor = np.zeros(width, np.float32) if self._has_numbers else None
        self.dict = {"observation": self.tensor} if self._has_numbers else {}

    def _viewer(self, player: int) -> int:
        return player if self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER else SPECTATOR

    def set_from(self, state: GhostyardState, player: int) -> None:
        """Write what the player knows into the tensor."""
        if self.tensor is None:
            return
        viewer = self._viewer(player)
        view = state.view_of(viewer)
        self._numbers.fill(0)
        if view is not None:
            self._table.game.encode(view, viewer, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: GhostyardState, player: int) -> str | None:
        """What the player knows: all of it with perfect recall, else what the position shows; publicly, privately, or
        both."""
        if self._kind.perfect_recall:
            return state.seen_by(player)
        view, public = state.view_of(self._viewer(player)), state.view_of(SPECTATOR)
        if view is None:  # nobody has secrets before the deal
            return "" if self._kind.public_info else None
        if not self._kind.public_info:
            return _difference(view, public)
        return told(self._table.game, self._table.box, view, self._viewer(player))


def _difference(view: Any, public: Any) -> str:
    """The fields that a player knows more about than everybody does."""
    names = [name for name in view.dtype.names if not np.array_equal(view[name], public[name])]
    return "; ".join(f"{name} {view[name].tolist()}" for name in names)


def _parameters(name: str) -> dict[str, Any]:
    game = load_game(name)
    options = {option.name.replace("-", "_"): option.values[0] for option in game.options}
    return {"seats": game.seats[0], "turn_based": False, "version": 0, **options}  # version 0: the newest


def _type(name: str, *, simultaneous: bool) -> Any:
    kinds, game = pyspiel.GameType, load_game(name)
    return kinds(
        short_name=f"python_ghostyard_{name}",
        long_name=f"Ghostyard: {game.title}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    ours = load_game(name)

    class GhostyardGame(pyspiel.Game):  # type: ignore[misc, name-defined]
        """The game, from which states and observers can be made."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            said = _parameters(name) | (params or {})
            options = tuple((option.name, said[option.name.replace("-", "_")]) for option in ours.options)
            try:
                self.table = _table(name, said["seats"], said["version"], options)
            except Mistake as mistake:
                raise pyspiel.SpielError(mistake.sentence()) from None
            self.turn_based = said["turn_based"]
            super().__init__(
                _type(name, simultaneous=ours.simultaneous and not self.turn_based),
                pyspiel.GameInfo(
                    num_distinct_actions=len(ours.moves),
                    max_chance_outcomes=BYTE,
                    num_players=self.table.seats,
                    min_utility=-1.0,
                    max_utility=1.0,
                    utility_sum=0.0,
                    max_game_length=ours.most_plies,
                ),
                params or {},
            )

        def new_initial_state(self) -> GhostyardState:
            """Before the deal."""
            return GhostyardState(self, self.table)

        def max_chance_nodes_in_history(self) -> int:
            """So many times chance moves."""
            return SEED_BYTES

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GhostyardObserver:
            """Something that observes states."""
            if params:
                raise pyspiel.SpielError(f"observers of this game take no parameters, but were given {params}")
            return GhostyardObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    pyspiel.register_game(_type(name, simultaneous=ours.simultaneous), GhostyardGame)


for _name in GAMES:
    _register(_name)
