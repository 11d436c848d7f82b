"""Verifies the gate of `bench` by its exit code, on this machine.

    python3 gate.py PRODUCT [PAIRS] [--busy N] [--beside] [--tolerate-noise] [-- PROGRAM ARGUMENT…]

Measures the reference, or a program in any language, PAIRS times (default 200), in turn unchanged
and with 1.1 times the work, against a baseline that is measured anew for every five pairs; with
--beside against itself in the same launches. Exits 1 unless nothing unchanged was flagged, and every slowed one was but for at most one in twenty, of which the gate said that it
cannot tell. A slowed one within the limit is a failure however few there are. N other processes
keep processors busy meanwhile. With --tolerate-noise, as in CI, any number may say that they cannot
tell.
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile

BENCHMARK = "digest.nonce"
PAIRS_A_BASELINE = 5
KINDS = {"unchanged": [], "slowed": ["--slow", "1.1"]}
EXPECTED = {"unchanged": 0, "slowed": 1}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("product")
    parser.add_argument("pairs", nargs="?", type=int, default=200)
    parser.add_argument("--busy", type=int, default=0)
    parser.add_argument("--beside", action="store_true")
    parser.add_argument("--tolerate-noise", action="store_true")
    words = sys.argv[1:]
    end = words.index("--") if "--" in words else len(words)
    options = parser.parse_args(words[:end])
    subject = words[end + 1:] or ["reference"]
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"])
            for _ in range(options.busy)]
    try:
        with tempfile.TemporaryDirectory() as folder:
            found = measure(options, subject, pathlib.Path(folder) / "baseline.json")
    finally:
        for process in busy:
            process.kill()
    for kind, codes in found.items():
        print(f"{BENCHMARK}, {kind}, {options.pairs} runs: {codes[1]} flagged, "
              f"{codes[0]} within the limit, {codes[3]} cannot tell")
    slowed = found["slowed"]
    holds = (found["unchanged"][1] == 0 and slowed[0] == 0
             and (options.tolerate_noise or slowed[1] * 20 >= options.pairs * 19))
    return 0 if holds else 1


def measure(options, subject, baseline):
    """How often each kind ended with which code: 0 within, 1 flagged, 3 cannot tell."""
    command = [options.product, "bench", "--only", BENCHMARK]
    found = {kind: {0: 0, 1: 0, 3: 0} for kind in KINDS}
    limit = ["--baseline", baseline]
    if options.beside:
        limit = ["--beside", " ".join(subject), "--max-ratio", "1.05"]
    program = subject if subject == ["reference"] else ["--", *subject]
    for pair in range(options.pairs):
        if pair % PAIRS_A_BASELINE == 0 and not options.beside:
            subprocess.run([*command, "--json", baseline, *program], stdout=subprocess.DEVNULL,
                           check=True)
        for kind, words in KINDS.items():
            gated = [*command, *limit, *words, *program]
            run = subprocess.run(gated, stdout=subprocess.PIPE, text=True)
            code = run.returncode
            if code not in found[kind]:
                sys.exit(f"{kind}, pair {pair + 1}: exit code {code}")
            if code != EXPECTED[kind]:
                print(f"{kind}, pair {pair + 1}, exit code {code}:\n{run.stdout}", flush=True)
            found[kind][code] += 1
    return found


sys.exit(main())
