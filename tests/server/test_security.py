"""Foreign pages, cookies, headers, and errors that tell nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from support import Browser, Running, serving, settings
from websockets.exceptions import InvalidStatus

from fishka.server.service.tables import Tables

FOREIGN = [
    "https://evil.example", "null", "http://127.0.0.1", "http://evil.127.0.0.1:{port}",
    "http://127.0.0.1:{port}.evil.example", "http://localhost:{port}", "ftp://127.0.0.1:{port}",
    "http://127.0.0.1:{port}@evil.example", "", None,
]  # fmt: skip


def _origin(pattern: str | None, server: Running) -> str | None:
    return None if pattern is None else pattern.format(port=server.port)


@pytest.mark.parametrize("pattern", FOREIGN)
async def test_a_socket_of_a_foreign_page_is_refused_before_it_is_accepted(
    server: Running, ann: Browser, pattern: str | None
) -> None:
    table = await ann.table("me", "device")
    with pytest.raises(InvalidStatus) as refused:
        async with ann.socket(table["id"], origin=_origin(pattern, server)):
            pytest.fail("the socket was accepted")
    assert refused.value.response.status_code == 403
    assert b"foreign-origin" in (refused.value.response.body or b"")


@pytest.mark.parametrize("pattern", FOREIGN)
async def test_a_post_of_a_foreign_page_changes_nothing(
    server: Running, ann: Browser, pattern: str | None
) -> None:
    await ann.post("/api/me", {"name": "Ян"})
    origin = _origin(pattern, server)
    del ann.http.headers["origin"]
    headers = {} if origin is None else {"origin": origin}
    for path, body in [("/api/me", {"name": "Злы"}), ("/api/tables/x/join", {"name": "Злы"})]:
        answer = await ann.http.post(path, json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["code"] == "foreign-origin"
    assert (await ann.get("/api/me"))["name"] == "Ян"


async def test_programs_without_cookie_and_allowed_pages_may_come_in(tmp_path: Path) -> None:
    chosen = settings(tmp_path, origins=("https://fishka.example/",))
    async with serving(chosen) as server, server.client() as ann:
        ann.http.headers["origin"] = "https://Fishka.example"
        table = await ann.table("me", "device")
        async with ann.socket(table["id"], origin="https://fishka.example") as socket:
            await socket.hello()
            assert socket.standing["act_as"] == 0
        async with server.client() as program:
            del program.http.headers["origin"]
            assert (await program.post("/api/me", {"name": "бот"}))["known"]
        async with server.client() as watching, watching.socket(table["id"], origin=None) as socket:
            await socket.hello()
            assert socket.standing["act_as"] is None


async def test_the_cookie_is_for_http_and_this_site_only(server: Running) -> None:
    for scheme, secure in [("http", False), ("https", True)]:
        async with server.client() as ann:
            headers = {"x-forwarded-proto": scheme, "origin": f"{scheme}://127.0.0.1:{server.port}"}
            answer = await ann.http.post("/api/me", json={"name": "Ян"}, headers=headers)
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "path=/" in cookie
            assert ("secure" in cookie) == secure


async def test_somebody_elses_cookie_is_nobody(ann: Browser) -> None:
    ann.http.cookies.set("fishka_guest", "made-up")
    assert await ann.get("/api/me") == {"name": "", "known": False}


async def test_every_answer_has_the_headers_of_a_strict_page(ann: Browser) -> None:
    for path in ["/api/me", "/healthz", "/nothing", "/api/nothing", "/api/schema/openapi.json"]:
        headers = (await ann.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "style-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_the_schema_loads_nothing_from_elsewhere(ann: Browser) -> None:
    schema = await ann.http.get("/api/schema/openapi.json")
    assert schema.status_code == 200
    assert "/api/tables" in schema.json()["paths"]
    for path in ["/api/schema", "/api/schema/swagger", "/api/schema/redoc", "/api/schema/scalar"]:
        answer = await ann.http.get(path)
        assert not any(word in answer.text for word in ("<script", "<link", "src=", "http:"))


async def test_a_mistake_of_the_server_is_logged_and_not_told(
    ann: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the inner secret of the server")

    monkeypatch.setattr(Tables, "create", broken)
    body = {"game": "race", "options": {}, "seats": [{"kind": "me", "name": "Ян"}] * 2}
    answer = await ann.http.post("/api/tables", json=body)
    assert answer.status_code == 500
    assert answer.json() == {
        "code": "failed", "message": "the server made a mistake", "params": {},
    }  # fmt: skip
    assert "the inner secret of the server" in caplog.text


async def test_bodies_that_are_broken_or_huge_are_problems(ann: Browser) -> None:
    deep = b"[" * 100_000
    contents = [b"{", b"\xff", b"[]", deep, b'{"position":' + deep]
    for content, status in [*((content, 400) for content in contents), (b" " * 300_000, 413)]:
        answer = await ann.http.post("/api/me", content=content)
        assert answer.status_code == status
        assert set(answer.json()) == {"code", "message", "params"}
        assert "Traceback" not in answer.text
    for method, path, status in [("GET", "/api/no", 404), ("PUT", "/api/me", 405)]:
        answer = await ann.http.request(method, path)
        assert (answer.status_code, set(answer.json())) == (status, {"code", "message", "params"})


async def test_every_route_answers_with_a_documented_problem(server: Running) -> None:
    """No route may answer an error in the framework's own shape."""
    routes = server.application._app.routes
    assert isinstance(server.application._app, Litestar)
    async with server.client() as ann:
        for route in routes:
            path = route.path.replace("{table:str}", "no").replace("{game:str}", "no")
            answer = await ann.http.request("DELETE", path)
            assert set(answer.json()) == {"code", "message", "params"}, path
