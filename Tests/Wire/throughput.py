#!/usr/bin/env python3
"""Measures how many nonces and digests cross the wire a second, runner and subject on one core.

    python3 Tests/Wire/throughput.py PRODUCT [--gate]

With --gate it measures less long, and fails below 200,000 nonces and 100,000 digests a second from a Swift subject, or
below 50,000 digests from Python, unless the same work without the wire is as slow on this machine.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEAST = {("Swift", "nonce"): 200_000, ("Swift", "digest.nonce"): 100_000,
         ("Python", "digest.nonce"): 50_000}
# The reference alone does several millions of either a second where nothing else runs.
QUIET_NANOSECONDS = 1_000


def measured(product, subject, benchmark, profile):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "bench.json"
        # The core is inherited by the subject.
        subprocess.run(
            [product, "bench", "--profile", profile, "--only", benchmark, "--over-the-wire", "--json",
             path, "--", *subject],
            check=True, stdout=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, {min(os.sched_getaffinity(0))}))
        return json.loads(path.read_text())["results"][0]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("product", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--gate", action="store_true")
    arguments = parser.parse_args()
    subjects = {"Swift": [arguments.product, "serve", "reference"],
                "Python": [sys.executable, str(ROOT / "Tests/Subjects/python-stdlib/subject.py")]}
    print("| subject | operation | a second | ns each | without the wire | round trip | at least |")
    print("|---|---|---:|---:|---:|---:|---:|")
    slow = []
    for language, subject in subjects.items():
        for benchmark in ("nonce", "digest.nonce"):
            result = measured(
                arguments.product, subject, benchmark, "quick" if arguments.gate else "standard")
            cost, own = result["cost"]["p50"], result["yardstick"]["p50"]
            least = LEAST.get((language, result["benchmark"]))
            print(f"| {language} | {result['operation']} | {1e9 / cost:,.0f} | {cost:,.0f} | "
                  f"{own:,.0f} | {result['wire']['roundTrip']:,.0f} | "
                  f"{f'{least:,}' if least else ''} |")
            if least and 1e9 / cost < least and own < QUIET_NANOSECONDS:
                slow.append(f"{language}, {result['operation']}")
    if arguments.gate and slow:
        sys.exit(f"too slow: {'; '.join(slow)}")


main()
