"""Verifies the gate of `bench` by its exit code, on this machine.

Usage: python3 Tests/Benchmarks/gate.py .build/release/auth-conformance [RUNS] [--tolerate-noise]

Measures the reference as its own identical twin, and as a twin with 1.3 times the work, RUNS
times each (default 200), in turn. Exits 1 unless no identical twin was flagged, and every slowed
twin was flagged but for at most one in twenty, of which the gate said that it cannot judge.
A slowed twin that passes as within the limit is a failure however few there are. With
--tolerate-noise, as in CI, any number of runs may say that they cannot judge.
"""
import subprocess
import sys

tolerates_noise = "--tolerate-noise" in sys.argv
words = [word for word in sys.argv[1:] if word != "--tolerate-noise"]
product = words[0]
runs = int(words[1]) if len(words) > 1 else 200
benchmark = "digest.nonce"
# The same limit that a baseline of 1 would give.
common = [product, "bench", "reference", "--only", benchmark, "--profile", "quick",
          "--max-ratio", "1.14"]
twins = {"identical": [], "slowed": ["--slow", "1.3"]}
found = {name: {0: 0, 1: 0, 3: 0} for name in twins}
for run in range(runs):
    for name, options in twins.items():
        code = subprocess.run(common + options, stdout=subprocess.DEVNULL).returncode
        if code not in found[name]:
            sys.exit(f"{name} twin, run {run}: exit code {code}")
        found[name][code] += 1
for name, codes in found.items():
    print(f"{name} twins, {runs} runs of {benchmark}: {codes[1]} flagged, "
          f"{codes[0]} within the limit, {codes[3]} cannot tell")
holds = (found["identical"][1] == 0 and found["slowed"][0] == 0
         and (tolerates_noise or found["slowed"][1] * 20 >= runs * 19))
sys.exit(0 if holds else 1)
