"""The wheel in an environment of its own: its program, and the pytest plugin on a right and a wrong
subject, with -k, --lf and JUnit.

    python3 wheel.py WHEEL WORKDIR

The environment is made in WORKDIR; pytest comes from the package index.
"""
import pathlib
import subprocess
import sys
import venv
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
wheel, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
venv.create(work / "venv", with_pip=True)
bin_folder = work / "venv/bin"
subprocess.run([bin_folder / "pip", "install", "--quiet", "pytest", wheel], check=True)
wrong = work / "subject"
wrong.mkdir()
for path in (ROOT / "Tests/Subjects/python-stdlib").glob("*.py"):
    (wrong / path.name).write_text(path.read_text())
right_text = (wrong / "subject.py").read_text()
wrong_text = right_text.replace("UVWXYZabc", "UVXYZabc")
assert wrong_text != right_text, "no letter was deleted"


def pytest(*options, code, command=f"python3 {wrong}/subject.py"):
    """What became of each requirement, by its name, and what was printed."""
    run = subprocess.run([bin_folder / "pytest", "--junitxml", work / "junit.xml",
                          "--auth-conformance", command, *options], cwd=work, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    assert run.returncode == code, f"exit code {run.returncode}, expected {code}\n{run.stdout}"
    cases = xml.etree.ElementTree.parse(work / "junit.xml").getroot().iter("testcase")
    ends = {case.get("name"): (case[0].tag if len(case) else "passed", float(case.get("time")))
            for case in cases}
    return ends, run.stdout


def named(ends, end):
    return {name for name, (became, _) in ends.items() if became == end}


version = subprocess.run([bin_folder / "auth-conformance", "version"], text=True, check=True,
                         stdout=subprocess.PIPE).stdout
assert "orders     controlled" in version, version
assert subprocess.run([bin_folder / "python", "-m", "auth_conformance", "version"], text=True,
                      check=True, stdout=subprocess.PIPE).stdout == version

QUICK = ["--auth-conformance-options", "--profile quick"]
ends, _ = pytest(*QUICK, code=0)
assert len(ends) > 80 and len(named(ends, "passed")) > 60, ends
assert named(ends, "passed") | named(ends, "skipped") == set(ends), ends
print(f"{len(ends)} tests: {len(named(ends, 'passed'))} passed, the others do not apply")

(wrong / "subject.py").write_text(wrong_text)
FAILING = {"charset.complete", "charset.uniform", "charset.uniform-position"}
ends, text = pytest("-k", "charset", code=1)
assert named(ends, "failure") == FAILING and len(ends) == 7, ends
assert "W (letter 33 of 65) never seen" in text, text
assert "likely the same mistake as charset.complete" in text, text
# Each has its own time, not the first test that of all.
assert len({seconds for _, seconds in ends.values()}) > 2, ends
ends, _ = pytest("--lf", code=1)
assert set(ends) == FAILING, ends
(wrong / "subject.py").write_text(right_text)
ends, _ = pytest("--lf", code=0)
assert named(ends, "passed") == FAILING, ends
print("a letter deleted: exactly its requirements fail, --lf runs these alone, repaired they pass")

ends, text = pytest("-k", "charset", code=1, command="no-such-command")
assert len(named(ends, "failure")) == 1 and len(named(ends, "skipped")) == 6, text
assert "no-such-command" in text, text
_, text = pytest("-k", "charset", "--auth-conformance-options", "--profile fast", code=1)
assert "fast" in text, text
ends, text = pytest("-rs", "--auth-conformance-options", "--area charset --profile quick", code=0)
assert "left out by the options" in text and not named(ends, "failure"), text
assert named(ends, "passed") > FAILING and all(name.startswith("charset.")
                                              for name in named(ends, "passed")), ends
print("a command that cannot be started and a wrong option fail one test, which names them; what "
      "the options leave out is skipped")
