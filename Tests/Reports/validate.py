"""Validates report.json against its schema and junit.xml against the strict XSD."""
import json
import pathlib
import sys

import jsonschema
import xmlschema

here = pathlib.Path(__file__).resolve().parent
root = here.parent.parent
folder = pathlib.Path(sys.argv[1])

schema = json.loads((root / "Vectors/schema/report-1.schema.json").read_text())
report = json.loads((folder / "report.json").read_text())
jsonschema.Draft202012Validator(schema).validate(report)
assert next(iter(report)) == "$schema", "$schema must come first"
xmlschema.XMLSchema(root / "Tests/ConformanceReportsTests/Schemas/JUnit.xsd").validate(
    folder / "junit.xml")
print(f"{folder.name}: report.json and junit.xml are valid")
