#!/usr/bin/env python3
"""Ways in which a Swift subject misbehaves in its own worker, and what comes of each.

    python3 Tests/Faults/ways.py PRODUCT WAYS                                all of them
    python3 Tests/Faults/ways.py PRODUCT WAYS --every 9                      one of nine
    python3 Tests/Faults/ways.py PRODUCT WAYS --check Reports/faults.md      their rows must be there
    python3 Tests/Faults/ways.py PRODUCT WAYS --write Reports/faults.md

WAYS is the program of Tests/Faults/Ways. Each way is taken in the midst of a check, by a subject that is
right otherwise, and by one whose digests and guard are wrong: that one never passes. Every run ends by
itself with a verdict, and leaves neither a process nor a temporary file.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

from attempt import Attempt, whole_report
from table import WAYS

JUDGED = ["digest.utf8", "guard.exclusive"]
WORDS = {"pass": "pass", "crash": "CRASH", "hang": "HANG", "suiteError": "SUITE ERROR",
         "inconclusive": "inconclusive", "fail": "FAIL"}


def judged(product, program, way, folder, wrong):
    """The grades of a run by requirement, and its exit code."""
    attempt = Attempt(
        [product, "run", "--only", ",".join(JUDGED), "--profile", "quick", "--time-limit", "2",
         "--reports", "reports", "--", program, way], folder,
        environment={"WRONG": "1"} if wrong else {}).end()
    left = attempt.left_processes()
    for process in left:
        os.kill(process, signal.SIGKILL)
    assert not left, f"{len(left)} processes left"
    assert not list(attempt.temporary.iterdir()), "temporary files left"
    assert attempt.code in (0, 1, 2, 3), f"ended with {attempt.code}: {attempt.errors[-300:]}"
    report = whole_report(folder / "reports")
    assert report and report["complete"], f"no whole report: {attempt.errors[-300:]}"
    return {result["id"]: result["grade"] for result in report["results"]}, attempt.code


def row(product, program, way):
    """A way's row of the table; what is wrong with it begins with '**'."""
    sentence, *expected = WAYS[way]
    expected = [expected[0], expected[-1]]
    folder = pathlib.Path(tempfile.mkdtemp(prefix=f"way-{way}-"))
    try:
        right, code = judged(product, program, way, folder / "right", False)
        for requirement, grades in zip(JUDGED, expected):
            assert right[requirement] in grades, f"{right}, expected {sorted(grades)}"
        wrong, wrong_code = judged(product, program, way, folder / "wrong", True)
        assert not {"pass", "notApplicable"} & set(wrong.values()), f"wrong, and {wrong}"
        assert code != 0 or set(right.values()) == {"pass"}, f"exit code 0 with {right}"
        assert wrong_code != 0, "wrong, and exit code 0"
    except AssertionError as error:
        return f"| **NOT AS IT MUST BE: {way}** | {error} |"
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    digest, guard = (" or ".join(WORDS[grade] for grade in WORDS if grade in grades)
                     for grades in expected)
    return f"| `{way}` | {sentence} | {digest} | {guard} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("product", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("program", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--every", type=int, default=1, help="one of so many (default: 1)")
    parser.add_argument("--only", default="", help="ways whose names hold this")
    parser.add_argument("--jobs", type=int, default=6, help="ways at a time (default: 6)")
    parser.add_argument("--check", type=pathlib.Path)
    parser.add_argument("--write", type=pathlib.Path)
    arguments = parser.parse_args()
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    known = subprocess.run([arguments.program, "--list"], capture_output=True, text=True, check=True)
    names = list(WAYS)
    if set(names) != set(known.stdout.split()):
        print(f"not in both of table.py and the program: {sorted(set(names) ^ set(known.stdout.split()))}")
        sys.exit(1)
    chosen = [name for name in names if arguments.only in name][::arguments.every]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        lines = list(pool.map(lambda way: row(arguments.product, arguments.program, way), chosen))
    print("\n".join(lines))
    wrong = [line for line in lines if line.startswith("| **")]
    path = arguments.write or arguments.check
    if path and not wrong:
        text = path.read_text()
        if arguments.write:
            head = ["| way | what the subject does | digest | guard |", "|---|---|---|---|"]
            path.write_text(re.sub(
                r"(?s)(<!-- ways -->\n).*?(<!-- end of ways -->)",
                lambda match: match[1] + "\n".join(head + lines) + "\n" + match[2], text))
        else:
            wrong = [line for line in lines if line not in text.splitlines()]
            print("\n".join(f"{path} lacks: {line}" for line in wrong))
            if wrong:
                print("if this is as it should be: .ci/renew faults")
    print(f"{len(chosen)} of {len(names)} ways, {len(wrong)} fell short")
    sys.exit(1 if wrong else 0)


main()
