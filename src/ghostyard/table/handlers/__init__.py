"""Handlers: one function for every kind of message. `dispatch.py` says which is which."""
