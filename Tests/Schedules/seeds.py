"""Judges every sign-in subject of the gallery, or every account, with many seeds.

    python3 seeds.py PROGRAM [--bad 20] [--legal 200] [--jobs 2] [--profile standard] [--accounts]
                     [--known-good] [--also COMMAND]

A known-bad subject must be blamed, with every seed, for exactly what it declares; a legal one must
pass with every seed whatever applies to it. With --known-good only the styles in which right code
is written most. With --also a right subject of another program, such as a build of the sample app's
sample-app-mode-5, is judged as a legal one. Which subjects there are, and what they violate, is read
from Reports/gallery/gallery.md. Prints one line a subject that does not, and a sum. Exit 0 when there
is none.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# One for each style; the account's reference tells the guides' flows, with two users and two providers.
KNOWN_GOOD = [
    "preconcurrency-delegate", "assumes-main-actor", "completion-through-main-queue",
    "answers-on-main-queue", "hops-to-main-actor", "serial-queue", "actor-based", "refusing-lock",
    "async-stream", "main-queue-state", "main-queue-timer", "main-queue-timer-source",
    "main-run-loop-timer", "process-guard", "state-machine", "legacy-manager", "stored-task",
    "reference",
]
BLAMED = {"fail", "wrongReason", "crash", "hang"}


def subjects():
    """Name, kind, what is declared to be violated and what to stay open: of the whole gallery."""
    stays_open = {}
    for path in (ROOT / "Sources" / "AuthGallery").rglob("*.swift"):
        for name, members in re.findall(
                r'"([a-z0-9-]+)"[^"]*?leavesOpen: \[([^\]]*)\]', path.read_text()):
            stays_open[name] = {identifier(member) for member in re.findall(r"\.(\w+)", members)}
    found = {}
    for line in (ROOT / "Reports" / "gallery" / "gallery.md").read_text().splitlines():
        row = re.fullmatch(r"\| `([^`]+)` \| (reference|known-bad|legal) \| (.*?) \| .* \|", line)
        if row:
            name, kind, blamed = row.groups()
            found[name] = kind, set(re.findall(r"`([^`]+)`", blamed)), stays_open.get(name, set())
    return found


def identifier(member):
    """Of a requirement, such as guard.own-nonce of guardOwnNonce."""
    area, *rest = re.findall(r"[A-Z]?[a-z]+", member)
    return f"{area}.{'-'.join(rest).lower()}"


def judge(program, name, seed, profile, areas):
    """Blamed requirements, those that came to no verdict, and whether any applies."""
    with tempfile.TemporaryDirectory() as folder:
        which = ["--", name] if "/" in name else [name]
        run = subprocess.run(
            [program, "run", "--area", areas, "--seed", f"{seed:x}",
             "--profile", profile, "--quiet", "--reports", folder, "--time-limit", "60", *which],
            capture_output=True, text=True, check=False)
        report = pathlib.Path(folder) / "report.json"
        if not report.exists():
            raise SystemExit(f"{name}, seed {seed:x}: exit code {run.returncode}, no report; "
                             f"{run.stderr.strip()}")
        results = json.loads(report.read_text())["results"]
    blamed = {r["id"] for r in results if r["grade"] in BLAMED}
    open_ = {r["id"] for r in results
             if r["grade"] in {"inconclusive", "suiteError", "insufficientData"}}
    return blamed, open_, any(r["grade"] != "notApplicable" for r in results)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--bad", type=int, default=20)
    parser.add_argument("--legal", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--profile", default="standard")
    parser.add_argument("--accounts", action="store_true")
    parser.add_argument("--known-good", action="store_true")
    parser.add_argument("--also", action="append", default=[])
    options = parser.parse_args()
    wanted = "account" if options.accounts else "continuation,guard"
    runs = wrong = 0
    kinds = {"known-bad": 0, "legal": 0}
    with ThreadPoolExecutor(options.jobs) as pool:
        declared = subjects()
        if options.known_good:
            names = ["reference"] if options.accounts else KNOWN_GOOD
            declared = {name: declared[name] for name in names}
        declared |= {command: ("legal", set(), set()) for command in options.also}
        for name, (kind, violates, stays_open) in declared.items():
            areas = {v for v in violates if v.split(".")[0] in wanted.split(",")}
            if kind == "known-bad" and not areas:
                continue
            if kind == "legal" and not judge(options.program, name, 1, "quick", wanted)[2]:
                continue
            kinds["known-bad" if violates else "legal"] += 1
            seeds = range(1, 1 + (options.bad if violates else options.legal))
            found = list(pool.map(
                lambda seed: judge(options.program, name, seed, options.profile, wanted), seeds))
            # One defect may keep other requirements from being judged; a correct subject has no
            # excuse but what it declares.
            right = sum(
                blamed == areas and (bool(violates) or open_ == stays_open)
                for blamed, open_, _ in found)
            runs += len(found)
            wrong += len(found) - right
            if right < len(found):
                other = next(blamed ^ areas or open_ ^ stays_open for blamed, open_, _ in found
                             if blamed != areas or open_ != stays_open)
                print(f"{name}: {right} of {len(found)} seeds, differs in {sorted(other)}")
                sys.stdout.flush()
    print(f"{kinds['known-bad']} known-bad subjects with {options.bad} seeds each, "
          f"{kinds['legal']} legal ones with {options.legal}: {runs - wrong} of {runs} runs right")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
