#!/usr/bin/env python3
"""Kills runs with SIGKILL at random moments: the report folder holds the old reports or the new.

    python3 Tests/Faults/kills.py PRODUCT [--kills 200] [--seed 1]

Half of the moments are spread over the whole run, half over its last fifth, where the reports are
written. Seeded, as far as the moment goes; what the run does at that moment is the machine's.
"""
import argparse
import pathlib
import random
import signal
import subprocess
import tempfile
import time

from attempt import FILES, Attempt, whole_report

RUN = ["run", "reference", "--profile", "quick", "--area", "digest,charset", "--reports", "reports"]
# Long enough to stand for nothing else in a report.
SEED = 0x5EED0000



def one_run(folder):
    """The seed that all files of the folder agree on; fails where they do not, or are torn."""
    report = whole_report(folder)
    assert report is not None and report["complete"], "the report is lost"
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
        for _ in range(3):
            attempt = start(f"{SEED:x}").end()
            assert attempt.code == 0, attempt.code
            took.append(attempt.seconds)
        usual = sorted(took)[1]
        old = f"{SEED:x}"
        for number in range(arguments.kills):
            new = f"{SEED + number + 1:x}"
            moment = moments.uniform(0, 1) if number % 2 else moments.uniform(0.8, 1.05)
            attempt = start(new)
            time.sleep(max(0, attempt.began + moment * usual - time.monotonic()))
            attempt.process.send_signal(signal.SIGKILL)
            code = attempt.end().code
            assert code in (0, -signal.SIGKILL), code
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
        journals = len(list((folder / "tmp").iterdir()))
    print(f"{arguments.kills} kills in runs of {usual:.2f} s: {found['old']} left the old reports, "
          f"{found['new']} the new ones, {found['ended before']} came after the end; none was lost, "
          f"torn or mixed; {journals} journals are left among the temporary files")


if __name__ == "__main__":
    main()
