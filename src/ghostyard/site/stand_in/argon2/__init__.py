"""A stand-in for argon2 in a browser's Python: nobody needs a passphrase on a device of their own."""

from __future__ import annotations

from argon2.exceptions import Argon2Error


class PasswordHasher:
    """Hashes nothing."""

    def hash(self, passphrase: str) -> str:
        """There is nothing to guard."""
        raise Argon2Error

    def verify(self, digest: str, passphrase: str) -> bool:
        """Nothing fits."""
        raise Argon2Error
