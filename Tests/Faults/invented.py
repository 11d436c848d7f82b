#!/usr/bin/env python3
"""Attacks by the thousand, made from tables: whatever comes, a verdict or one line, and no harm.

    python3 Tests/Faults/invented.py PRODUCT                 some of each kind, as CI does
    python3 Tests/Faults/invented.py PRODUCT --every 1       all of them
    python3 Tests/Faults/invented.py PRODUCT --only scan     one kind

Of each attack holds: it ends by itself with 0 to 3, within 20 s of processor time; of exit code 2 one
line tells, unless there is a report; no letter of it steers a terminal or a workflow; no process, no
temporary file is left, and what lay beside it is as it was.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import resource
import shutil
import stat
import sys
import tempfile
import time

import inputs
from attempt import Attempt
import stray

HERE = pathlib.Path(__file__).resolve().parent
MEGABYTES = 700


def limited(more=None):
    def prepare():
        resource.setrlimit(resource.RLIMIT_CPU, (20, 21))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if more:
            more()
    return prepare


def sound(attempt, words, codes):
    """What holds of every attack."""
    assert attempt.code in codes, f"ended with {attempt.code}, expected {codes}: " \
        f"{attempt.errors[-300:]!r}"
    for stream in (attempt.output, attempt.errors):
        text = stream.decode("utf-8")
        found = re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]", text)
        # Colour is asked for by no attack, so that nothing of it is ours.
        assert not found, f"{found[0]!r} reaches the terminal"
        commands = [line for line in text.split("\n") if line.startswith("::")]
        ours = [line for line in commands if re.match("::(error|warning|notice)[ :]", line)]
        assert commands == ours and ("github" in words or not commands), commands[:1]
        assert not any("injected" == line[9:] for line in commands), "a workflow command"
    if attempt.code == 2 and not attempt.output:
        lines = [line for line in attempt.errors.decode().splitlines()
                 if not line.startswith(("auth-conformance: warning: ",
                                         "auth-conformance: project file "))]
        assert len(lines) == 1, f"not one line: {attempt.errors[-500:]!r}"
        assert len(attempt.errors) < 20_000, "the message is not cut"


def performed(product, kind, name, attack):
    """One attack in a folder of its own; gives what is wrong with it, or None."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="attack-"))
    folder.chmod(0o755)
    try:
        here = folder / "here"
        here.mkdir()
        (folder / "beside").write_text("precious")
        for path, content in attack.get("files", {}).items():
            place = here / path if isinstance(path, str) else os.path.join(bytes(here), path)
            os.makedirs(os.path.dirname(place), exist_ok=True)
            if callable(content):
                content(pathlib.Path(os.fsdecode(place)))
            else:
                with open(place, "wb") as file:
                    file.write(content)
        options = {key: attack[key] for key in ("environment", "stdin") if key in attack}
        if isinstance(options.get("stdin"), bytes):
            (folder / "input").write_bytes(options["stdin"])
            options["stdin"] = open(folder / "input", "rb")
        words = [word if isinstance(word, bytes) else str(word) for word in attack["words"]]
        attempt = Attempt([product, *words], here, preexec_fn=limited(attack.get("before")),
                          **options).end()
        sound(attempt, words, attack.get("codes", (0, 1, 2, 3)))
        left = attempt.left_processes()
        for process in left:
            os.kill(process, 9)
        assert not left, "processes left"
        assert not list(attempt.temporary.iterdir()), "temporary files left"
        assert sorted(set(os.listdir(folder)) - {"input"}) == ["beside", "here"], os.listdir(folder)
        assert (folder / "beside").read_text() == "precious", "what lay beside it was changed"
        assert stat.S_ISCHR(os.stat(os.devnull).st_mode), "the machine's null device is gone"
        if "holds" in attack:
            attack["holds"](attempt, here)
    except (AssertionError, UnicodeDecodeError, ValueError, OSError) as error:
        return f"{kind}: {name}: {type(error).__name__} {error}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return None


def wire(_):
    """answers of each operation that are not what they must be"""
    areas = {"nonces": "nonce", "match": "token", "signIn": "continuation", "provider": "guard",
             "account": "account"}
    for operation in stray.OPERATIONS:
        area = areas.get(operation.split(".")[0], "digest")
        for nth in (1, 3):
            for change in stray.CHANGES:
                yield f"{operation} {nth} {change}", {"words": [
                    "run", "--area", area, "--profile", "quick", "--time-limit", "1", "--fail-fast",
                    "--no-reports", "--", sys.executable, "-S", HERE / "stray.py", operation, nth,
                    change]}


def bench(_):
    """answers that are not what they must be while they are measured"""
    for operation, benchmark in (("hello", "digest.nonce"), ("digests", "digest.nonce"),
                                 ("nonces", "nonce")):
        for nth in (1, 2, 9):
            for change in stray.CHANGES:
                yield f"{operation} {nth} {change}", {"words": [
                    "bench", "--only", benchmark, "--profile", "quick", "--", sys.executable, "-S",
                    HERE / "stray.py", operation, nth, change]}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("product", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--every", type=int, default=36, help="one of so many (default: 36)")
    parser.add_argument("--only", default="", help="kinds whose names hold this")
    parser.add_argument("--jobs", type=int, default=2, help="attacks at a time (default: 2)")
    parser.add_argument("--named", default="", help="attacks whose names hold this")
    arguments = parser.parse_args()
    kinds = [wire, bench, *inputs.KINDS]
    wrong, total = [], 0
    with tempfile.TemporaryDirectory() as base, \
            concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        given = inputs.Given(arguments.product, pathlib.Path(base))
        for kind in kinds:
            if arguments.only not in kind.__name__:
                continue
            began, attacks = time.monotonic(), list(kind(given))
            attacks = [pair for pair in attacks if arguments.named in pair[0]]
            few = len(attacks) <= 60
            chosen = attacks if few else attacks[::arguments.every]
            found = [text for text in pool.map(
                lambda pair: performed(arguments.product, kind.__name__, *pair), chosen) if text]
            wrong += found
            total += len(chosen)
            print(f"{kind.__name__}: {kind.__doc__}: {len(chosen)} of {len(attacks)}, "
                  f"{len(found)} fell short, {time.monotonic() - began:.0f} s", flush=True)
    print("\n".join(text[:600] for text in wrong))
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10
    print(f"{total} attacks, {len(wrong)} fell short, at most {most} MiB")
    sys.exit(1 if wrong or most > MEGABYTES else 0)


main()
