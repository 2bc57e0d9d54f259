"""Let a trained policy play in the arena: all seatings of the same deals against a bot, with an interval.

python examples/research/evaluate_policy.py policy.pt ghosty --against bat --deals 50
"""

import argparse
from pathlib import Path

import torch
from policy import NetworkBot, load

from ghostyard import GAMES, game
from ghostyard.arena.contest import Plan, play_game
from ghostyard.arena.standing import share_with_interval, victory_of
from ghostyard.bots.bot import bot

wanted = argparse.ArgumentParser(description=__doc__)
wanted.add_argument("policy", type=Path)
wanted.add_argument("game", choices=GAMES, nargs="?", default="ghosty")
wanted.add_argument("--seats", type=int)
wanted.add_argument("--against", default="moth")
wanted.add_argument("--deals", type=int, default=50)
said = wanted.parse_args()

torch.set_num_threads(1)
ours = game(said.game)
seats = said.seats or ours.seats[0]
players = {
    "policy": NetworkBot(ours, seats, load(ours, seats, said.policy)),
    said.against: bot(said.against, ours, clock=False),
}
plan = Plan(said.game, tuple(players), seats, seed=1)
games = [play_game(plan, ours, deal, seating, players) for deal in range(said.deals) for seating in plan.seatings]
won = share_with_interval(games, victory_of("policy"))
low, high = won["interval"]
print(f"policy - {said.against}: {won['share']:.1%} of victories ({low:.1%}-{high:.1%}) in {len(games)} games")
