"""Validates an expectation file, and the one that the documentation shows, against the schema.

    python3 expectations.py FILE

A file spoilt on purpose must not be taken for valid.
"""
import json
import pathlib
import re
import sys

import jsonschema

root = pathlib.Path(__file__).resolve().parent.parent.parent
schema = json.loads((root / "Vectors/schema/expectations-1.schema.json").read_text())
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)

article = root / "Sources/AuthConformance/AuthConformance.docc/KnownFailures.md"
shown = re.findall(r"```json\n(.*?)```", article.read_text("utf-8"), re.S)
assert len(shown) == 1, "the article shows one file"
files = [pathlib.Path(sys.argv[1]).read_text("utf-8"), *shown]
for text in files:
    validator.validate(json.loads(text))
    for old, new in [('"grade": "fail"', '"grade": "suiteError"'), ('"why"', '"because"'),
                     ('"why": "', '"expires": "31.1.2027", "why": "'), ('"id": "', '"id": 1, "x": "'),
                     ('"expectations"', '"expectation"')]:
        spoilt = text.replace(old, new, 1)
        assert spoilt != text and not validator.is_valid(json.loads(spoilt)), f"{new} is taken"
print(f"{len(files)} files are valid; none of 5 mistakes is")
