"""Measures the analysis of nonces: inside one process, and against `ent` as whole processes.

    python3 Tests/Statistics/nonce_speed.py .build/release/auth-conformance

Writes 10 and 40 million letters into a temporary folder, 32 a line, from the system's randomness.
Of every command the run with the least processor time of 15 counts, as other work on the machine
only adds to it. `ent` (https://www.fourmilab.ch/random/) must be installed.
"""

import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LETTERS = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"


def write_nonces(path, count):
    table = bytes(LETTERS[byte % 65] if byte < 195 else 0 for byte in range(256))
    letters = bytearray()
    while len(letters) < count:
        letters += os.urandom(1 << 20).translate(table).replace(b"\0", b"")
    with open(path, "wb") as file:
        for start in range(0, count, 32):
            file.write(letters[start:start + 32] + b"\n")


def least(command):
    """Processor and wall-clock milliseconds of the cheapest of 15 runs."""
    best = (float("inf"), 0)
    for _ in range(15):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        started = time.perf_counter()
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wall = time.perf_counter() - started
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert done.returncode == 0, command
        used = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
        best = min(best, (used * 1000, wall * 1000))
    return best


def analyser(folder):
    sources = sorted((ROOT / "Sources/ConformanceStatistics").rglob("*.swift"))
    program = folder / "letter-speed"
    flags = ["-O", "-wmo", "-swift-version", "6", "-package-name", "letter-speed"]
    subprocess.run(
        ["swiftc", *flags, *sources, HERE / "LetterSpeed/main.swift", "-o", program], check=True)
    return subprocess.run([program], capture_output=True, text=True, check=True).stdout


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        print(analyser(folder), end="")
        for millions in (10, 40):
            path = str(folder / f"{millions}-million-letters")
            write_nonces(path, millions * 1_000_000)
            ours = least([program, "nonces", path, "--alphabet", "common", "--all", "--quiet"])
            ent = least(["ent", path])
            print(
                f"{millions} million letters: nonces {ours[0]:.1f} ms of processor time "
                f"({ours[1]:.1f} ms), ent {ent[0]:.1f} ms ({ent[1]:.1f} ms)")


if __name__ == "__main__":
    main()
