"""Interrupts `auth-conformance bench` in its ninth launch and looks at what it kept.

Usage: python3 Tests/Benchmarks/interrupt.py PRODUCT FILE
"""
import json
import os
import pathlib
import pty
import signal
import subprocess
import sys

product, file = sys.argv[1:]
ours, theirs = pty.openpty()
bench = subprocess.Popen(
    [product, "bench", "--profile", "thorough", "--only", "digest*", "--json", file],
    stdout=subprocess.PIPE, stderr=theirs, text=True)
os.close(theirs)
shown = ""
# What eight processes of each side have shown is a result; the progress line names the ninth.
while "9/60" not in shown:
    shown += os.read(ours, 1024).decode()
bench.send_signal(signal.SIGINT)
text, _ = bench.communicate()
assert bench.returncode == 128 + signal.SIGINT, bench.returncode
report = json.loads(pathlib.Path(file).read_text())
assert report["complete"] is False
names = ["digest.nonce", "digest.1KiB", "digest.64KiB", "digest.1MiB", "digest.64MiB"]
assert [result["benchmark"] for result in report["results"]] == names, report["results"]
assert all(8 <= result["launches"] < 60 for result in report["results"]), report["results"]
assert all(name in text for name in names) and "Stopped early" in text, text
print("stopped in the ninth launch: what the eight before it showed is in the table and in the file")
