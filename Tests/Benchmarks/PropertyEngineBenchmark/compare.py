"""Compares the property loop with Hypothesis on the same property in the same run.

Usage, from the folder of this file:

    swift build -c release && python3 compare.py

Needs Hypothesis (measured with 6.155.2). Runs of both alternate, so that both meet the same
state of the machine; each figure is the median. Exits 1 when the engine is not 1,000 times as
fast, or not ahead of closures over Character.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

# Hypothesis keeps a folder beside the program unless told where to.
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", tempfile.mkdtemp())

from hypothesis import HealthCheck, __version__, given, settings, strategies  # noqa: E402

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"
MEMBERS = frozenset(ALPHABET)
CASES = 2_000


def hypothesis_nanoseconds():
    count = 0

    @settings(max_examples=CASES, database=None, deadline=None,
              suppress_health_check=list(HealthCheck))
    @given(strategies.text(alphabet=ALPHABET, min_size=32, max_size=32))
    def letters_belong_to_the_alphabet(text):
        nonlocal count
        count += 1
        assert len(text) == 32 and all(letter in MEMBERS for letter in text)

    start = time.perf_counter_ns()
    letters_belong_to_the_alphabet()
    return (time.perf_counter_ns() - start) / count


def main():
    program = ".build/release/property-loop"
    rows = []
    theirs = []
    for _ in range(3):
        theirs.append(hypothesis_nanoseconds())
        for line in subprocess.run([program], capture_output=True, text=True,
                                   check=True).stdout.splitlines():
            words = line.split()
            rows.append([int(words[index]) for index in (1, 3, 5)])
    engine, characters, floor = (statistics.median(column) for column in zip(*rows))
    hypothesis = statistics.median(theirs)
    print(f"nanoseconds per 32-letter case: Hypothesis {__version__} {hypothesis:,.0f}, "
          f"Character closures {characters:,.0f}, engine {engine:,.0f}, bare bytes {floor:,.0f}")
    print(f"engine: {hypothesis / engine:,.0f} times Hypothesis, "
          f"{characters / engine:.1f} times Character closures")
    return 0 if hypothesis >= 1000 * engine and engine < characters else 1


if __name__ == "__main__":
    sys.exit(main())
