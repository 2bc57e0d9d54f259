"""The rulebook of Ghosts Galore: state, set-up, turns, scoring, secrets. Imports none of the other rooms."""
