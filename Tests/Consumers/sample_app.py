"""The sample app, by its own tests and as a worker: with a planted defect exactly the right ones fail.

    python3 sample_app.py WORKDIR AUTH-CONFORMANCE

A copy is tested, so that the defect is planted nowhere else; it depends on this clone by its path,
and is built in this clone's build folder, where the suite is there already.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
work = pathlib.Path(sys.argv[1]) / "SampleApp"
shutil.copytree(pathlib.Path(__file__).parent / "SampleApp", work,
                ignore=shutil.ignore_patterns(".build", "Package.resolved"))
manifest = work / "Package.swift"
manifest.write_text(manifest.read_text().replace('path: "../../.."', f'path: "{ROOT}"'))
assert str(ROOT) in manifest.read_text()


def test():
    """The exit code, the text, and the requirements that passed and that failed."""
    run = subprocess.run(["bash", ROOT / "Tests/Consumers/beside.sh", work, "test"], text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    case = r"requirement → ([a-z.-]+)"
    judged = set(re.findall(rf"Test case passing 1 argument {case}", run.stdout))
    failed = set(re.findall(rf"recorded an issue with 1 argument {case}", run.stdout))
    return run.returncode, run.stdout, judged, failed


def served(product="sample-app-conformance"):
    """The exit code and the requirements that fail where the adapter is served as a worker."""
    built = subprocess.run(["bash", ROOT / "Tests/Consumers/beside.sh", work, "build",
                            "--product", product], text=True,
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if built.returncode != 0:
        sys.exit(built.stdout[-20_000:])
    run = subprocess.run([sys.argv[2], "run", "--no-reports", "--format", "json", "--",
                          ROOT / ".build/debug" / product],
                         text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    results = json.loads(run.stdout)["results"]
    return run.returncode, {row["id"] for row in results if row["grade"] in ("fail", "crash")}


code, text, judged, failed = test()
if code != 0 or failed:
    sys.exit(text[-20_000:])
areas = {name.split(".")[0] for name in judged}
assert areas == {"nonce", "charset", "digest", "continuation", "guard"}, areas
assert len(judged) > 25, f"only {len(judged)} requirements are tests"
known = set(re.findall(r"recorded a known issue with 1 argument requirement → ([a-z.-]+)", text))
assert known == {"charset.complete", "charset.uniform", "charset.uniform-position"}, known
assert "Executed 2 tests, with 0 failures" in text, "the XCTest cases did not run"
assert served() == (0, set()), served()
assert served("sample-app-mode-5") == (0, set()), served("sample-app-mode-5")
print(f"{len(judged)} requirements pass, {len(known)} known issues; as a worker it conforms")

source = work / "Sources/SampleApp/SignInCoordinator.swift"
right = source.read_text()
DEFECTS = [
    # A callback after a callback, one after a cancel, and a random story with either. The stories
    # of the others hold one of these, and are left to it.
    ("the slot not cleared", "    self.completion = nil\n", "",
     {"continuation.answered-once", "continuation.cancellation", "continuation.duplicates"},
     ["was answered 2 times", "Set the slot to nil before resuming."]),
    ("the stale check taken out", "guard controller === self.controller, let", "guard let",
     {"guard.stale-callback"}, ["the callback's controller is not compared"]),
]
for name, before, after, expected, parts in DEFECTS:
    wrong = right.replace(before, after)
    assert wrong != right, "nothing was planted"
    source.write_text(wrong)
    code, text, _, failed = test()
    if code == 0 or failed != expected:
        sys.exit(f"{text[-20_000:]}\nfailed: {sorted(failed)}\nexpected: {sorted(expected)}")
    for part in parts:
        assert part in text, f"no failure says '{part}'"
    assert served() == (1, expected), served()
    print(f"with {name}, exactly these fail in both places: {', '.join(sorted(failed))}")
