"""Runs failing orders again a thousand times, and their stories in the other build mode.

    python3 replays.py PROGRAM OTHER [--times 1000] [--jobs 2] [--threads | SUBJECT=REQUIREMENT…]

PROGRAM and OTHER are auth-conformance in release and in debug, in either order. Each finds the
failure twice (the same table), replays its own token (each time the same lines), and is given the
other's token: its story must fail there too, with the table that program finds itself. Of
'check-await-set', an order of tasks, unless others are named; with --threads of every known-bad
subject whose orders are of accesses to memory.
Exit 0 when all of that holds.
"""

import argparse
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

TASKS = ["check-await-set=guard.suspension"]
THREADS = [f"threads-{pair}" for pair in (
    "plain-flag=guard.threads", "lock-around-check=guard.threads", "two-atomics=guard.threads",
    "load-then-store=guard.threads", "struct-copy=guard.threads", "lazily-made=guard.threads",
    "crossed-locks=guard.threads", "unlocked-fast-path=guard.race-free",
    "double-checked=guard.race-free", "plain-resume=continuation.threads",
    "stored-late=continuation.threads", "counter=nonce.threads",
    "session-plain=account.threads", "session-split=account.threads",
    "session-leaving-flag=account.threads", "session-observers=account.threads",
    "session-log=account.race-free",
    "contains-then-insert=token.replay-concurrent", "count-unlocked=token.race-free",
)]


def lines(program, subject, *options):
    """What a run prints from the requirement's own paragraph on, and the token."""
    words = [program, "run", subject, "--no-reports", *options]
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    token = re.search(r"--replay (\S+)", run.stdout)
    # Who violates only what it should do ends with 0.
    if run.returncode > 1 or not token:
        sys.exit(f"exit code {run.returncode}: {' '.join(words)}\n{run.stdout}{run.stderr}")
    return run.stdout[run.stdout.index("  observed "):], token[1]


def table(body):
    """The interleaving and what was observed, without how much was tried."""
    return re.split(r"^ +(?:tried|likely) ", body, flags=re.MULTILINE)[0]


def judge(programs, subject, requirement, times, pool):
    """Whether everything holds of one subject."""
    found, holds = {}, True
    for program in programs:
        found[program], again = pool.map(
            lambda _: lines(program, subject, "--only", requirement), range(2))
        if found[program] != again:
            sys.exit(f"{program}: two runs of {subject} print different tables")
    for program, other in zip(programs, reversed(programs)):
        body, token = found[program]
        again = list(pool.map(
            lambda _: lines(program, subject, "--replay", token), range(times)))
        same = sum(table(text) == table(body) and printed == token for text, printed in again)
        crossed, printed = lines(program, subject, "--replay", found[other][1])
        is_crossed = table(crossed) == table(body) and printed == token
        print(f"{subject}, {requirement}, {program}: {same} of {times} replays print the same "
              f"table; the other build's token "
              + ("gives the failure it finds itself" if is_crossed else "gives another failure"))
        sys.stdout.flush()
        holds = holds and same == times and is_crossed
    return holds


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs", nargs=2)
    parser.add_argument("pairs", nargs="*")
    parser.add_argument("--threads", action="store_true")
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_intermixed_args()
    pairs = options.pairs or (THREADS if options.threads else TASKS)
    with ThreadPoolExecutor(options.jobs) as pool:
        held = [judge(options.programs, *pair.split("="), options.times, pool) for pair in pairs]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
