"""The browser bundle: one page for every path of the application, and its hashed assets."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass, field
from pathlib import Path

from litestar import Response

FOR_EVER = "public, max-age=31536000, immutable"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings that the build writes beside a file, best first."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass
class Asset:
    """A file with its encodings."""

    kind: str
    cache: str
    plain: bytes
    encoded: dict[str, bytes] = field(default_factory=dict)

    @property
    def etag(self) -> str:
        """One for all encodings, therefore weak."""
        return f'W/"{hashlib.sha256(self.plain).hexdigest()[:20]}"'


class Bundle:
    """All files of the bundle, read once. ``index.html`` answers every path that is no file."""

    def __init__(self, folder: Path) -> None:
        self.assets: dict[str, Asset] = {}
        files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
        for file in files:
            if file.suffix in ENCODINGS.values() and file.with_suffix("").is_file():
                continue
            path = file.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            cache = FOR_EVER if path.startswith("assets/") else "no-cache"
            asset = self.assets[path] = Asset(kind, cache, file.read_bytes())
            for encoding, suffix in ENCODINGS.items():
                packed = file.with_name(file.name + suffix)
                if packed.is_file():
                    asset.encoded[encoding] = packed.read_bytes()

    def find(self, path: str) -> Asset | None:
        """The file at ``path``, or the page; nothing for an asset that is not there."""
        found = self.assets.get(path.strip("/") or "index.html")
        if found is None and path.strip("/").split("/")[0] not in {"api", "ws", "assets"}:
            found = self.assets.get("index.html")
        return found


def asset_response(asset: Asset, accept_encoding: str, if_none_match: str) -> Response[bytes]:
    """The asset in the best encoding that the browser takes, or 304."""
    headers = {"cache-control": asset.cache, "etag": asset.etag, "vary": "accept-encoding"}
    if asset.etag in [tag.strip() for tag in if_none_match.split(",")]:
        return Response(b"", status_code=304, headers=headers)
    for encoding in accepted(accept_encoding):
        if encoding in asset.encoded:
            headers["content-encoding"] = encoding
            return Response(asset.encoded[encoding], media_type=asset.kind, headers=headers)
    return Response(asset.plain, media_type=asset.kind, headers=headers)


def accepted(header: str) -> list[str]:
    """The encodings that we have and the header allows, best first."""
    allowed: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, _, quality = part.strip().partition(";")
        weight = quality.strip().removeprefix("q=")
        allowed[name.strip()] = weight not in {"0", "0.0", "0.00", "0.000"}
    return [name for name in ENCODINGS if allowed.get(name, allowed.get("*", False))]
