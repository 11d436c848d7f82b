#!/usr/bin/env python3
"""Makes faults, of the subject and of what is around the command, and says what came of them.

    python3 Tests/Faults/matrix.py PRODUCT                              prints the matrix
    python3 Tests/Faults/matrix.py PRODUCT --write Reports/faults.md    and writes it there
    python3 Tests/Faults/matrix.py PRODUCT --check Reports/faults.md    it must be what is there

Every run must end by itself, with a verdict, whole reports or the old ones, and without leaving a
process behind. PRODUCT is the built auth-conformance.
"""
import argparse
import concurrent.futures
import pathlib
import re
import shutil
import signal
import sys
import tempfile

import attacks
from attempt import AT, Attempt, command, whole_report
import harness
import subject
import trial

GRADES = {"pass": "pass", "crash": "CRASH", "hang": "HANG", "inconclusive": "left out after it",
          "suiteError": "SUITE ERROR"}


def subject_row(product, folder, name):
    sentence, expected, code = subject.FAULTS[name]
    at = 2 if name == "never" else AT
    attempt = Attempt(
        command(product, fault=name, at=at, reports=folder / "reports"), folder,
        environment={"FAULT_MARK": str(folder / "mark")}).end()
    report = whole_report(folder / "reports")
    assert report["complete"], "the run did not go on to its end"
    grades = {result["grade"] for result in report["results"]} - {"notApplicable"}
    assert grades == expected, f"{grades}, expected {expected}"
    assert attempt.code == code, f"exit code {attempt.code}, expected {code}"
    left = attempt.left_processes()
    assert not left, f"processes left: {left}"
    assert not list(attempt.temporary.iterdir()), "temporary files left"
    words = [GRADES[grade] for grade in GRADES if grade in grades]
    return f"the subject {sentence}", " and ".join(words) + "; the run goes on to its end", code


def harness_row(product, folder, fault):
    code, sentence = fault(product, folder)
    return fault.__doc__, sentence, code


def judged(arguments):
    """Makes one fault in a folder of its own."""
    maker, product, fault = arguments
    name = fault if isinstance(fault, str) else fault.__name__
    # Nobody else but root may enter what mkdtemp makes, and one fault is nobody's.
    folder = pathlib.Path(tempfile.mkdtemp(prefix=f"fault-{name}-"))
    folder.chmod(0o755)
    try:
        row = maker(product, folder, fault)
    except AssertionError as error:
        return (name, f"**NOT AS IT MUST BE**: {error}", "?")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return row


def reachable(product, folder):
    """A copy of the product that every user may run."""
    folder.chmod(0o755)
    copy = folder / "auth-conformance"
    shutil.copy(product, copy)
    copy.chmod(0o755)
    return str(copy)


def table(product, jobs, only):
    rows = [(subject_row, product, name) for name in subject.FAULTS]
    rows += [(harness_row, product, fault) for fault in harness.FAULTS + attacks.ATTACKS]
    rows = [row for row in rows
            if not only or only in (row[2] if isinstance(row[2], str) else row[2].__name__)]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        made = list(pool.map(judged, rows))
    lines = ["| fault | what happens | exit code |", "|---|---|---:|"]
    return lines + [f"| {fault} | {what} | {code} |" for fault, what, code in made]


def between(start, end, lines, text):
    """A page whose lines between two marks are these; the rest of it is written by hand."""
    return re.sub(f"(?s)(<!-- {start} -->\n).*?(<!-- {end} -->)",
                  lambda match: match[1] + "\n".join(lines) + "\n" + match[2], text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("product")
    parser.add_argument("--write", type=pathlib.Path)
    parser.add_argument("--check", type=pathlib.Path)
    parser.add_argument("--jobs", type=int, default=2, help="faults at a time (default: 2)")
    parser.add_argument("--only", default="", help="faults whose names hold this")
    arguments = parser.parse_args()
    # Under nohup(1) the product would rightly ignore it, too.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    with tempfile.TemporaryDirectory() as folder:
        product = reachable(arguments.product, pathlib.Path(folder))
        lines = table(product, arguments.jobs, arguments.only)
    print("\n".join(lines))
    is_right = not any("NOT AS IT MUST BE" in line for line in lines)
    path = arguments.write or arguments.check
    if path and is_right:
        text = path.read_text()
        named = {fault.__name__: fault.__doc__ for fault in harness.FAULTS + attacks.ATTACKS}
        new = between("matrix", "end", lines, text)
        new = between("trial", "end of trial", trial.section(named), new)
        if arguments.write:
            path.write_text(new)
        elif new != text:
            print(f"{path} is not what was found; if this is as it should be: .ci/renew faults")
            is_right = False
    print(f"{len(lines) - 2} faults")
    sys.exit(0 if is_right else 1)


main()
