"""OpenSpiel's own algorithms on our games: its information-set search against chance, and then against itself.

python examples/research/openspiel_search.py --simulations 200 --games 6
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from ghostyard.research.openspiel import CompiledRollouts  # importing it registers the games

wanted = argparse.ArgumentParser(description=__doc__)
wanted.add_argument("game", nargs="?", default="ghosty")
wanted.add_argument("--simulations", type=int, default=200)
wanted.add_argument("--games", type=int, default=6)
said = wanted.parse_args()

luck = np.random.RandomState(1)
loaded = pyspiel.load_game(f"python_ghostyard_{said.game}", {"turn_based": True})


def search() -> ISMCTSBot:
    """OpenSpiel's search; its own `RandomRolloutEvaluator` does as well, a hundred times slower."""
    return ISMCTSBot(loaded, CompiledRollouts(1, luck), 1.0, said.simulations, random_state=luck)


def play(bots: list[ISMCTSBot | None]) -> list[float]:
    """One game; where no bot sits, chance decides."""
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            action = luck.choice(actions, p=chances)
        else:
            bot = bots[state.current_player()]
            action = bot.step(state) if bot else luck.choice(state.legal_actions())
        state.apply_action(int(action))
    return state.returns()


rewards = []
for number in range(said.games):
    seat = number % loaded.num_players()
    rewards.append(play([search() if player == seat else None for player in range(loaded.num_players())])[seat])
print(f"{said.game}: search with {said.simulations} simulations, mean reward {np.mean(rewards):+.2f} against chance")
print("self-play:", play([search() for _ in range(loaded.num_players())]))
