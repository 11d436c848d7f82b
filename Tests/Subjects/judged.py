"""What tables of real implementations have in common: the suite's run, and the committed page."""
import difflib
import json
import os
import pathlib
import subprocess
import sys
import tempfile


def run_suite(product, options, command, **environment):
    """Judges a program; gives the finished run and its report, which is `None` if it wrote none."""
    with tempfile.TemporaryDirectory() as reports:
        words = [product, "run", *options, "--reports", reports, "--quiet", "--", *command]
        run = subprocess.run(list(map(str, words)), capture_output=True, text=True,
                             env=os.environ | environment)
        report = pathlib.Path(reports) / "report.json"
        return run, json.loads(report.read_text()) if report.exists() else None


def settle(page, text, update):
    """Writes the page, or ends with how the committed one differs."""
    if update:
        page.write_text(text)
    elif text != page.read_text():
        sys.exit("".join(difflib.unified_diff(
            page.read_text().splitlines(True), text.splitlines(True), "committed", "found")))
