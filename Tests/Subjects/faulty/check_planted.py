"""Judges every planted defect, and holds requirement and cause against what they must be.

    check_planted.py PRODUCT PROFILE      (PRODUCT: the built auth-conformance)
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import planted_account
import planted_signin

here = pathlib.Path(__file__).parent


def judge(planted, defect):
    command = [sys.executable, str(here / f"{planted.__name__}.py"), defect]
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [sys.argv[1], "run", "--quiet", "--profile", sys.argv[2], "--area", planted.AREAS,
             "--reports", folder, "--", *command], stdout=subprocess.DEVNULL)
        report = json.loads((pathlib.Path(folder) / "report.json").read_text())
    failed = {result["id"]: result for result in report["results"] if result["grade"] == "fail"}
    others = {result["grade"] for result in report["results"]} - {"fail", "pass", "notApplicable"}
    print(f"{defect}: exit {run.returncode}, fails {', '.join(sorted(failed))}")
    assert run.returncode == 1 and not others - {"insufficientData"}, (run.returncode, others)
    return failed


for planted in planted_signin, planted_account:
    for defect, (_, _, requirement, cause) in planted.DEFECTS.items():
        failed = judge(planted, defect)
        assert requirement in failed, f"{requirement} is not among them"
        # An account's requirements are independent: each defect is blamed on one alone.
        assert planted is planted_signin or set(failed) == {requirement}, f"not {requirement} alone"
        found = failed[requirement]["evidence"].get("likely")
        assert found == cause, f"{requirement}: the likely cause is '{found}', expected '{cause}'"
