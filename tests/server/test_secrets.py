"""What nobody may know before the end does not leave the server, in any form."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support import Browser, Running, play_out, serving, settings
from toys import GO, REST

from fishka.core import Dealer
from fishka.server.logs import JsonLines


async def _secret(server: Running, table: str) -> bytes:
    async with server.application.runtime.tables.opened(table) as found:
        return found.row.secret


async def test_every_game_has_a_fresh_secret_and_shows_its_commitment(
    server: Running, ann: Browser
) -> None:
    tables = [await ann.table("me", "device") for _ in range(5)]
    secrets = [await _secret(server, table["id"]) for table in tables]
    assert len(set(secrets)) == 5
    assert all(len(secret) == 32 for secret in secrets)
    assert [Dealer(s).commitment for s in secrets] == [t["secret_hash"] for t in tables]


async def test_no_frame_export_or_log_has_the_secret(
    server: Running, ann: Browser, ben: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="fishka")
    table = await ann.table("me", "link", "random")
    where = f"/api/tables/{table['id']}"
    await ben.join(table["id"])
    secret = await _secret(server, table["id"])
    token = ann.http.cookies["fishka_guest"]
    async with ann.at(table["id"]) as one, ben.at(table["id"]) as two:
        await one.act(GO)
        await one.act(99)
        await one.act(REST)
        await one.ask("takeback", answer="ask")
        await one.question("paths", 1)
        frames = json.dumps(one.frames + two.frames)
    texts = [frames, (await ann.http.get(where)).text, (await ann.http.get(f"{where}/record")).text]
    texts.append((await ann.http.get(f"{where}/record", params={"format": "text"})).text)
    texts.extend(JsonLines().format(record) for record in caplog.records)
    assert any("stored" in text for text in texts[4:]), "the log was looked at"
    for text in texts:
        for form in (secret.hex(), repr(secret), str(list(secret))[1:-1]):
            assert form not in text
        assert token not in text
    assert "Ева" not in "".join(texts[4:]), "no names in logs"


async def test_what_is_sent_does_not_depend_on_the_secret(tmp_path: Path) -> None:
    """With another secret behind the same actions, every byte but the commitment is the same."""
    seen = []
    async with serving(settings(tmp_path)) as server, server.client() as ann:
        table = await ann.table("me", "device", options={"length": 500})
        async with ann.at(table["id"]) as socket:
            for action in (GO, REST, GO, REST, GO):
                await socket.act(action)
    cookies = dict(ann.http.cookies)
    for secret in (None, bytes(32), bytes(range(32))):
        if secret is not None:
            with closing(sqlite3.connect(tmp_path / "fishka.sqlite3")) as db:
                db.execute("UPDATE game SET secret = ?", [secret])
                db.commit()
        async with serving(settings(tmp_path)) as server, server.client() as ann:
            ann.http.cookies.update(cookies)
            async with ann.at(table["id"]) as socket:
                await socket.question("paths", 1)
                await socket.act(55)
                frames = [{**frame, "key": ""} for frame in socket.frames]
            record = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
            seen.append((json.dumps(frames), record))
    assert seen[0] == seen[1] == seen[2]


async def test_the_end_reveals_the_secret_once(server: Running, ann: Browser) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as socket:
        await play_out(socket)
        assert (await _secret(server, table["id"])).hex() not in json.dumps(socket.frames)
    record = await ann.get(f"/api/tables/{table['id']}/record")
    assert bytes.fromhex(record["secret"]) == await _secret(server, table["id"])


async def test_of_a_token_only_the_hash_is_stored(server: Running, ann: Browser) -> None:
    await ann.post("/api/me", {"name": "Ян"})
    token = ann.http.cookies["fishka_guest"]
    files = server.application.runtime.settings.data_dir.iterdir()
    assert all(token.encode() not in file.read_bytes() for file in files)
