"""Write ``web/src/lib/protocol.ts`` from the schemas of ``fishka/server/app/protocol.py``.

python tools/protocol_types.py            writes the file
python tools/protocol_types.py --check    exit 1 if it is not current
"""

from __future__ import annotations

import inspect
import json
import sys
import types
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from fishka.server.app import protocol

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEADER = """\
// Written by tools/protocol_types.py from src/fishka/server/app/protocol.py. Do not edit.
"""
PRIMITIVES = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}


def public_names() -> list[tuple[str, object]]:
    """What protocol.py defines, in its order."""
    return [
        (name, value)
        for name, value in vars(protocol).items()
        if not name.startswith("_") and name not in {"Any", "Annotated", "Literal", "Base"}
    ]


def alias_names() -> dict[object, str]:
    """Unions, literals and generics that have a name of their own."""
    return {
        value: name
        for name, value in public_names()
        if get_origin(value) is not None or isinstance(value, types.UnionType)
    }


def typescript(kind: Any, aliases: dict[object, str], expand: bool = False) -> str:
    """A Python type in TypeScript. ``expand`` writes an alias out instead of naming it."""
    if not expand and kind in aliases:
        return aliases[kind]
    if kind in PRIMITIVES:
        return PRIMITIVES[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin is typing.Annotated:
        return typescript(args[0], aliases)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in {types.UnionType, typing.Union}:
        parts = [part for part in aliases if get_origin(part) in {types.UnionType, typing.Union}]
        for part in parts:
            if set(get_args(part)) < set(args):
                rest = [a for a in args if a not in get_args(part)]
                return " | ".join([aliases[part], *(typescript(a, aliases) for a in rest)])
        return " | ".join(typescript(arg, aliases) for arg in args)
    if origin is list:
        inner = typescript(args[0], aliases)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(typescript(arg, aliases) for arg in args)}]"
    if origin is dict:
        return f"Record<{typescript(args[0], aliases)}, {typescript(args[1], aliases)}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def comment(text: str | None) -> list[str]:
    """A docstring as a TSDoc comment."""
    if not text:
        return []
    lines = inspect.cleandoc(text).replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def interface(struct: type[msgspec.Struct], sent: bool, aliases: dict[object, str]) -> list[str]:
    """One struct. A field with a default may be left out where the browser sends it."""
    own_doc = struct.__doc__ if "__doc__" in vars(struct) else None
    lines = [*comment(own_doc), f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f"  {struct.__struct_config__.tag_field}: {json.dumps(tag)};")
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.name}{mark}: {typescript(hints[field.name], aliases)};")
    return [*lines, "}"]


def sent_by_browser() -> set[str]:
    """The names of the structs that the browser makes."""
    requests = {name for name, _ in public_names() if name.endswith("Request")}
    return requests | {member.__name__ for member in get_args(protocol.FromClient)}


def module() -> str:
    """The whole of protocol.ts."""
    aliases, sent = alias_names(), sent_by_browser()
    blocks: list[Iterable[str]] = []
    for name, value in public_names():
        if isinstance(value, int):
            blocks.append([f"export const {name} = {value};"])
        elif isinstance(value, type) and issubclass(value, msgspec.Struct):
            blocks.append(interface(value, name in sent, aliases))
        elif value in aliases:
            blocks.append([f"export type {name} = {typescript(value, aliases, expand=True)};"])
    return HEADER + "".join("\n" + "\n".join(block) + "\n" for block in blocks)


def main(arguments: list[str]) -> int:
    text = module()
    if "--check" in arguments:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} is not current: run python tools/protocol_types.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
