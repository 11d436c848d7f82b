"""The project file: found and named, command-line options win, mistakes are one line.

    python3 project_file.py PRODUCT

Needs the package jsonschema; the file judged here must fit the schema, and spoilt ones must not.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

product = pathlib.Path(sys.argv[1]).resolve()
root = pathlib.Path(__file__).resolve().parent.parent.parent
schema = json.loads((root / "Vectors/schema/project-1.schema.json").read_text())
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
adapter = root / "Tests/Subjects/python-stdlib/subject.py"
whole = {
    "$schema": "urn:auth-conformance:schema:project-1",
    "command": ["python3", str(adapter)],
    "run": {"area": ["digest"], "profile": "quick", "no-reports": True, "quiet": True},
}


def run(folder, *words):
    return subprocess.run([product, *words], cwd=folder, capture_output=True, text=True)


with tempfile.TemporaryDirectory() as folder:
    file = pathlib.Path(folder) / ".auth-conformance.json"
    file.write_text(json.dumps(whole))
    validator.validate(whole)

    found = run(folder)
    assert found.returncode == 0 and "CONFORMS  python-stdlib" in found.stdout, found
    assert found.stderr == (
        "auth-conformance: project file .auth-conformance.json: --area digest --profile quick "
        f"--no-reports --quiet -- python3 {adapter}; --no-project-file runs nothing of it\n"), \
        found.stderr
    assert not (pathlib.Path(folder) / "Reports").exists(), "no-reports is not obeyed"

    # The command line wins: another subject, other requirements.
    found = run(folder, "missing-w", "--only", "charset.complete")
    assert found.returncode == 1 and "W (letter" in found.stdout, found
    # What the command line sets aside is not worth a line.
    found = run(folder, "missing-w", "--only", "charset.complete", "--no-reports", "--quiet",
                "--profile", "quick")
    assert found.returncode == 1 and not found.stderr, found
    # And the file can be left alone, or be another one.
    found = run(folder, "--no-project-file", "--no-reports", "--quiet", "--only", "digest.vectors")
    assert found.returncode == 0 and "reference" in found.stdout and not found.stderr, found
    file.rename(pathlib.Path(folder) / "other.json")
    found = run(folder, "--project-file", "other.json")
    assert found.returncode == 0 and "project file other.json: --area" in found.stderr, found

    for old, new in [('"profile"', '"profil"'), ('"quick"', '"fast"'), ('["digest"]', '["digset"]'),
                     ('["python3"', '[3'), ('"run"', '"rum"'), ("true", '"yes"')]:
        spoilt = json.dumps(whole).replace(old, new, 1)
        assert not validator.is_valid(json.loads(spoilt)), f"the schema takes {new}"
        file.write_text(spoilt)
        found = run(folder)
        assert found.returncode == 2 and found.stderr.count("\n") == 1, (new, found)
        assert found.stderr.startswith("auth-conformance: .auth-conformance.json#"), found.stderr
        print(found.stderr, end="")
print("the project file is found, obeyed and checked")
