"""Validates reports: JUnit files against JUnit.xsd, JSON files against the published schema.

    python3 validate.py [FILE…]        default: all golden files

Exits 1 where a file is invalid, where there is nothing to validate, or where a file spoilt on
purpose is taken for valid. Needs jsonschema and xmlschema (requirements.txt).
"""

import json
import pathlib
import re
import sys

import jsonschema
import xmlschema

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
XSD = xmlschema.XMLSchema(str(HERE / "JUnit.xsd"))
REPORT = json.loads((ROOT / "Vectors/schema/report-1.schema.json").read_text("utf-8"))
jsonschema.Draft202012Validator.check_schema(REPORT)
JSON = jsonschema.Draft202012Validator(REPORT)


def problems(name, text):
    """What is wrong with a file, one line each."""
    if name.endswith(".xml"):
        return [f"{error.path}: {error.reason}" for error in XSD.iter_errors(text)]
    return [f"{error.json_path}: {error.message}" for error in JSON.iter_errors(json.loads(text))]


def spoilt(name, text):
    """The same file with one defect each, every one of which must be noticed."""
    if name.endswith(".xml"):
        for attribute in ("timestamp", "hostname", "classname", "time", "tests", "package"):
            yield attribute, text.replace(f" {attribute}=", " x=", 1)
        yield "zone", re.sub(r'(timestamp="[^"]*)"', r'\1Z"', text, count=1)
    else:
        for key in ("$schema", "seed", "results", "verdict"):
            report = json.loads(text)
            report["x"] = report.pop(key, None)
            yield key, json.dumps(report)


def main(arguments):
    files = [pathlib.Path(argument) for argument in arguments] or sorted(
        file for file in (HERE.parent / "Golden").iterdir()
        if file.name.endswith(("junit.xml", "report.json")) and "gallery" not in file.name)
    bad = 0
    for file in files:
        text = file.read_text("utf-8")
        found = problems(file.name, text)
        for problem in found:
            print(f"{file.name}: {problem}")
        for defect, changed in [] if found else spoilt(file.name, text):
            if changed == text or not problems(file.name, changed):
                found.append(defect)
                print(f"{file.name}: taken for valid although '{defect}' is spoilt")
        bad += bool(found)
    print(f"{len(files)} files, {bad} invalid")
    return 1 if bad or not files else 0


sys.exit(main(sys.argv[1:]))
