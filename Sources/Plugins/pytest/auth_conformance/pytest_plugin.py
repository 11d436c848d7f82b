"""A test for each requirement: `pytest --auth-conformance "python3 adapter.py"`.

The first test that runs judges all that were selected, in one process of the suite's; each test then
tells what became of its requirement, and how long that took.
"""
import json
import shlex
import subprocess

import pytest

from . import NAME, program

COMMAND, OPTIONS = "--auth-conformance", "--auth-conformance-options"
# Grades that are not for the subject to repair, or for which a failure was expected.
SKIPPED, EXPECTED = {"notApplicable"}, {"expectedFailure"}
VIOLATED = {"fail", "wrongReason", "crash", "hang"}


def pytest_addoption(parser):
    group = parser.getgroup(NAME)
    group.addoption(COMMAND, metavar="COMMAND", dest="auth_conformance",
                    help="judge the adapter that this command starts: a test for each requirement")
    group.addoption(OPTIONS, metavar="OPTIONS", dest="auth_conformance_options", default=None,
                    help="for 'auth-conformance run', such as '--profile quick --expect FILE'")
    parser.addini("auth_conformance", f"the command of {COMMAND}, unless that is given")
    parser.addini("auth_conformance_options", f"the options of {OPTIONS}, unless they are given")


def setting(config, name):
    value = config.getoption(name)
    return value if value is not None else config.getini(name)


# First, so that -k, -m and --lf choose among these tests as among all others.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session, config, items):
    command = setting(config, "auth_conformance")
    if command:
        items.extend(Requirements.from_parent(
            session, name=NAME, nodeid=NAME, command=command).collect())


class Requirements(pytest.Collector):
    """One adapter and what it is judged by."""

    def __init__(self, *, command, **rest):
        super().__init__(**rest)
        self.command = self.words("auth_conformance", command)
        self.options = self.words("auth_conformance_options")
        self.report = None
        self.texts = {}

    def words(self, name, text=None):
        text = setting(self.config, name) if text is None else text
        try:
            return shlex.split(text or "")
        except ValueError as error:
            raise pytest.UsageError(f"--{name.replace('_', '-')}: {error}") from error

    def call(self, *words, text=None):
        try:
            return subprocess.run([program(), *words], input=text, capture_output=True, text=True,
                                  errors="replace", check=False)
        except OSError as error:
            raise pytest.UsageError(str(error)) from error

    def collect(self):
        listed = self.call("list", "requirements")
        if listed.returncode != 0:
            raise pytest.UsageError(listed.stderr.strip() or "the suite lists no requirements")
        for line in listed.stdout.splitlines():
            yield RequirementItem.from_parent(self, name=line.split()[0])

    def judged(self, item):
        """The report on the selected tests; with xdist, each process judges them for itself."""
        if self.report is None:
            chosen = [other.name for other in item.session.items if other.parent is self]
            run = self.call("run", *self.options, "--only", ",".join(chosen), "--no-reports",
                            "--quiet", "--format", "json", "--", *self.command)
            try:
                self.report = json.loads(run.stdout)
            except ValueError:
                self.report = {"results": [], "failed": item.name}
                raise Violation(run.stderr.strip() or run.stdout[:2000])
        return self.report

    def text(self, name):
        """What the suite says of one requirement in a terminal."""
        if name not in self.texts:
            part = dict(self.report, results=[row for row in self.report["results"]
                                              if row["id"] == name])
            part.pop("plots", None)
            self.texts[name] = self.call("report", "/dev/stdin", "--quiet",
                                         text=json.dumps(part)).stdout
        return self.texts[name]


class RequirementItem(pytest.Item):
    """One requirement."""

    seconds = None

    def runtest(self):
        report = self.parent.judged(self)
        rows = [row for row in report["results"] if row["id"] == self.name]
        if not rows:
            # The failure is told once, and fails the run; nothing is known of the others.
            pytest.skip(f"not judged: see {report['failed']}" if "failed" in report
                        else "left out by the options of the run")
        row = rows[0]
        self.seconds = report["timing"]["byRequirement"].get(self.name)
        grade, level = row["grade"], row["level"]
        if grade in SKIPPED:
            pytest.skip(row["scope"])
        if grade in EXPECTED:
            pytest.xfail(row["expectation"].get("why") or "a known failure")
        if grade in VIOLATED and level != "must" and not report["strict"]:
            pytest.xfail(f"{level}: {row['claim']}")
        if grade != "pass" and level != "advice":
            cause = row.get("impliedBy")
            note = f"\nlikely the same mistake as {cause}" if cause else ""
            raise Violation(self.parent.text(self.name) + note)
        if grade != "pass":
            pytest.xfail(f"{grade}: {row['scope']}")

    def repr_failure(self, excinfo):
        if isinstance(excinfo.value, Violation):
            return str(excinfo.value)
        return super().repr_failure(excinfo)

    def reportinfo(self):
        return self.path, None, f"{NAME} {self.name}"


class Violation(Exception):
    """A requirement that is not met, or that could not be judged."""


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    # What the requirement took, not the test that happened to come first.
    if isinstance(item, RequirementItem) and call.when == "call" and item.seconds is not None:
        report.duration = item.seconds
