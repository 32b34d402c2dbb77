"""The services of one server, put together."""

from __future__ import annotations

from fishka.server.settings import Settings
from fishka.server.store.database import Database
from fishka.server.workers.pool import BotPool

from .bots import Bots
from .guests import Guests
from .hints import Hints
from .play import Play
from .tables import Tables


class Runtime:
    """Guests, tables, moves, bots and hints over one database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database, settings.synchronous)
        self.guests = Guests(self.database)
        self.tables = Tables(self.database, settings)
        self.play = Play(self.tables)
        self.pool = BotPool(
            settings.games, settings.bots, settings.bot_workers, settings.bot_memory
        )
        self.bots = Bots(self.tables, self.play, self.pool, settings)
        self.hints = Hints(self.tables, self.pool, settings)
        self.tables.changed = self.bots.poke

    async def start(self) -> None:
        await self.bots.resume()

    async def close(self) -> None:
        """Finish what is being stored and stop the bots."""
        await self.bots.close()
        await self.pool.close()
        await self.play.finish()
        await self.database.close()
