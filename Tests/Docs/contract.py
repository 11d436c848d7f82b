#!/usr/bin/env python3
"""Holds the documentation's tables of contracts against the schema and the product.

    contract.py PRODUCT WORKDIR

Every field and word of the schema has its place in the table and the other way round; defaults are
those of a contract that declares nothing; the adapters of the page are judged, in Python and Node.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DOCUMENTATION = ROOT / "Sources/AuthConformance/AuthConformance.docc"
COMMON = "the 65 letters `0-9 A-Z a-z - . _`"
DECLARES = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    reply = {"error": {"code": "unknownOperation", "message": ""}}
    if request["op"] == "hello":
        reply = {"wire": 1, "contract": CONTRACT}
    print(json.dumps({"id": request["id"], **reply}), flush=True)
"""


def rows(page, first):
    """The rows of the table whose first column has this title."""
    table = page.split(f"| {first} |", 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in line.strip("|").split("|")]
            for line in table.splitlines()[2:]]


def words(schema, definitions):
    """What a field may hold, in the words of the page; None where the page says it freely."""
    if "$ref" in schema:
        schema = definitions[schema["$ref"].rsplit("/", 1)[1]]
    if "enum" in schema:
        return "one of " + ", ".join(f"`{word}`" for word in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        items = words(schema["items"], definitions)
        return "texts" if items == "text" else items and items.replace("one of", "some of")
    if kind == "integer":
        return f"{schema['minimum']:,} to {schema['maximum']:,}"
    return {"boolean": "true or false", "string": "text"}.get(kind)


def default(value):
    if value is None or value == []:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, list):
        return ", ".join(f"`{word}`" for word in value)
    return f"`{value}`" if len(value) != 65 else COMMON


def tables(page, product, work):
    schema = json.loads((ROOT / "Vectors/schema/wire-1.schema.json").read_text())
    definitions = schema["$defs"]

    def reported(contract):
        """What the product makes of a contract: with most of its defaults."""
        adapter = work / "declares.py"
        contract = {"name": "nothing", "capabilities": ["account"], **contract}
        adapter.write_text(DECLARES.replace("CONTRACT", repr(contract)))
        run = subprocess.run([product, "run", "--only", "account.state", "--no-reports", "--format",
                              "json", "--", sys.executable, str(adapter)],
                             capture_output=True, check=False)
        return json.loads(run.stdout)["subject"]["contract"]

    declared = reported({})
    expected = {}
    for name, field in definitions["contract"]["properties"].items():
        if field.get("type") != "object":
            is_left_out = name in ("version", "unjudged")
            expected[name] = ("none" if is_left_out else "–", words(field, definitions))
            continue
        for member, inner in field["properties"].items():
            expected[f"{name}.{member}"] = (
                default(declared[name].get(member)), words(inner, definitions))
    problems = [f"{section}.{member}: is declared by the product and in no schema"
                for section, members in declared.items() if isinstance(members, dict)
                for member in members if f"{section}.{member}" not in expected]
    found = {row[0].strip("`"): (row[1], row[2]) for row in rows(page, "field")}
    problems += [f"{name}: has no row" for name in expected.keys() - found.keys()]
    problems += [f"{name}: is in no schema" for name in found.keys() - expected.keys()]
    # What a report leaves out is its default: declared as the page has it, it changes nothing.
    silent = {}
    for name in expected.keys() & found.keys():
        section, _, member = name.partition(".")
        if member and member not in declared[section] and found[name][0] != "none":
            said = found[name][0].strip("`")
            silent.setdefault(section, {})[member] = {"true": True, "false": False}.get(said, said)
            expected[name] = (None, expected[name][1])
    if reported(silent) != declared:
        problems.append(f"these are no defaults: {silent}")
    for name in expected.keys() & found.keys():
        for what, right, said in zip(("default", "values"), expected[name], found[name]):
            if right is not None and right != said:
                problems.append(f"{name}: the page's {what}: '{said}', expected '{right}'")
    reasons = definitions["verdict"]["properties"]["reason"]["enum"]
    if [row[0].strip("`") for row in rows(page, "reason")] != reasons:
        problems.append(f"reasons: expected {reasons}")
    return problems


def examples(page, product, work):
    problems = []
    for language, program, name in (("python", sys.executable, "sourced.py"),
                                    ("javascript", "node", "sourced.cjs")):
        adapter = work / name
        adapter.write_text(re.search(rf"```{language}\n(.*?)```", page, re.DOTALL)[1])
        for words_ in (["smoke"], ["run", "--no-reports", "--quiet", "--profile", "quick"]):
            run = subprocess.run([product, *words_, "--", program, str(adapter)],
                                 capture_output=True, text=True, check=False)
            if run.returncode:
                problems.append(f"{name}: {words_[0]} ends with {run.returncode}:\n{run.stdout}{run.stderr}")
    return problems


def main(product, work):
    work = pathlib.Path(work)
    work.mkdir(exist_ok=True, parents=True)
    fields = (DOCUMENTATION / "Requirements/ContractFields.md").read_text("utf-8")
    sourced = (DOCUMENTATION / "SourcedNonces.md").read_text("utf-8")
    product = str(pathlib.Path(product).resolve())
    problems = tables(fields, product, work) + examples(sourced, product, work)
    print("\n".join(problems) or "every field of a contract is documented as it is")
    return bool(problems)


sys.exit(main(sys.argv[1], sys.argv[2]))
