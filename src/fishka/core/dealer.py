"""Fair draws: a secret that is committed to before the game and revealed after it.

The secret never is in a state. Every draw is keyed by (secret, name, index): the k-th draw of a
stream is the same however bots thought, whatever was undone, and whichever process asks.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import final

from .errors import BadInput


@final
class Dealer:
    """Samples chance outcomes of a real game from a secret (bytes, or text to repeat games)."""

    def __init__(self, secret: bytes | str) -> None:
        if isinstance(secret, str):
            secret = secret.encode()
        if not secret:
            raise BadInput("empty-secret", "a dealer needs a secret that is not empty")
        self._key = hashlib.sha256(b"fishka-draws\0" + secret).digest()
        self.commitment = hashlib.sha256(b"fishka-commitment\0" + secret).hexdigest()
        """Published before the game; anyone who is told the secret after it can check it."""

    @staticmethod
    def new_secret() -> bytes:
        """A fresh secret of 32 bytes from the system's source of randomness."""
        return secrets.token_bytes(32)

    def draw(self, name: str, index: int, weights: list[tuple[int, int]]) -> int:
        """The outcome of draw ``index`` (0 ..) of stream ``name``: weights as ``chance_weights()``.

        The digest has 512 bits, so the rounding of chances is below 2**-400.
        """
        total = sum(weight for _, weight in weights)
        if total <= 0:
            raise ValueError("a draw needs an outcome with a weight")
        message = f"{name}\0{index}".encode()
        ticket = int.from_bytes(hashlib.blake2b(message, key=self._key).digest(), "big") % total
        for outcome, weight in weights:
            ticket -= weight
            if ticket < 0:
                return outcome
        raise AssertionError("unreachable: the ticket is below the sum of weights")
