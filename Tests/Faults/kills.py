#!/usr/bin/env python3
"""Ends six commands by six signals at random moments: what they write is the old or the new.

    python3 Tests/Faults/kills.py PRODUCT [--kills 200] [--seed 1]

What SIGKILL leaves is cleared by the next run; of the others the exit code is 128 and their number, and
no temporary file is left. No signal leaves a process. Half of the moments are spread over the whole
run, half over its last fifth, where files are written. Seeded, as far as the moment goes; what the
run does at that moment is the machine's.
"""
import argparse
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

from attack import adapter_words
from attempt import FILES, Attempt, whole_report

SIGNALS = [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT,
           signal.SIGPIPE]
# Long enough to stand for nothing else in a report.
SEED = 0x5EED0000


def one_run(folder):
    """The seed that all files of the folder agree on; fails where they do not, or are torn."""
    report = whole_report(folder / "reports")
    assert report is not None, "the report is lost"
    seed = report["seed"]
    for name in FILES:
        assert seed in (folder / "reports" / name).read_text(), \
            f"{name} is of another run than report.json, whose seed is {seed}"
    return seed


def whole(*names):
    """That files are there and not torn; which run they are of, none of them says."""
    def look(folder):
        for name in names:
            path = folder / name
            assert path.exists(), f"{name} is lost"
            assert json.loads(path.read_text()) if name.endswith(".json") else path.read_text(), name
    return look


class Mode:
    """A command that is ended again and again, and a folder of its own."""

    def __init__(self, name, words, look, *codes, takes_seed=True, made=()):
        self.name, self.words, self.look, self.codes = name, words, look, codes
        self.takes_seed, self.made, self.killed = takes_seed, {"tmp", *made}, set()
        self.found = {"old": 0, "new": 0, "either": 0, "ended before": 0}

    def begin(self, product, base):
        self.product, self.folder = product, base / self.name
        self.took = [self.undisturbed(f"{SEED:x}") for _ in range(3)]
        self.old = f"{SEED:x}"

    @property
    def usual(self):
        # The machine is not always as busy.
        return sorted(self.took[-5:])[len(self.took[-5:]) // 2]

    def start(self, seed):
        at = self.words.index("--") if "--" in self.words else len(self.words)
        words = [*self.words[:at], *(["--seed", seed] if self.takes_seed else []), *self.words[at:]]
        return Attempt([self.product, *words], self.folder, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)

    def undisturbed(self, seed):
        """How long a run takes; after it nothing is left of those before."""
        attempt = self.start(seed).end()
        assert attempt.code in self.codes, f"{self.name}: {attempt.code}"
        assert not attempt.left_processes(), f"{self.name}: processes left"
        assert not self.litter(), f"{self.name}: {self.litter()}"
        self.look(self.folder)
        return attempt.seconds

    def litter(self):
        return {*os.listdir(self.folder), *os.listdir(self.folder / "tmp")} - self.made

    def kill(self, chosen, moment, new):
        attempt = self.start(new)
        time.sleep(max(0, attempt.began + moment * self.usual - time.monotonic()))
        attempt.process.send_signal(chosen)
        code = attempt.end().code
        # Before the program has begun, the system's own end is as good; SIGPIPE ends nothing.
        assert code in (*self.codes, 128 + chosen, -chosen), f"{self.name}, {chosen.name}: {code}"
        assert not attempt.left_processes(), f"{self.name}, {chosen.name}: processes left"
        left = self.litter()
        if chosen != signal.SIGKILL:
            assert not left - self.killed, f"{self.name}, {chosen.name}: {left - self.killed}"
        self.killed |= left
        if code in self.codes:
            self.took.append(attempt.seconds)
        seed = self.look(self.folder)
        if seed is None:
            self.found["ended before" if code in self.codes else "either"] += 1
            return
        assert seed in (self.old, new), f"a report of the run {seed} came back"
        assert code not in self.codes or seed == new, "a run that ended has written no report"
        self.found[
            "ended before" if code in self.codes else "new" if seed == new else "old"] += 1
        self.old = seed


MODES = [
    Mode("reports", ["run", "reference", "--profile", "quick", "--area", "digest,charset,guard",
                     "--reports", "reports"], one_run, 0, made=["reports"]),
    Mode("hang", ["run", "--only", "digest.utf8", "--profile", "quick", "--time-limit", "1",
                  "--reports", "reports", *adapter_words("hangs")], one_run, 1, made=["reports"]),
    Mode("files", ["run", "missing-w", "--only", "charset.complete,charset.uniform", "--profile",
                   "quick", "--no-reports", "--evidence", "evidence.json", "--expect", "known.json",
                   "--update-expectations"], whole("evidence.json", "known.json"), 0,
         made=["evidence.json", "known.json"]),
    Mode("bench", ["bench", "--only", "digest.nonce", "--profile", "quick", "--json", "bench.json"],
         whole("bench.json"), 0, takes_seed=False, made=["bench.json"]),
    Mode("smoke", ["smoke", "--time-limit", "1", *adapter_words("daemon")], whole(), 2,
         takes_seed=False),
    Mode("gallery", ["gallery", "late-success-resumes-twice", "--profile", "quick", "--reports", "gallery"],
         whole("gallery/gallery.json", "gallery/gallery.md", "gallery/gallery.txt"), 0,
         made=["gallery"]),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("product", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    moments = random.Random(arguments.seed)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    with tempfile.TemporaryDirectory() as name:
        for mode in MODES:
            mode.begin(arguments.product, pathlib.Path(name))
        for number in range(arguments.kills):
            # Each command with each signal, once in 36.
            mode = MODES[number % len(MODES)]
            chosen = SIGNALS[(number + number // len(MODES)) % len(SIGNALS)]
            moment = moments.uniform(0, 1) if number // 2 % 2 else moments.uniform(0.8, 1.05)
            mode.kill(chosen, moment, f"{SEED + number + 1:x}")
        for mode in MODES:
            # The next run clears away what killed ones have left.
            mode.undisturbed(f"{SEED:x}")
            print(f"{mode.name}: {sum(mode.found.values())} kills in runs of {mode.usual:.2f} s, "
                  + ", ".join(f"{count} {what}" for what, count in mode.found.items() if count)
                  + f"; {len(mode.killed)} files left by SIGKILL, and cleared")
    print(f"{arguments.kills} kills: nothing was lost, torn or mixed, no process left; the next run "
          "clears all that SIGKILL leaves")


if __name__ == "__main__":
    sys.exit(main())
