"""One run of the command, watched: how it ended, what it left behind."""
import json
import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
FILES = ["report.json", "report.txt", "report.md", "report.html", "junit.xml"]
# No run of the matrix takes a tenth of it.
LONGEST = 240
# The request that a subject is at fault at: one of the second requirement's, so that the first has
# passed.
AT = 4


def command(product, *options, fault="none", at=AT, reports=None, limit=1, area="digest"):
    where = ["--reports", str(reports)] if reports else ["--no-reports"]
    return [product, "run", "--profile", "quick", "--area", area, "--time-limit", str(limit),
            *where, *options, "--", sys.executable, "-S", str(HERE / "subject.py"), fault, str(at)]


class Attempt:
    """A process of the command, and everything that was started by it."""

    def __init__(self, words, folder, environment=None, **options):
        self.folder = pathlib.Path(folder)
        self.mark = f"{os.getpid()}-{time.monotonic_ns()}"
        self.temporary = self.folder / "tmp"
        self.temporary.mkdir(exist_ok=True, parents=True)
        self.began = time.monotonic()
        # The variable is inherited by everything that is started, however far away.
        variables = {**os.environ, "FAULT_RUN": self.mark, "TMPDIR": str(self.temporary),
                     **(environment or {})}
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
        self.process = subprocess.Popen(words, env=variables, cwd=self.folder, **options)

    def end(self):
        """Waits for the end; a run that does not end is the worst fault of all."""
        try:
            self.output, self.errors = self.process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError("the run never ended") from None
        self.seconds = time.monotonic() - self.began
        self.code = self.process.returncode
        return self

    def left_processes(self, patience=5):
        """What is still running of what was started, after it had the time to die."""
        end = time.monotonic() + patience
        while (left := self.running()) and time.monotonic() < end:
            time.sleep(0.02)
        return left

    def running(self):
        found, mark = [], f"FAULT_RUN={self.mark}".encode()
        for entry in pathlib.Path("/proc").iterdir():
            if not entry.name.isdigit() or int(entry.name) == os.getpid():
                continue
            try:
                if mark in (entry / "environ").read_bytes().split(b"\0"):
                    found.append(int(entry.name))
            except OSError:
                continue  # Gone, or a zombie.
        return found


def whole_report(folder):
    """The report in a folder; None where there is none; fails where it is torn."""
    folder = pathlib.Path(folder)
    present = [name for name in FILES if (folder / name).is_file()]
    if not present:
        return None
    assert present == FILES, f"only {present}"
    report = json.loads((folder / "report.json").read_text())
    assert (folder / "report.html").read_text().rstrip().endswith("</html>"), "torn HTML"
    assert (folder / "junit.xml").read_text().rstrip().endswith("</testsuites>"), "torn JUnit"
    assert not [entry for entry in os.listdir(folder) if "staged" in entry], "staged files left"
    return report


def steady(path):
    """What two runs of one seed must have in common."""
    report = json.loads(pathlib.Path(path).read_text())
    for member in ("timing", "plots", "shard"):
        report.pop(member, None)
    for result in report["results"]:
        (result.get("evidence") or {}).pop("drawn", None)
        # Names the folder of the reports.
        result.pop("sample", None)
    return report
