"""Who looks at which table: fan-out of changes to sockets, and presence."""

from __future__ import annotations

from typing import Protocol

import msgspec

from fishka.server.service.table import Table
from fishka.server.store.rows import SeatRow

from . import protocol, wire

encode = msgspec.json.encode


class Viewer(Protocol):
    """A socket: whose it is, the version it holds, and a queue for frames."""

    guest: str | None
    version: int

    def send(self, frame: bytes) -> None: ...


class Channel:
    """The sockets at one table. Browsers with the same seats get the same bytes, made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self._seen = self._people()

    def changed(self) -> None:
        """Tell everyone what changed; called after it was stored."""
        people = self._people()
        if people != self._seen:
            self._seen = people
            self.tell_table()
        made: dict[tuple[int, tuple[int, ...]], bytes] = {}
        for viewer in list(self.viewers):
            if viewer.version == self.table.version:
                continue
            mine = tuple(self.table.seats_of(viewer.guest))
            key = (viewer.version, mine)
            if key not in made:
                made[key] = encode(news(self.table, mine, viewer.version))
            viewer.version = self.table.version
            viewer.send(made[key])

    def _people(self) -> tuple[str, list[SeatRow], dict[int, int]]:
        table = self.table
        return table.row.status, list(table.seats), dict(table.fallbacks)

    def tell_table(self, but: Viewer | None = None) -> None:
        """Tell everyone (``but`` one) who sits and who is here."""
        made: dict[str | None, bytes] = {}
        for viewer in list(self.viewers):
            if viewer is but:
                continue
            if viewer.guest not in made:
                made[viewer.guest] = encode(protocol.Table(table=self.info(viewer.guest)))
            viewer.send(made[viewer.guest])

    def info(self, guest: str | None) -> protocol.TableInfo:
        return wire.table_info(self.table.head, guest, self.online)

    @property
    def online(self) -> set[str]:
        return {viewer.guest for viewer in self.viewers if viewer.guest is not None}


def news(table: Table, mine: tuple[int, ...], since: int | None) -> protocol.FromServer:
    """What brings a page that holds version ``since`` to now: an update, else a snapshot."""
    change = None if since is None else table.since(since)
    if change is None:
        return wire.snapshot(table, mine)
    return wire.update(table, mine, change)


class Channels:
    """All tables that somebody looks at."""

    def __init__(self) -> None:
        self._channels: dict[str, Channel] = {}

    def enter(self, table: Table, viewer: Viewer) -> Channel:
        """Count ``viewer`` in and tell the others; the caller holds the table's lock."""
        channel = self._channels.get(table.row.id)
        if channel is None:
            channel = self._channels[table.row.id] = Channel(table)
            table.listeners.add(channel.changed)
        here = channel.online
        channel.viewers.add(viewer)
        if viewer.guest is not None and viewer.guest not in here:
            channel.tell_table(but=viewer)
        return channel

    def leave(self, channel: Channel, viewer: Viewer) -> None:
        """Count ``viewer`` out; the last one closes the channel."""
        channel.viewers.discard(viewer)
        if not channel.viewers:
            channel.table.listeners.discard(channel.changed)
            self._channels.pop(channel.table.row.id, None)
        elif viewer.guest is not None and viewer.guest not in channel.online:
            channel.tell_table()

    def online(self, table_id: str) -> set[str]:
        """The guests that look at a table now."""
        channel = self._channels.get(table_id)
        return channel.online if channel else set()
