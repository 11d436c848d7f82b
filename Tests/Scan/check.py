"""Holds `scan` to the labelled sets: python3 check.py PRODUCT [--write] [--verbose]

Every labelled finding must be found on its line or on one of those that `also` names, by its rule, as
sure as the label says where the page lets the rule be so sure; `alternatives` are other rules that count
there as well, and `requirement` is the one that breaks there. What is found is exactly what found.txt lists, so that nothing is lost and nothing is
added unseen.
"""

import json
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).parent
SETS = ["bad", "right", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth",
        "fifteenth", "sixteenth", "seventeenth"]
RANKS = {"look here": 0, "likely": 1, "certain": 2}
# Rules that the page says are likely at most.
NEVER_CERTAIN = {"raw-nonce-sent", "nonce-empty", "continuation-kept", "guard-not-released", "nil-equals-nil"}


def main():
    product = pathlib.Path(sys.argv[1]).resolve()
    files = json.loads((FOLDER / "manifest.json").read_text())["files"]
    command = [product, "scan", *SETS, "--format", "json"]
    run = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True)
    if run.returncode != 1:
        sys.exit(f"exit {run.returncode}: {run.stderr}")
    findings = json.loads(run.stdout)["findings"]
    found = {}
    for finding in findings:
        found.setdefault(finding["path"], []).append(finding)
    problems, labelled, right, beyond = [], 0, 0, 0
    for file in files:
        here = found.get(file["file"], [])
        sure = {(f["line"], f["rule"]): RANKS[f["certainty"]] for f in here}
        wanted = set()
        for label in file["findings"]:
            rules = [label["rule"], *label.get("alternatives", [])]
            keys = [(line, rule) for rule in rules for line in [label["line"], *label.get("also", [])]]
            wanted.update(keys)
            if label["certainty"] == "look here":
                continue
            labelled += 1
            least = 1 if label["rule"] in NEVER_CERTAIN else RANKS[label["certainty"]]
            if max(sure.get(key, -1) for key in keys) < least:
                problems.append(f"{file['file']}:{label['line']}: {label['rule']} not found, or not as sure")
            broken = {f["requirement"] for f in here if (f["line"], f["rule"]) in keys}
            if broken and label.get("requirement", min(broken)) not in broken:
                problems.append(f"{file['file']}:{label['line']}: {label['rule']} of {broken}")
        right += not file["findings"]
        for f in here:
            if RANKS[f["certainty"]] == 0 or (f["line"], f["rule"]) in wanted:
                continue
            beyond += 1
            if not file["findings"]:
                problems.append(f"{f['path']}:{f['line']}: {f['rule']}, and nothing is wrong: {f['seen']}")
            elif "--verbose" in sys.argv:
                print("beyond", f["path"], f["line"], f["rule"], f["certainty"], f["seen"])
    listed = sorted(f"{f['path']}:{f['line']} {f['rule']} {f['certainty']}" for f in findings)
    golden = FOLDER / "found.txt"
    if "--write" in sys.argv:
        golden.write_text("".join(line + "\n" for line in listed))
    for line in sorted(set(listed) ^ set(golden.read_text().splitlines())):
        problems.append(f"{'not listed' if line in listed else 'no longer found'} in found.txt: {line}")
    for problem in problems:
        print(problem)
    print(f"{labelled} labels, {right} right files, {beyond} findings beyond the labels, "
          f"{len(listed)} findings in all: {len(problems)} problems")
    if problems:
        sys.exit("if the findings changed rightly: check.py PRODUCT --write")


main()
