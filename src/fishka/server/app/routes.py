"""The HTTP interface."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import HttpMethod, MediaType, Request, Response, get, post, route
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

from fishka.core import BadInput, parse_json
from fishka.core.rulebook import rulebook
from fishka.server.service.errors import NotFound
from fishka.server.service.guests import Guest, NewGuest
from fishka.server.service.runtime import Runtime
from fishka.server.service.tables import Wanted

from . import protocol, wire
from .channels import Channels
from .security import COOKIE, COOKIE_SECONDS
from .static import Bundle, asset_response

Asked = Request[Any, Any, Any]
PAGE_METHODS = [HttpMethod.GET, HttpMethod.HEAD]


def runtime_of(request: Asked) -> Runtime:
    found = request.app.state.runtime
    assert isinstance(found, Runtime)
    return found


async def guest_of(request: Asked) -> Guest | None:
    """The guest whose cookie came with the request."""
    token = request.cookies.get(COOKIE)
    return await runtime_of(request).guests.find(token) if token else None


async def guest_named(request: Asked, name: str) -> tuple[Guest, list[Cookie]]:
    """The guest of this browser, made if there is none, with the cookie to set."""
    known = await guest_of(request)
    if known is not None:
        return known, []
    made: NewGuest = await runtime_of(request).guests.add(name)
    cookie = Cookie(
        key=COOKIE,
        value=made.token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return made.guest, [cookie]


async def info_of(request: Asked, table_id: str, guest: Guest | None) -> protocol.TableInfo:
    channels: Channels = request.app.state.channels
    async with runtime_of(request).tables.opened(table_id) as table:
        who, online = guest.id if guest else None, channels.online(table_id)
        return wire.table_info(table.head, who, online)


# -- guests ------------------------------------------------------------------------------------


@get("/api/me")
async def read_me(request: Asked) -> protocol.Me:
    """This browser's guest."""
    guest = await guest_of(request)
    return protocol.Me(name=guest.name if guest else "", known=guest is not None)


@post("/api/me", status_code=200)
async def name_me(request: Asked, data: JSONBody[protocol.NameRequest]) -> Response[protocol.Me]:
    """Name this browser's guest."""
    guest, cookies = await guest_named(request, data.name)
    guest = await runtime_of(request).guests.rename(guest, data.name)
    return Response(protocol.Me(name=guest.name, known=True), cookies=cookies)


# -- games -------------------------------------------------------------------------------------


@get("/api/games")
async def list_games(request: Asked) -> list[protocol.GameInfo]:
    """All games with their options and bots."""
    tables = runtime_of(request).tables
    infos = []
    for name in tables.games.game_names():
        kind = tables.game_type(name)
        options = [
            protocol.OptionInfo(
                name=o.name, rule=o.rule, default=o.default, choices=list(o.choices),
                low=o.low, high=o.high,
            )
            for o in kind.options
        ]  # fmt: skip
        infos.append(
            protocol.GameInfo(
                name=kind.name,
                min_players=kind.min_players,
                max_players=kind.max_players,
                options=options,
                bots=list(tables.bots.bot_names(name)),
            )
        )
    return infos


@get("/api/games/{game:str}/rules")
async def list_rules(
    request: Asked, game: FromPath[str], lang: FromQuery[str] = "en"
) -> list[protocol.ClauseInfo]:
    """The rules of a game by clause."""
    kind = runtime_of(request).tables.game_type(game)
    return [
        protocol.ClauseInfo(
            id=clause.id,
            title=clause.title,
            text=clause.text,
            section=clause.section,
            sources=list(clause.sources),
        )
        for clause in rulebook(kind.name, lang)
    ]


# -- tables ------------------------------------------------------------------------------------


@post("/api/tables", status_code=201)
async def make_table(
    request: Asked, data: JSONBody[protocol.TableRequest]
) -> Response[protocol.TableInfo]:
    """Make a table; the share link is ``/t/{id}``."""
    if data.position is not None:
        parse_json(await request.body(), "the request")  # fields that come twice
    named = [seat for seat in data.seats if seat.kind in {"me", "device"} and seat.name.strip()]
    own = [seat.name for seat in sorted(named, key=lambda seat: seat.kind != "me")]
    known = await guest_of(request)
    if known is None and not own:
        raise BadInput("name-needed", "say your name first", {"seat": 1})
    guest, cookies = await guest_named(request, own[0] if own else "")
    wanted = Wanted(
        data.game,
        data.options,
        [(seat.kind, seat.name, seat.bot) for seat in data.seats],
        data.title,
        data.end_turn,
        data.rated,
        data.position,
    )
    table_id = await runtime_of(request).tables.create(guest, wanted)
    return Response(await info_of(request, table_id, guest), status_code=201, cookies=cookies)


@get("/api/tables")
async def list_tables(request: Asked) -> protocol.TableList:
    """This guest's tables, newest first."""
    guest = await guest_of(request)
    if guest is None:
        return protocol.TableList(tables=[])
    channels: Channels = request.app.state.channels
    return protocol.TableList(
        tables=[
            wire.table_info(head, guest.id, channels.online(head.game.id))
            for head in await runtime_of(request).tables.heads(guest)
        ]
    )


@get("/api/tables/{table:str}")
async def read_table(request: Asked, table: FromPath[str]) -> protocol.TableInfo:
    """One table."""
    return await info_of(request, table, await guest_of(request))


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(
    request: Asked, table: FromPath[str], data: JSONBody[protocol.JoinRequest]
) -> Response[protocol.TableInfo]:
    """Sit down at a table."""
    guest, cookies = await guest_named(request, data.name)
    await runtime_of(request).tables.join(guest, table, data.name, data.seat)
    return Response(await info_of(request, table, guest), cookies=cookies)


@get("/api/tables/{table:str}/record")
async def read_record(
    request: Asked,
    table: FromPath[str],
    layout: Annotated[Literal["json", "text"], QueryParameter(name="format")] = "json",
) -> Response[Any]:
    """What was played, as JSON or as text; with the secret when the game is over."""
    record = await runtime_of(request).tables.record(table)
    if layout == "text":
        return Response(record.to_text(), media_type=MediaType.TEXT)
    return Response(record.to_json(), media_type=MediaType.JSON)


# -- the server itself -------------------------------------------------------------------------


@get("/healthz")
async def read_health(request: Asked) -> Response[dict[str, str]]:
    """Does the database answer."""
    try:
        await runtime_of(request).database.check()
    except SQLAlchemyError:
        return Response({"status": "the database does not answer"}, status_code=503)
    return Response({"status": "ok"})


@route("/", http_method=PAGE_METHODS, include_in_schema=False)
async def read_root(request: Asked) -> Response[bytes]:
    """The page of the application."""
    return page_or_file(request, "/")


@route("/{path:path}", http_method=PAGE_METHODS, include_in_schema=False)
async def read_page(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """A file of the bundle, or the page: it knows its own addresses, such as ``/t/{id}``."""
    return page_or_file(request, path)


def page_or_file(request: Asked, path: str) -> Response[bytes]:
    bundle: Bundle | None = request.app.state.bundle
    asset = bundle.find(path) if bundle is not None else None
    if asset is None:
        raise NotFound("not-found", "there is nothing here")
    headers = request.headers
    return asset_response(
        asset, headers.get("accept-encoding", ""), headers.get("if-none-match", "")
    )


ROUTES = [
    read_me,
    name_me,
    list_games,
    list_rules,
    make_table,
    list_tables,
    read_table,
    join_table,
    read_record,
    read_health,
    read_root,
    read_page,
]
