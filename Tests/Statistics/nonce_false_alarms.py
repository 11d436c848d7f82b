"""Counts false alarms on correct subjects and names of known-bad ones, over many whole runs.

    python3 Tests/Statistics/nonce_false_alarms.py .build/release/auth-conformance

Three parts, in this order: known-bad nonce subjects, 20 seeds each in the standard profile, which
must be caught and named (a `likely` text fits named-defects.json); the reference, 500 complete
quick runs; each legal nonce variant, 1,000 quick runs of the areas nonce and charset. Every run
has a seed of its own, and the subjects draw from the system's randomness.

What was done is kept in a state file after every round, so that the command can be interrupted
and goes on where it stopped; `--minutes` stops it by itself. The table says how many runs there
really were. A state of another version of the suite is refused.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BLAMES = {"fail", "crash", "hang", "wrongReason"}
UNDECIDED = {"insufficientData", "inconclusive", "suiteError"}


def judge(program, subject, seed, *options):
    """One whole run: the results by requirement, and whether it conforms."""
    words = [program, "run", subject, "--seed", f"{seed:x}", "--no-reports", "--format", "json"]
    done = subprocess.run([*words, *options], capture_output=True, text=True)
    if not done.stdout:
        raise SystemExit(f"{subject}, seed {seed:x}: no report: {done.stderr.strip()}")
    return json.loads(done.stdout)["results"], done.returncode


def false_alarms(program, subject, seed, *options):
    """The requirements that accuse a correct subject, or do not come to a verdict."""
    results, _ = judge(program, subject, seed, "--profile", "quick", *options)
    return [f"{r['id']} {r['grade']}" for r in results if r["grade"] in BLAMES | UNDECIDED]


def is_named(program, subject, seed, pattern):
    """Whether a known-bad subject was caught, and whether its defect was named."""
    results, _ = judge(program, subject, seed, "--area", "nonce,charset")
    blamed = [r for r in results if r["grade"] in BLAMES]
    likely = [(r.get("evidence") or {}).get("likely") or "" for r in blamed]
    return bool(blamed), any(re.search(pattern, text) for text in likely)


class State:
    """What was done, in a file that is replaced whole."""

    def __init__(self, path, version):
        self.path = path
        self.done = {"version": version, "known-bad": {}, "reference": {}, "legal": {}}
        if path.exists():
            self.done = json.loads(path.read_text())
            if self.done["version"] != version:
                sys.exit(f"{path}: of {self.done['version']}, this is {version}. Delete it")

    def row(self, part, name):
        return self.done[part].setdefault(name, {"runs": 0, "good": 0, "problems": []})

    def save(self):
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(self.done, indent=1))
        os.replace(fresh, self.path)


def add(row, seed, good, problem):
    row["runs"] += 1
    row["good"] += good
    if problem and len(row["problems"]) < 10:
        row["problems"].append(f"seed {seed:x}: {problem}")


def table(state, wanted):
    """The report in Markdown."""
    done = state.done
    lines = [
        "# False alarms and names over whole runs",
        "",
        "Written by this command, which goes on where it stopped:",
        "",
        "    python3 Tests/Statistics/nonce_false_alarms.py .build/release/auth-conformance",
        "",
        f"Suite {done['version']}. Every run has a seed of its own; subjects draw from the",
        "system's randomness. A verdict that is not reached counts as an alarm too.",
        "",
        "## Correct subjects, quick profile",
        "",
        "| subject | areas | runs | wanted | alarms |",
        "|---|---|---|---|---|",
    ]
    for part, areas in (("reference", "all"), ("legal", "nonce, charset")):
        for name, row in done[part].items():
            lines.append(
                f"| {name} | {areas} | {row['runs']:,} | {wanted[part]:,} "
                f"| {row['runs'] - row['good']} |")
    lines += [
        "",
        "## Known-bad nonce subjects, standard profile",
        "",
        "Named means that a likely cause fits the pattern in `Tests/Statistics/named-defects.json`.",
        "",
        "| subject | seeds | wanted | caught and named |",
        "|---|---|---|---|",
    ]
    for name, row in done["known-bad"].items():
        lines.append(f"| {name} | {row['runs']} | {wanted['known-bad']} | {row['good']} |")
    problems = [
        f"- {name}, {text}"
        for part in ("reference", "legal", "known-bad")
        for name, row in done[part].items()
        for text in row["problems"]
    ]
    if problems:
        lines += ["", "## What went wrong", "", *problems]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--reference", type=int, default=500)
    parser.add_argument("--legal", type=int, default=1000)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument(
        "--state", type=pathlib.Path, default=ROOT / ".build/nonce-false-alarms.json")
    parser.add_argument(
        "--report", type=pathlib.Path, default=ROOT / "Reports/nonce-false-alarms.md")
    options = parser.parse_args()
    wanted = {
        "known-bad": options.seeds, "reference": options.reference, "legal": options.legal}
    end = time.monotonic() + 60 * options.minutes
    program = str(pathlib.Path(options.program).resolve())
    version = subprocess.run(
        [program, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    state = State(options.state, version)
    patterns = json.loads((HERE / "named-defects.json").read_text())
    legal = json.loads((HERE / "legal-nonces.json").read_text())

    def run(work):
        part, name, seed = work
        if part == "known-bad":
            caught, named = is_named(program, name, seed, patterns[name])
            return work, caught and named, "" if caught and named else (
                "caught, not named" if caught else "not caught")
        areas = [] if part == "reference" else ["--area", "nonce,charset"]
        alarms = false_alarms(program, name, seed, *areas)
        return work, not alarms, ", ".join(alarms)

    def rest():
        """What is to be done; the variants take turns, so that a short run has seen each."""
        for part, names in (
            ("known-bad", patterns), ("reference", ["reference"]), ("legal", legal)
        ):
            rows = {name: state.row(part, name) for name in names}
            for seed in range(wanted[part]):
                for name in names:
                    if rows[name]["runs"] <= seed:
                        yield part, name, seed

    work = list(rest())
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for start in range(0, len(work), 20 * options.jobs):
            if time.monotonic() > end:
                break
            for (part, name, seed), good, problem in pool.map(
                run, work[start:start + 20 * options.jobs]
            ):
                add(state.row(part, name), seed, good, problem)
            state.save()
    options.report.parent.mkdir(parents=True, exist_ok=True)
    options.report.write_text(table(state, wanted))
    total = [row for part in wanted for row in state.done[part].values()]
    bad = sum(row["runs"] - row["good"] for row in total)
    print(f"{sum(row['runs'] for row in total)} runs, {bad} of them wrong; see {options.report}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
