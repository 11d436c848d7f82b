"""What attacks have in common: how one is made, and what holds of each.

Each function of the modules that use it makes one attack, holds what came of it against what must,
and says it in a sentence.
"""
import json
import os
import pathlib
import signal
import stat
import subprocess
import sys

from attempt import Attempt, whole_report

HERE = pathlib.Path(__file__).resolve().parent


def run(product, folder, *words, **options):
    """A command to its end; nothing of it is left running, and no temporary file."""
    attempt = Attempt([product, *map(str, words)], folder, **options).end()
    left = attempt.left_processes()
    for process in left:
        os.kill(process, signal.SIGKILL)
    assert not left, f"processes left: {left}"
    assert not list(attempt.temporary.iterdir()), "temporary files left"
    assert attempt.code in (0, 1, 2, 3), f"{words[0]} ended with {attempt.code}"
    return attempt


def judged(product, folder, *words, subject=("reference",), **options):
    return run(product, folder, "run", "--only", "nonce.unique", "--profile", "quick", *words,
               *subject, **options)


def adapter_words(what, *more, before=()):
    return ["--", *before, sys.executable, "-S", str(HERE / "attacker.py"), what, *more]


def attacker(product, folder, what, *words, area="digest", contract=None, before=(), **options):
    more = [json.dumps(contract)] if contract else []
    return run(product, folder, "run", "--area", area, "--profile", "quick", "--time-limit", 1,
               *words, *adapter_words(what, *more, before=before), **options)


def lying(product, folder, lie):
    """A run against a worker that holds the checks, and answers 'judge' with a lie."""
    listed = subprocess.run([product, "list", "requirements"], capture_output=True, text=True)
    version = subprocess.run([product, "--version"], capture_output=True, text=True).stdout.split()
    checks = ",".join(line.split()[0] for line in listed.stdout.splitlines() if line[:1].islower())
    return attacker(product, folder, "lies", "--only", "digest.utf8", "--reports", "reports",
                    environment={"CHECKS": f"{version[1]} {checks}", "LIE": json.dumps(lie)})


def refused(attempt, *sayings):
    """Exit code 2, and one line that a terminal shows as it is."""
    assert attempt.code == 2, f"exit code {attempt.code}"
    harmless(attempt)
    assert attempt.errors.count(b"\n") == 1, attempt.errors[-500:]
    assert len(attempt.errors) < 20_000, "the message is not cut"
    for saying in sayings:
        assert saying in attempt.errors.decode(), attempt.errors[-500:]


def harmless(attempt):
    for text in (attempt.output, attempt.errors):
        shown = text.decode()
        for letter in "\x1b\x07\r\u202e\u2066":
            assert letter not in shown, f"{letter!r} reaches the terminal"
        assert not [line for line in shown.split("\n") if line.startswith("::")], "a workflow command"


def grades(folder, name="reports"):
    report = whole_report(folder / name)
    assert report["complete"], "the run did not go on to its end"
    return {result["grade"] for result in report["results"]} - {"notApplicable"}


def written(folder, name, content):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    return path


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)
