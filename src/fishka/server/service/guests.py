"""People without an account: a name, and a random token that only their browser holds."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import NamedTuple

from fishka.core import BadInput
from fishka.server.store import rows
from fishka.server.store.database import Database

NAME_LENGTH = 24
TITLE_LENGTH = 60
CONTROLS = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of characters that no name may hold."""
INVISIBLE = set("\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2060\u3164\ufeff")
INVISIBLE |= set(map(chr, range(0x202A, 0x202F))) | set(map(chr, range(0x2066, 0x206A)))
"""Characters that hide themselves or turn the direction of what follows."""


class Guest(NamedTuple):
    id: str
    name: str


class NewGuest(NamedTuple):
    """A guest with the token for its cookie, told this once."""

    guest: Guest
    token: str


def clean_name(text: str) -> str:
    """A name as it is kept: trimmed, 1 to 24 characters, as written. Raises ``BadInput``."""
    name = _clean(text)
    if name is None or not 1 <= len(name) <= NAME_LENGTH:
        raise BadInput(
            "bad-name",
            f"a name has 1 to {NAME_LENGTH} characters, and none that controls or hides",
            {"longest": NAME_LENGTH},
        )
    return name


def bot_name(spec: str) -> str:
    """How a bot is called that was given no name: by its spec, or its kind where that is long."""
    spec = spec.strip()
    return spec if len(spec) <= NAME_LENGTH else spec.partition(":")[0]


def clean_title(text: str) -> str:
    """A table's title, maybe empty. Raises ``BadInput``."""
    title = _clean(text)
    if title is None or len(title) > TITLE_LENGTH:
        raise BadInput(
            "bad-title",
            f"a title has up to {TITLE_LENGTH} characters, and none that controls or hides",
            {"longest": TITLE_LENGTH},
        )
    return title


def _clean(text: str) -> str | None:
    trimmed = unicodedata.normalize("NFC", text.strip())
    for character in trimmed:
        if unicodedata.category(character) in CONTROLS or character in INVISIBLE:
            return None
    return trimmed


class Guests:
    """Finds, makes and names guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, token: str) -> Guest | None:
        """The guest whose browser holds ``token``."""
        async with self._database.read() as db:
            row = await rows.find_guest(db, _hash(token))
        return Guest(row.id, row.name) if row else None

    async def add(self, name: str) -> NewGuest:
        """A new guest. Raises ``BadInput``."""
        guest, token = Guest(secrets.token_urlsafe(12), clean_name(name)), secrets.token_urlsafe(32)
        async with self._database.write() as db:
            await rows.add_guest(db, rows.GuestRow(guest.id, guest.name), _hash(token))
        return NewGuest(guest, token)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name; seats taken before keep theirs. Raises ``BadInput``."""
        renamed = Guest(guest.id, clean_name(name))
        if renamed != guest:
            async with self._database.write() as db:
                await rows.rename_guest(db, guest.id, renamed.name)
        return renamed


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
