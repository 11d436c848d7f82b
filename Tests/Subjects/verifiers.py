#!/usr/bin/env python3
"""Judges the real token verifiers, and makes the table of what each of them holds.

    python3 Tests/Subjects/verifiers.py PRODUCT                    four in Python
    python3 Tests/Subjects/verifiers.py PRODUCT JWT_KIT            all; compares with the table
    python3 Tests/Subjects/verifiers.py PRODUCT JWT_KIT --update   writes expectations and table

PRODUCT is `auth-conformance`, JWT_KIT the built program of Tests/Consumers/Libraries. Run it with
a Python that has what Tests/Subjects/verifiers.txt lists; for all, what verifiers-all.txt lists,
and the system's package node-jose. Each run must end as the verifier's expectation file says, the
cause included; an update leaves a reason of '?' where somebody has
to write one, which the comparison refuses.
"""
import argparse
import json
import pathlib
import sys

from judged import run_suite, settle

HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE.parents[1] / "Reports/verifiers.md"
PYTHON = ["pyjwt", "authlib", "joserfc", "python-jose"]
MORE_PYTHON = ["jwcrypto", "google-auth", "pyoidc", "simple-openid-connect", "social-auth-core",
               "django-allauth"]
NODE = ["panva-jose"]

HEAD = """# Real verifiers under test

What libraries for identity tokens do with this suite's tokens, each judged by the contract of what
its documentation promises. None was written here. Authlib, pyoidc and simple-openid-connect compare
the nonce; with the others that is the app's business, and the adapter does it in the few lines that
such apps have, so a failure of `token.mismatch` and the like would be the adapter's.
google-auth takes keys in PEM form, which its adapter makes of those for signatures, so that
`token.weak-keys` says nothing of it.

A failure below is a fact about a version, the adapter's choice of calls included; it is not a verdict
on whether the library is safe where it is used. Where a reason says *doubtful*, the suite asks for more
than the standards do. Made, and compared by the nightly run, by:

    python3 Tests/Subjects/verifiers.py .build/release/auth-conformance \\
      Tests/Consumers/Libraries/.build/release/JWTKitSubject --update

| mark | |
|---|---|
| ✓ | holds |
| ✗ | does not hold: a wrong verdict, an unhandled exception |
| reason | the right verdict for a wrong reason |
| open | another failure hides it |
| crash, hang | the process ended, or did not answer |
| – | not promised, so not judged |
"""

MARKS = {"pass": "✓", "fail": "✗", "wrongReason": "reason", "crash": "crash", "hang": "hang",
         "notApplicable": "–", "insufficientData": "open"}


def subjects(jwt_kit):
    """Each verifier's folder, which holds its expectations, and its command."""
    if jwt_kit:
        yield HERE.parent / "Consumers/Libraries", [jwt_kit]
    for name in PYTHON + (MORE_PYTHON if jwt_kit else []):
        yield HERE / name, [sys.executable, str(HERE / name / "subject.py")]
    for name in NODE if jwt_kit else []:
        yield HERE / name, ["node", str(HERE / name / "subject.js")]


def judge(product, folder, command, update):
    """Runs the suite; gives the report, or ends with what is wrong."""
    expectations = folder / "known-failures.json"
    options = ["--area", "token", "--expect", expectations,
               *(["--update-expectations"] if update else [])]
    # Where Debian keeps its modules; a Node that is not Debian's does not look there.
    run, report = run_suite(product, options, command, NODE_PATH="/usr/share/nodejs")
    if run.returncode != 0:
        sys.exit(f"{folder.name}: exit code {run.returncode}\n{run.stdout}{run.stderr}")
    if expectations.exists():
        report["expectations"] = json.loads(expectations.read_text())["expectations"]
    return report


def promises(contract):
    token = contract["token"]
    return [", ".join(token["signatures"]), ", ".join(token["claims"]),
            "injected" if token["takesClock"] else "the machine's",
            "yes" if token["givesReasons"] else "no"]


def table(reports):
    """The table and the explanations as Markdown."""
    contracts = [report["subject"]["contract"] for report in reports]
    names = [f"{contract['name']} {contract['version']}" for contract in contracts]
    lines = [HEAD, "| promises | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    rows = ["signatures", "claims", "clock", "reasons"]
    for row, values in zip(rows, zip(*map(promises, contracts))):
        lines.append(f"| {row} | " + " | ".join(values) + " |")
    lines += ["", "| requirement | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    ids = [result["id"] for result in reports[0]["results"]]
    for number, identifier in enumerate(ids):
        marks = []
        for report in reports:
            result = report["results"][number]
            assert result["id"] == identifier
            note = result.get("expectation")
            marks.append(MARKS[note["judged"] if note else result["grade"]])
        lines.append(f"| {identifier} | " + " | ".join(marks) + " |")
    for name, report in zip(names, reports):
        lines += ["", f"## {name}", ""]
        known = report.get("expectations") or []
        for entry in known:
            cause = f" ({entry['cause']})" if "cause" in entry else ""
            lines.append(f"- `{entry['id']}`{cause}: {entry['why']}")
        if not known:
            lines.append("Everything that it promises holds.")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("product")
    parser.add_argument("jwt_kit", nargs="?")
    parser.add_argument("--update", action="store_true")
    arguments = parser.parse_args()
    if arguments.update and not arguments.jwt_kit:
        parser.error("the table has a column for JWT_KIT")
    reports = [judge(arguments.product, folder, command, arguments.update)
               for folder, command in subjects(arguments.jwt_kit)]
    text = table(reports)
    unexplained = [entry["id"] for report in reports for entry in report.get("expectations") or []
                   if "by --update-expectations on" in entry["why"]]
    if arguments.jwt_kit:
        settle(TABLE, text, arguments.update)
    if unexplained:
        sys.exit(f"known failures without a reason: {', '.join(unexplained)}")
    print(text)


main()
