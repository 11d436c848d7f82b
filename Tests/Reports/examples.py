"""Writes the example reports under Reports/examples, or compares them with what a run gives now.

    python3 examples.py PRODUCT [--check]      PRODUCT: the release build of auth-conformance

An example is left alone while it differs from a new run only in timing and in what the subject's
own randomness drew; its other formats are always rendered from its report.json.
"""
import difflib
import json
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "Reports/examples"
# Folder, subject, exit code, options, and words that the report must hold: an example whose story
# is gone must not be written.
EXAMPLES = [
    ("reference", "reference", 0, [], "CONFORMS"),
    ("missing-w", "missing-w-modulo", 1, ["--area", "charset"], "W (letter 33 of 65) never seen"),
    ("double-resume", "slot-not-cleared", 1, ["--area", "continuation"], "resume"),
    ("forged-token", "never-compared", 1, ["--area", "token"], "token.mismatch"),
    ("overlapping-sign-ins", "check-await-set", 1, ["--area", "guard"], "A (async)"),
]
FORMATS = {"text": "report.txt", "markdown": "report.md", "html": "report.html",
           "junit": "junit.xml", "github": "annotations.txt"}


def steady(report):
    """A report without what differs from run to run."""
    report = json.loads(json.dumps(report))
    for member in ("timing", "plots"):
        report.pop(member, None)
    for result in report["results"]:
        (result.get("evidence") or {}).pop("drawn", None)
    return report


def judged(product, subject, expected, options):
    run = subprocess.run(
        [product, "run", subject, *options, "--no-reports", "--format", "json"],
        capture_output=True, text=True, check=False)
    if run.returncode != expected:
        raise SystemExit(f"{subject}: exit code {run.returncode}, expected {expected}\n{run.stderr}")
    return run.stdout


def rendered(product, file, name):
    return subprocess.run([product, "report", file, "--format", name],
                          capture_output=True, text=True, check=False).stdout


def main(product, check):
    problems = []
    for name, subject, code, options, words in EXAMPLES:
        folder = FOLDER / name
        file = folder / "report.json"
        text = judged(product, subject, code, options)
        new = steady(json.loads(text))
        old = steady(json.loads(file.read_text("utf-8"))) if file.exists() else None
        if new != old and check:
            lines = [json.dumps(value, indent=1, ensure_ascii=False).split("\n")
                     for value in (old, new)]
            difference = list(difflib.unified_diff(*lines, "example", "now", n=0, lineterm=""))
            problems += [f"{name}/report.json differs:", *difference[:20]]
            continue
        if new != old:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            print(f"wrote {name}/report.json")
        for form, path in FORMATS.items():
            page = rendered(product, file, form)
            if form == "text" and words not in page:
                problems.append(f"{name}/{path} does not say '{words}'")
            there = folder / path
            if there.exists() and there.read_text("utf-8") == page:
                continue
            if check:
                problems.append(f"{name}/{path} is not what its report.json renders to")
            else:
                there.write_text(page, "utf-8")
                print(f"wrote {name}/{path}")
    for problem in problems:
        print(problem)
    if problems and check:
        print("if this is as it should be: .ci/renew examples")
    print(f"{len(EXAMPLES)} examples, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], "--check" in sys.argv))
