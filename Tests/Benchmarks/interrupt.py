"""Interrupts `auth-conformance bench` in its second benchmark and looks at what it kept.

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
# The progress line names the benchmark that has begun; the one before it is whole by then.
while "2/5" not in shown:
    shown += os.read(ours, 1024).decode()
bench.send_signal(signal.SIGINT)
text, _ = bench.communicate()
assert bench.returncode == 128 + signal.SIGINT, bench.returncode
report = json.loads(pathlib.Path(file).read_text())
assert report["complete"] is False
assert [result["benchmark"] for result in report["results"]] == ["digest.nonce"], report["results"]
assert "digest.nonce" in text and "Stopped early" in text, text
print("stopped in the second benchmark: the first is in the table and in the file")
