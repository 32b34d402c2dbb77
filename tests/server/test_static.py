"""The page and its files."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from support import Browser, serving, settings

PAGE = "<!doctype html><title>Fishka</title>"
SCRIPT = "console.log(1);" * 50


@pytest.fixture
async def page(tmp_path: Path) -> AsyncIterator[Browser]:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "index.html.br").write_bytes(b"page in br")
    (folder / "favicon.svg").write_text("<svg/>")
    script = folder / "assets" / "main-a1b2.js"
    script.write_text(SCRIPT)
    (folder / "assets" / "main-a1b2.js.br").write_bytes(b"script in br")
    (folder / "assets" / "main-a1b2.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "text.woff2").write_bytes(b"font")
    (tmp_path / "outside.txt").write_text("outside")
    async with (
        serving(settings(tmp_path / "data", static=folder)) as server,
        server.client() as browser,
    ):
        yield browser


@pytest.mark.parametrize("path", ["/", "/t/AbC-12", "/rules/islands", "/index.html"])
async def test_every_address_of_the_application_is_the_page(page: Browser, path: str) -> None:
    answer = await page.http.get(path, headers={"accept-encoding": "identity"})
    assert answer.text == PAGE
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


async def test_assets_are_kept_for_ever_and_have_their_kind(page: Browser) -> None:
    for path, kind in [
        ("/assets/main-a1b2.js", "text/javascript; charset=utf-8"),
        ("/assets/text.woff2", "font/woff2"),
    ]:
        answer = await page.http.get(path, headers={"accept-encoding": "identity"})
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"] == kind
    assert (await page.http.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accept", "encoding"),
    [
        ("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"),
        ("identity", None), ("*", "br"), ("", None),
    ],
)  # fmt: skip
async def test_packed_siblings_go_to_who_takes_them(
    page: Browser, accept: str, encoding: str | None
) -> None:
    request = page.http.build_request(
        "GET", "/assets/main-a1b2.js", headers={"accept-encoding": accept}
    )
    answer = await page.http.send(request, stream=True)
    raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    expected = {
        "br": b"script in br",
        "gzip": gzip.compress(SCRIPT.encode()),
        None: SCRIPT.encode(),
    }
    assert raw == expected[encoding] or gzip.decompress(raw) == SCRIPT.encode()


async def test_a_page_that_is_known_already_is_not_sent_again(page: Browser) -> None:
    tag = (await page.http.get("/favicon.svg")).headers["etag"]
    answer = await page.http.get("/favicon.svg", headers={"if-none-match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/gone", "/ws/gone"])
async def test_what_is_no_file_of_the_bundle_is_not_found(page: Browser, path: str) -> None:
    answer = await page.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


async def test_no_path_leads_out_of_the_bundle(page: Browser) -> None:
    for path in ["/..%2foutside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt"]:
        assert "outside" not in (await page.http.get(path)).text


async def test_head_answers_like_get_without_a_body(page: Browser) -> None:
    for path in ("/", "/t/AbC-12", "/favicon.svg"):
        answer = await page.http.head(path)
        assert answer.status_code == 200
        assert answer.content == b""
        assert answer.headers["content-type"] == (await page.http.get(path)).headers["content-type"]
