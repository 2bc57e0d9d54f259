"""The rulebook of the ghost train: state, set-up, turns, scoring, secrets. Imports none of the other rooms."""
