"""Writes vector files: the common top level, permanent ids, and one stable layout of the JSON.

Regenerating gives identical bytes: nothing here depends on time, environment or hash order.
"""

import json
import pathlib

from catalogues import dated

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTH = 100


def layout(value, indent=0, room=WIDTH):
    """JSON on one line where it fits into 100 columns, else one member a line."""
    flat = json.dumps(value, ensure_ascii=True, separators=(", ", ": "))
    if len(flat) <= room - indent or not isinstance(value, (dict, list)) or not value:
        return flat
    inner = " " * (indent + 2)
    if isinstance(value, list):
        if all(isinstance(item, int) for item in value):
            return "[" + wrapped(value, indent + 2) + "\n" + " " * indent + "]"
        rows = [inner + layout(item, indent + 2) for item in value]
        return "[\n" + ",\n".join(rows) + "\n" + " " * indent + "]"
    rows = []
    for key, item in value.items():
        name = json.dumps(key, ensure_ascii=True) + ": "
        rows.append(inner + name + layout(item, indent + 2, WIDTH - len(name)))
    return "{\n" + ",\n".join(rows) + "\n" + " " * indent + "}"


def wrapped(numbers, indent):
    """Numbers in rows of at most 100 columns."""
    rows, row = [], ""
    for position, number in enumerate(numbers):
        word = str(number) + ("," if position + 1 < len(numbers) else "")
        if row and indent + len(row) + 1 + len(word) > WIDTH:
            rows.append(row)
            row = word
        else:
            row = row + " " + word if row else word
    rows.append(row)
    return "".join("\n" + " " * indent + row for row in rows)


def note(kind, description, effect, *links):
    """One entry of `notes`, in the manner of Wycheproof."""
    return {"bugType": kind, "description": description, "effect": effect, "links": list(links)}


class Ids:
    """Hands out ids family by family. Ids are for ever: add new vectors at the end of a family."""

    def __init__(self, area):
        self.area = area
        self.last = {}

    def next(self, family):
        self.last[family] = self.last.get(family, 0) + 1
        return f"{self.area}-{family}-{self.last[family]:04d}"


def write(area, name, source, header, notes, groups):
    """Writes `Vectors/<area>/<name>.json`. Only the notes that some test uses are kept."""
    used = {flag for group in groups for test in group["tests"] for flag in test["flags"]}
    missing = used - notes.keys()
    if missing:
        raise SystemExit(f"{area}/{name}.json: flags without a note: {sorted(missing)}")
    groups = [group | {"tests": [dated(test) for test in group["tests"]]} for group in groups]
    file = {
        "$schema": f"../schema/{area}.schema.json",
        "area": area,
        "version": 1,
        "source": source,
        "numberOfTests": sum(len(group["tests"]) for group in groups),
        "header": header,
        "notes": {flag: notes[flag] for flag in notes if flag in used},
        "groups": groups,
    }
    path = ROOT / area / f"{name}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(layout(file) + "\n", encoding="ascii", newline="\n")
    print(f"{area}/{name}.json: {file['numberOfTests']} tests, {path.stat().st_size} bytes")
