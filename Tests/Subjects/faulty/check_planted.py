"""Judges every planted defect, and holds requirement and cause against what they must be.

    check_planted.py PRODUCT PROFILE      (PRODUCT: the built auth-conformance)
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import planted_account
import planted_process
import planted_signin

here = pathlib.Path(__file__).parent


def report_of(areas, *command):
    """How a program is judged: the exit code, and the results by id."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [sys.argv[1], "run", "--quiet", "--profile", sys.argv[2], "--area", areas,
             "--reports", folder, "--", sys.executable, *command], stdout=subprocess.DEVNULL)
        report = json.loads((pathlib.Path(folder) / "report.json").read_text())
    return run.returncode, {result["id"]: result for result in report["results"]}


def judge(planted, defect):
    code, results = report_of(planted.AREAS, here / f"{planted.__name__}.py", defect)
    failed = {id: result for id, result in results.items() if result["grade"] == "fail"}
    others = {result["grade"] for result in results.values()} - {"fail", "pass", "notApplicable"}
    print(f"{defect}: exit {code}, fails {', '.join(sorted(failed))}")
    assert code == 1 and not others - {"insufficientData"}, (code, others)
    return failed


for planted in planted_signin, planted_account, planted_process:
    for defect, (_, _, requirement, cause) in planted.DEFECTS.items():
        failed = judge(planted, defect)
        assert requirement in failed, f"{requirement} is not among them"
        # The others' requirements are independent: each defect is blamed on one alone.
        assert planted is planted_signin or set(failed) == {requirement}, f"not {requirement} alone"
        found = failed[requirement]["evidence"].get("cause")
        assert found == cause, f"{requirement}: the likely cause is '{found}', expected '{cause}'"

# What the others pass is held elsewhere; only this one is asked for all of it.
code, results = report_of(planted_process.AREAS, planted_process.HEALTHY)
asked = {requirement for _, _, requirement, _ in planted_process.DEFECTS.values()}
assert code == 0, code
assert {results[requirement]["grade"] for requirement in asked} == {"pass"}, asked
print(f"python-threads: exit {code}, passes {', '.join(sorted(asked))}")
