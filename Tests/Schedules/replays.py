"""Runs a failing order again a thousand times, and its story in the other build mode.

    python3 replays.py PROGRAM OTHER [--times 1000] [--subject check-await-set]

PROGRAM and OTHER are auth-conformance in release and in debug, in either order. Each finds the
failure twice (the same table), replays its own token (each time the same lines), and is given the
other's token: its story must fail there too, with the table that program finds itself.
Exit 0 when all of that holds.
"""

import argparse
import re
import subprocess
import sys


def lines(program, subject, *options):
    """What a run prints from the requirement's own paragraph on, without the token."""
    words = [program, "run", subject, "--no-reports", *options]
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    if run.returncode != 1:
        sys.exit(f"exit code {run.returncode}: {' '.join(words)}\n{run.stdout}{run.stderr}")
    token = re.search(r"--replay (\S+)", run.stdout)[1]
    body = run.stdout[run.stdout.index("  observed "):]
    return body, token


def table(body):
    """The interleaving and what was observed, without how much was tried."""
    return body[:body.index("tried ")]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs", nargs=2)
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--subject", default="check-await-set")
    options = parser.parse_args()
    only = ["--only", "guard.suspension"]
    found = {}
    for program in options.programs:
        found[program] = lines(program, options.subject, *only)
        if lines(program, options.subject, *only) != found[program]:
            sys.exit(f"{program}: two runs print different tables")
    for program, other in zip(options.programs, reversed(options.programs)):
        body, token = found[program]
        again = {lines(program, options.subject, "--replay", token) for _ in range(options.times)}
        same = len(again) == 1 and all(
            table(text) == table(body) and printed == token for text, printed in again)
        print(f"{program}: {options.times} replays, "
              + ("each the same table" if same else f"{len(again)} different outputs"))
        text, printed = lines(program, options.subject, "--replay", found[other][1])
        crossed = table(text) == table(body) and printed == token
        print(f"{program}: the other build's token "
              + ("gives the failure it finds itself" if crossed else "gives another failure"))
        if not (same and crossed):
            sys.exit(1)


if __name__ == "__main__":
    main()
