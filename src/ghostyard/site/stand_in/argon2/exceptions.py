"""The errors of argon2."""


class Argon2Error(Exception):
    """Anything that goes wrong."""


class InvalidHashError(Argon2Error, ValueError):
    """A hash that is none."""
