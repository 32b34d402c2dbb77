"""The socket of one browser at one table: frames in, frames out, and limits on both."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from fishka.core import BadInput, FishkaError, complete_paths
from fishka.server.logs import facts
from fishka.server.service.play import WORDS, Outcome, Sent
from fishka.server.service.runtime import Runtime
from fishka.server.service.table import Table

from . import protocol, wire
from .channels import Channel, Channels, news
from .security import COOKIE, Bucket

log = logging.getLogger("fishka.sockets")

DECODER = msgspec.json.Decoder(protocol.FromClient)
CLOSE_SECONDS = 2.0
"""How long a closing frame may take."""


class Closing(Exception):
    """Close the socket with this code, after telling why."""

    def __init__(self, close: int, code: str, message: str) -> None:
        super().__init__(message)
        self.close, self.code, self.message = close, code, message


class Connection:
    """One socket. ``guest`` is whose it is; ``version`` is what its page holds."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], runtime: Runtime, table_id: str, guest: str | None
    ) -> None:
        self.guest = guest
        self.version = -1
        self._socket = socket
        self._runtime = runtime
        self._channels: Channels = socket.app.state.channels
        self._table_id = table_id
        self._channel: Channel | None = None
        settings = runtime.settings
        self._frames: asyncio.Queue[bytes] = asyncio.Queue(settings.queued_frames)
        self._bucket = Bucket(settings.socket_rate, settings.socket_burst)
        self._overrun = asyncio.Event()
        self._hint: asyncio.Task[None] | None = None

    # -- running -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve until the browser is gone, misbehaves or is too slow."""
        work = [
            asyncio.create_task(part, name=f"socket {name} {self._table_id}")
            for name, part in [
                ("reads", self._read()), ("writes", self._write()), ("waits", self._overrun.wait()),
            ]
        ]  # fmt: skip
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._channel is not None:
                self._channels.leave(self._channel, self)
            left = [*work, self._hint] if self._hint is not None else work
            for task in left:
                task.cancel()
            await asyncio.wait(left)
        if self._overrun.is_set():
            await self._close(Closing(protocol.CLOSE_TOO_SLOW, "too-slow", "you read too slowly"))
            return
        for error in [task.exception() for task in done]:
            if isinstance(error, Closing):
                await self._close(error)
            elif error is not None and not _is_gone(error):
                log.error("a socket failed", exc_info=error, extra=facts(game=self._table_id))
                failed = Closing(protocol.CLOSE_FAILED, "failed", "the server made a mistake")
                await self._close(failed)

    async def _close(self, why: Closing) -> None:
        """Say why, and close; give up if the other side does not take it."""
        fault = msgspec.json.encode(protocol.Fault(code=why.code, message=why.message))
        with suppress(TimeoutError, WebSocketException, OSError):
            async with asyncio.timeout(CLOSE_SECONDS):
                while not self._frames.empty() and why.close != protocol.CLOSE_TOO_SLOW:
                    await self._send(self._frames.get_nowait())
                await self._send(fault)
                await self._socket.close(why.close, why.code)

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            async with asyncio.timeout(self._runtime.settings.send_seconds):
                await self._send(frame)

    async def _send(self, frame: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})

    def send(self, frame: bytes) -> None:
        """Queue a frame; a browser that does not read them in time is dropped."""
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self._overrun.set()

    def _say(self, message: protocol.FromServer) -> None:
        self.send(msgspec.json.encode(message))

    # -- reading -------------------------------------------------------------------------------

    async def _read(self) -> None:
        hello = None
        with suppress(TimeoutError):
            async with asyncio.timeout(self._runtime.settings.hello_seconds):
                hello = await self._next()
                if hello is None:
                    return
        if not isinstance(hello, protocol.Hello):
            raise Closing(protocol.CLOSE_BAD_FRAME, "no-hello", "the first frame must be a hello")
        await self._hello(hello)
        while (message := await self._next()) is not None:
            await self._answer(message)

    async def _next(self) -> protocol.FromClient | None:
        """The next message; None when the browser is gone."""
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        frame = event.get("text")
        if not self._bucket.take():
            raise Closing(protocol.CLOSE_TOO_FAST, "too-fast", "too many frames; wait a bit")
        if frame is None:
            raise Closing(protocol.CLOSE_BAD_FRAME, "bad-frame", "frames are JSON text")
        limit = self._runtime.settings.frame_bytes
        if len(frame) > limit or len(frame.encode()) > limit:
            raise Closing(protocol.CLOSE_TOO_LARGE, "too-large", f"a frame has up to {limit} bytes")
        try:
            return DECODER.decode(frame)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Closing(
                protocol.CLOSE_BAD_FRAME, "bad-frame", f"this frame is not understood: {error}"
            ) from error

    async def _hello(self, hello: protocol.Hello) -> None:
        """Answer with the table and what the page lacks; from then on it gets every change."""
        if hello.protocol != protocol.PROTOCOL:
            raise Closing(
                protocol.CLOSE_PROTOCOL, "protocol", "this page is of another version; load it anew"
            )
        try:
            async with self._runtime.tables.opened(self._table_id) as table:
                if self._channel is None:
                    self._channel = self._channels.enter(table, self)
                self._say(
                    protocol.Welcome(
                        protocol=protocol.PROTOCOL,
                        table=self._channel.info(self.guest),
                        components=table.game.components(),
                    )
                )
                self.version = table.version
                self._say(news(table, tuple(table.seats_of(self.guest)), hello.since))
        except FishkaError as error:
            raise Closing(protocol.CLOSE_UNKNOWN_TABLE, error.code, error.message) from error

    async def _answer(self, message: protocol.FromClient) -> None:
        match message:
            case protocol.Hello():
                await self._hello(message)
            case protocol.Ping():
                self._say(protocol.Pong())
            case protocol.AskChoices() | protocol.AskWhy() | protocol.AskPaths():
                self._say(await self._tell(message))
            case protocol.AskHint():
                self._think(message)
            case _:
                self._say(await self._do(message))

    # -- moves ---------------------------------------------------------------------------------

    async def _do(
        self, message: protocol.Act | protocol.Undo | protocol.EndTurn | protocol.Takeback
    ) -> protocol.Ack | protocol.Nack:
        play, table_id = self._runtime.play, self._table_id

        def sent(asked: str) -> Sent:
            return Sent(self.guest, message.key, message.base, asked)

        outcome: Outcome
        match message:
            case protocol.Act(action=action):
                outcome = await play.act(table_id, sent(f"act {action}"), action)
            case protocol.Undo(scope=scope):
                outcome = await play.undo(table_id, sent(f"undo {scope}"), scope == "turn")
            case protocol.EndTurn():
                outcome = await play.end_turn(table_id, sent("end-turn"))
            case protocol.Takeback(answer="ask"):
                outcome = await play.ask_takeback(table_id, sent("takeback ask"))
            case protocol.Takeback(answer=answer):
                asked = sent(f"takeback {answer}")
                outcome = await play.answer_takeback(table_id, asked, answer == "accept")
        if outcome.refused is None:
            return protocol.Ack(key=message.key, version=outcome.version)
        refused = wire.refused_by(outcome.refused)
        return protocol.Nack(key=message.key, version=outcome.version, refused=refused)

    # -- questions -----------------------------------------------------------------------------

    async def _tell(
        self, question: protocol.AskChoices | protocol.AskWhy | protocol.AskPaths
    ) -> protocol.FromServer:
        async with self._runtime.tables.opened(self._table_id) as table:
            if question.base != table.version:
                return _fault(question.id, "stale", "this was about a version that is past")
            if table.mover not in table.seats_of(self.guest):
                return _fault(question.id, "not-your-turn", "it is not your turn")
            try:
                return _told(table, question)
            except BadInput as error:
                return _fault(question.id, error.code, error.message)

    def _think(self, question: protocol.AskHint) -> None:
        """Work out a hint beside everything else; one at a time."""
        if self._hint is not None:
            self._say(_fault(question.id, "hint-pending", WORDS["hint-pending"]))
            return
        self._hint = asyncio.create_task(self._advise(question), name=f"hint at {self._table_id}")
        self._hint.add_done_callback(lambda task: self._thought(question.id, task))

    async def _advise(self, question: protocol.AskHint) -> None:
        try:
            found = await self._runtime.hints.hint(self._table_id, self.guest, question.base)
        except FishkaError as error:
            self._say(_fault(question.id, error.code, error.message))
        else:
            self._say(wire.hint(question.id, question.base, found))

    def _thought(self, number: int, task: asyncio.Task[None]) -> None:
        """Question ``number`` is done with; a mistake of ours is answered and logged."""
        self._hint = None
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("a hint failed", exc_info=error, extra=facts(game=self._table_id))
            self._say(_fault(number, "failed", "the server made a mistake"))


