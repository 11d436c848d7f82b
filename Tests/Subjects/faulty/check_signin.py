"""Judges every planted sign-in defect, and holds requirement and cause against what they must be.

    check_signin.py PRODUCT      (PRODUCT: the built auth-conformance)
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from planted_signin import DEFECTS

here = pathlib.Path(__file__).parent

for defect, (_, _, requirement, cause) in DEFECTS.items():
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [sys.argv[1], "run", "--quiet", "--area", "continuation,guard", "--reports", folder,
             "--", sys.executable, str(here / "planted_signin.py"), defect], stdout=subprocess.DEVNULL)
        report = json.loads((pathlib.Path(folder) / "report.json").read_text())
    failed = {result["id"]: result for result in report["results"] if result["grade"] == "fail"}
    others = {result["grade"] for result in report["results"]} - {"fail", "pass", "notApplicable"}
    print(f"{defect}: exit {run.returncode}, fails {', '.join(sorted(failed))}")
    assert run.returncode == 1 and not others - {"insufficientData"}, (run.returncode, others)
    assert requirement in failed, f"{requirement} is not among them"
    found = failed[requirement]["evidence"].get("likely")
    assert found == cause, f"{requirement}: the likely cause is '{found}', expected '{cause}'"
