"""Holds `scan` to the labelled set: python3 check.py PRODUCT [--half NAME] [--verbose]

Every labelled finding that is certain or likely must be found on its line or on one of those that
`also` names, by its rule, above "look here"; right files must have none above it.
"""

import json
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).parent
RANKS = {"look here": 0, "likely": 1, "certain": 2}


def main():
    product = pathlib.Path(sys.argv[1]).resolve()
    half = sys.argv[sys.argv.index("--half") + 1] if "--half" in sys.argv else None
    verbose = "--verbose" in sys.argv
    files = json.loads((FOLDER / "manifest.json").read_text())["files"]
    run = subprocess.run(
        [product, "scan", "bad", "right", "second", "third", "fourth", "fifth", "--format", "json"], cwd=FOLDER, capture_output=True, text=True
    )
    if run.returncode != 1:
        sys.exit(f"exit {run.returncode}: {run.stderr}")
    found = {}
    for finding in json.loads(run.stdout)["findings"]:
        found.setdefault(finding["path"], []).append(finding)
    labelled = hit = right = flagged = extra = 0
    for file in files:
        if half and file["half"] != half:
            continue
        here = found.get(file["file"], [])
        sure = {(f["line"], f["rule"]): RANKS[f["certainty"]] for f in here}
        wanted = {}
        for label in file["findings"]:
            if label["certainty"] == "look here":
                continue
            keys = [(line, label["rule"]) for line in [label["line"], *label.get("also", [])]]
            wanted.update((key, label) for key in keys)
            labelled += 1
            if any(sure.get(key, -1) > 0 for key in keys):
                hit += 1
            elif verbose:
                print("missed", file["file"], label, "has", sure.get(keys[0]))
        if not file["findings"]:
            right += 1
        for f in here:
            key = f["line"], f["rule"]
            if RANKS[f["certainty"]] > 0 and key not in wanted:
                extra += 1
                flagged += not file["findings"]
                if verbose:
                    print("beyond", file["file"], f["line"], f["rule"], f["certainty"], f["seen"])
    name = half or "all"
    print(f"{name}: {hit} of {labelled} found, {flagged} findings in {right} right files, {extra} beyond the labels")
    if hit < 0.95 * labelled or flagged > 0.02 * right:
        sys.exit("expected at least 95 % found, at most 2 % of right files flagged")


main()