def _told(
    table: Table, question: protocol.AskChoices | protocol.AskWhy | protocol.AskPaths
) -> protocol.FromServer:
    game, state = table.game, table.match.state
    match question:
        case protocol.AskChoices(id=number, base=base, prefix=prefix):
            items = [wire.choice_item(c) for c in game.choices(state, prefix)]
            return protocol.Choices(id=number, base=base, items=items)
        case protocol.AskWhy(id=number, base=base, prefix=prefix, item=item):
            why = game.why(state, prefix, item)
            blocked = None if why is None else wire.refused(why)
            return protocol.Why(id=number, base=base, blocked=blocked)
        case protocol.AskPaths(id=number, base=base):
            paths = [
                wire.legal_path(path, game.format_action(state, path.action))
                for path in complete_paths(game, state)
            ]
            return protocol.Paths(id=number, base=base, paths=paths)


def _fault(number: int, code: str, message: str) -> protocol.Fault:
    return protocol.Fault(code=code, message=message, id=number)


def _is_gone(error: BaseException) -> bool:
    """Does this only say that the browser is gone."""
    return isinstance(error, WebSocketException | TimeoutError | OSError)


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A browser at a table, or somebody who watches."""
    runtime: Runtime = socket.app.state.runtime
    token = socket.cookies.get(COOKIE)
    guest = await runtime.guests.find(token) if token else None
    await socket.accept()
    await Connection(socket, runtime, table, guest.id if guest else None).run()
