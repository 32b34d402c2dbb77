"""The wall around the application: origins, rates and headers, for HTTP and sockets alike."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fishka.server.settings import Settings

from .protocol import Problem

COOKIE = "fishka_guest"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
ADDRESSES = 10_000
"""How many addresses are remembered for their rate."""


class Bucket:
    """A token bucket: ``burst`` at once, ``rate`` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """One token, if there is one."""
        at = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (at - self._at) * self._rate)
        self._at = at
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Wall:
    """Lets through what comes from our own page (or from no page), at a bearable rate.

    Browsers send ``Origin`` with every socket and every POST. One that is foreign, ``null``, or
    missing beside a cookie is refused before anything else looks at the request. CORS would not
    help here: it does not apply to sockets.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = {origin.rstrip("/").lower() for origin in settings.origins}
        self._rate, self._burst = settings.address_rate, settings.address_burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        changes = kind == "websocket" or str(scope.get("method")) not in SAFE_METHODS
        if changes and not origin_allowed(scope, self._origins):
            problem = Problem(
                code="foreign-origin", message="this page may not talk to this server", params={}
            )
            await _refuse(scope, send, 403, problem)
        elif (changes or scope["path"].startswith("/api/")) and not self._bucket(scope).take():
            problem = Problem(code="too-fast", message="too many requests; wait a bit", params={})
            await _refuse(scope, send, 429, problem)
        elif kind == "http":
            await self._app(scope, receive, _with_headers(send))
        else:
            await self._app(scope, receive, send)

    def _bucket(self, scope: Scope) -> Bucket:
        client = scope["client"]
        address = client[0] if client else ""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        self._buckets.move_to_end(address)
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


def origin_allowed(scope: Scope, allowed: Iterable[str]) -> bool:
    """Does this come from a page of our own host, an allowed one, or from no browser at all."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return b"cookie" not in headers
    text = origin.decode("latin-1").lower()
    if text in allowed:
        return True
    page = urlsplit(text)
    secure = scope["scheme"] in {"https", "wss"}
    if page.scheme != "https" and (page.scheme != "http" or secure):
        return False
    port = ":443" if page.scheme == "https" else ":80"
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return bool(host) and page.netloc.removesuffix(port) == host.removesuffix(port)


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return sending


async def _refuse(scope: Scope, send: Send, status: int, problem: Problem) -> None:
    """Answer with a problem; a socket is refused before it is accepted."""
    kind = "http" if str(scope["type"]) == "http" else "websocket.http"
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start = {"type": f"{kind}.response.start", "status": status, "headers": [*headers, *HEADERS]}
    await send(start)  # type: ignore[arg-type]
    await send({"type": f"{kind}.response.body", "body": body})  # type: ignore[arg-type]
