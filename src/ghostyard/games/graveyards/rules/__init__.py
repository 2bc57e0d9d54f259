"""The rulebook of Graveyards: state, set-up, turns, scoring, secrets. Imports none of the other rooms."""
