#!/usr/bin/env python3
"""Ends runs by six signals at random moments: the report folder holds the old reports or the new.

    python3 Tests/Faults/kills.py PRODUCT [--kills 200] [--seed 1]

Files that SIGKILL leaves are cleared by the next run; of the others the exit code is 128 and their
number, and no temporary file is left. No signal leaves a process. Half of the moments are spread over
the whole run, half over its last fifth, where the reports are written. Seeded, as far as the moment
goes; what the run does at that moment is the machine's.
"""
import argparse
import os
import pathlib
import random
import signal
import subprocess
import tempfile
import time

from attempt import FILES, Attempt, whole_report

RUN = ["run", "reference", "--profile", "quick", "--area", "digest,charset,guard",
       "--reports", "reports"]
SIGNALS = [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT,
           signal.SIGPIPE]
# Long enough to stand for nothing else in a report.
SEED = 0x5EED0000



def one_run(folder):
    """The seed that all files of the folder agree on; fails where they do not, or are torn."""
    report = whole_report(folder)
    assert report is not None, "the report is lost"
    seed = report["seed"]
    for name in FILES:
        assert seed in (folder / name).read_text(), \
            f"{name} is of another run than report.json, whose seed is {seed}"
    return seed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("product", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    moments = random.Random(arguments.seed)
    found = {"old": 0, "new": 0, "ended before": 0}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)

        def start(seed):
            return Attempt([arguments.product, *RUN, "--seed", seed], folder,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        took = []
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        for _ in range(3):
            attempt = start(f"{SEED:x}").end()
            assert attempt.code == 0, attempt.code
            took.append(attempt.seconds)
        usual = sorted(took)[1]
        old = f"{SEED:x}"
        # What SIGKILL has left, until another run clears it.
        killed = set()

        def litter():
            return {*os.listdir(folder), *os.listdir(folder / "tmp")} - {"reports", "tmp"}

        for number in range(arguments.kills):
            new = f"{SEED + number + 1:x}"
            moment = moments.uniform(0, 1) if number % 2 else moments.uniform(0.8, 1.05)
            attempt = start(new)
            time.sleep(max(0, attempt.began + moment * usual - time.monotonic()))
            chosen = SIGNALS[number % len(SIGNALS)]
            attempt.process.send_signal(chosen)
            code = attempt.end().code
            # Before the program has begun, the system's own end is as good; SIGPIPE ends nothing.
            assert code in (0, 128 + chosen, -chosen), f"{chosen.name}: {code}"
            # Also after SIGKILL: what a subject still leaves before it ends is that run's.
            assert not attempt.left_processes(), f"{chosen.name}: processes left"
            if chosen != signal.SIGKILL:
                assert not litter() - killed, f"{chosen.name}: {litter() - killed}"
            killed |= litter()
            if code == 0:
                # The machine is not as busy as it was.
                took.append(attempt.seconds)
                usual = sorted(took[-5:])[2]
            seed = one_run(folder / "reports")
            assert seed in (old, new), f"a report of the run {seed} came back"
            assert code != 0 or seed == new, "a run that ended has written no report"
            found["ended before" if code == 0 else "new" if seed == new else "old"] += 1
            old = seed
        left = attempt.left_processes()
        assert not left, f"processes left: {left}"
        # The next run clears away what killed ones have staged.
        assert start(f"{SEED:x}").end().code == 0
        assert sorted(entry.name for entry in folder.iterdir()) == ["reports", "tmp"]
        assert not list((folder / "tmp").iterdir()), "temporary files left"
    print(f"{arguments.kills} kills in runs of {usual:.2f} s: {found['old']} left the old reports, "
          f"{found['new']} the new ones, {found['ended before']} came after the end; none was lost, "
          "torn or mixed; the next run clears all that is left")


if __name__ == "__main__":
    main()
