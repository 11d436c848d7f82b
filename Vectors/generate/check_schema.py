"""Proves that every vector file fits its JSON Schema, by a validator that is not ours.

    python3 check_schema.py     (needs the PyPI package jsonschema)
"""

import json
import sys

import jsonschema

from vectorfile import ROOT

failures = 0
for path in sorted(ROOT.glob("*/*.json")):
    value = json.loads(path.read_text("utf-8"))
    if path.parent.name == "keys":
        continue
    if path.parent.name == "schema":
        jsonschema.Draft202012Validator.check_schema(value)
        continue
    schema = json.loads((path.parent / value["$schema"]).read_text("utf-8"))
    for error in jsonschema.Draft202012Validator(schema).iter_errors(value):
        failures += 1
        where = "/".join(str(part) for part in error.absolute_path)
        print(f"{path.relative_to(ROOT)}#/{where}: {error.message[:300]}")
# A report tells the contract that came over the wire, whatever the contract says.
report, wire = (json.loads((ROOT / f"schema/{name}-1.schema.json").read_text("utf-8"))["$defs"]
                for name in ("report", "wire"))
for part, schema in report["contract"]["properties"].items():
    parts = wire["contract"]["properties"]
    own, theirs = schema.get("properties"), parts.get(part, {}).get("properties")
    if own and theirs and own.keys() != theirs.keys():
        failures += 1
        print(f"contract/{part}: only one schema has {', '.join(sorted(own.keys() ^ theirs.keys()))}")
print(f"{failures} problems")
sys.exit(1 if failures else 0)
