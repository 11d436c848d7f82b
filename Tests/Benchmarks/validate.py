"""Validates files that `auth-conformance bench --json` wrote against their schema."""
import json
import pathlib
import sys

import jsonschema

root = pathlib.Path(__file__).resolve().parent.parent.parent
schema = json.loads((root / "Vectors/schema/bench-1.schema.json").read_text())
validator = jsonschema.Draft202012Validator(schema)
for name in sys.argv[1:]:
    report = json.loads(pathlib.Path(name).read_text())
    validator.validate(report)
    for result in report["results"]:
        ratio = result["ratio"]
        assert ratio["lower"] <= ratio["estimate"] <= ratio["upper"], result["benchmark"]
        assert len(result["cost"]["batches"]) == 2 * result["rounds"], result["benchmark"]
    print(f"{name}: valid, {len(report['results'])} results")
