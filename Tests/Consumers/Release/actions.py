"""The action's steps and those of the workflows, carried out as shell, as a runner would.

    python3 actions.py AUTH-CONFORMANCE WORKDIR

Steps that are other actions (checkout, cache, uploads) are left out; what they would have done is
said here. Needs ruamel.yaml.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

from ruamel.yaml import YAML

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
product, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
SUBJECT = ROOT / "Tests/Subjects/python-stdlib"


def read(path):
    return YAML(typ="safe").load((ROOT / path).read_text())


def filled(text, values):
    """Puts values in place of expressions; an unknown one is a mistake of the file."""
    return re.sub(r"\$\{\{ *([\w.-]+) *\}\}", lambda match: str(values[match[1]]), text)


def holds(condition, values):
    """Whether a step is run: comparisons with texts, joined by '&&'."""
    def true(part):
        if part in ("always()", "true"):
            return True
        name, operator, text = re.fullmatch(r"([\w.-]+) (==|!=) '([^']*)'", part).groups()
        return (values.get(name, "") == text) == (operator == "==")
    return all(true(part.strip()) for part in condition.split("&&"))


def shell(script, folder, environment):
    run = subprocess.run(["bash", "-e", "-o", "pipefail", "-c", script], cwd=folder, text=True,
                         env=os.environ | environment, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, check=False)
    return run.returncode, run.stdout


def action(name, inputs, path, built=False):
    """Runs the action; returns its last step's exit code, what was printed, and the summary."""
    spec = read(".github/actions/auth-conformance/action.yml")
    folder = work / name
    (folder / "temp").mkdir(parents=True)
    shutil.copytree(SUBJECT, folder / "subject")
    unknown = set(inputs) - set(spec["inputs"])
    assert not unknown, unknown
    values = {f"inputs.{key}": inputs.get(key, row.get("default", ""))
              for key, row in spec["inputs"].items()}
    printed, code = "", 0
    for step in spec["runs"]["steps"]:
        if not holds(step.get("if", "true"), values):
            continue
        if "uses" in step:
            assert re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"]), step
            continue
        assert code == 0, f"a step after one that failed: {step['name']}\n{printed}"
        output, summary = folder / "output", folder / "summary"
        output.write_text("")
        code, text = shell(step["run"], folder, {
            "GITHUB_ACTION_PATH": str(ROOT / ".github/actions/auth-conformance"),
            "GITHUB_OUTPUT": str(output), "GITHUB_STEP_SUMMARY": str(summary),
            "RUNNER_TEMP": str(folder / "temp"), "PATH": path,
            **{key: filled(text, values) for key, text in step.get("env", {}).items()}})
        printed += text
        for line in output.read_text().splitlines():
            key, value = line.split("=", 1)
            values[f"steps.{step['id']}.outputs.{key}"] = value
    for row in spec["outputs"].values():
        filled(row["value"], values)
    return code, printed, (summary.read_text() if summary.exists() else ""), values


# With the program on the PATH.
(work / "bin").mkdir()
(work / "bin/auth-conformance").symlink_to(product)
there = f"{work}/bin:{os.environ['PATH']}"
QUICK = {"profile": "quick", "areas": "nonce,charset"}
code, text, summary, values = action(
    "right", QUICK | {"command": "python3 subject/subject.py"}, there)
assert code == 0 and "CONFORMS" in text and "python-stdlib" in summary, (code, text)
right = work / "right/Reports/latest/report.json"

# A letter deleted: an annotation, the summary, and what is worse than the report from before.
planted = work / "planted.py"
planted.write_text((SUBJECT / "subject.py").read_text().replace("UVWXYZabc", "UVXYZabc"))
shutil.copy(SUBJECT / "signin.py", work)
shutil.copy(SUBJECT / "account.py", work)
shutil.copy(SUBJECT / "account_events.py", work)
code, text, summary, _ = action("wrong", QUICK | {
    "command": f"python3 '{planted}'", "baseline": str(right)}, there)
assert code == 1 and "::error title=charset.complete" in text, (code, text)
assert "charset.complete" in summary and "worse" in summary, summary

# No adapter: the fault is said, and is none of the subject's.
code, text, _, _ = action("none", QUICK | {"command": "no-such-program"}, there)
assert code == 2 and "no-such-program" in text, (code, text)

# Nothing on the PATH: the suite of this commit is built, and found in the cache the next time.
bare = os.pathsep.join(folder for folder in os.environ["PATH"].split(os.pathsep)
                       if not (pathlib.Path(folder) / "auth-conformance").exists())
code, text, _, values = action("built", QUICK | {"command": "python3 subject/subject.py"}, bare)
assert code == 0 and "CONFORMS" in text, (code, text)
assert re.fullmatch("[0-9a-f]{32}", values["steps.suite.outputs.key"]), values
print("action: passes, fails with an annotation and a comparison, names an adapter that is none")

# The workflows' own steps, on a tree with the product where they build it.
tree = work / "tree"
(tree / ".build/release").mkdir(parents=True)
(tree / ".build/release/auth-conformance").symlink_to(product)
workflow = read(".github/workflows/ci.yml")


def step(spec, job, name, matrix=None):
    found = [row for row in spec["jobs"][job]["steps"] if row.get("name") == name]
    assert len(found) == 1, (job, name)
    values = {f"matrix.{key}": value for key, value in (matrix or {}).items()}
    environment = {key: filled(text, values) for key, text in found[0].get("env", {}).items()}
    code, text = shell(found[0]["run"], tree,
                       environment | {"GITHUB_STEP_SUMMARY": str(tree / "summary")})
    assert code == 0, f"{job}, {name}: exit code {code}\n{text}"
    return text


shards = workflow["jobs"]["shards"]["strategy"]["matrix"]["shard"]
for shard in shards:
    step(workflow, "shards", "Judge a shard", {"shard": shard})
    (tree / "shard").rename(tree / f"shard-{shard}")
assert "CONFORMS" in step(workflow, "verdict", "Merge")
nightly = read(".github/workflows/nightly.yml")
machines = nightly["jobs"]["letters"]["strategy"]["matrix"]["machine"]
for machine in machines:
    step(nightly, "letters", "Count letters")
    (tree / "night").rename(tree / f"night-{machine}")
text = step(nightly, "pooled", "Pool")
assert f"{131072 * len(machines):,} letters in {len(machines)} runs" in text, text
print(f"workflows: {len(shards)} shards merged, the letters of {len(machines)} machines pooled")
# What .ci/run and .ci/nightly do is not done here again; that they are what is called is.
assert workflow["jobs"]["linux"]["steps"][-1]["run"] == ".ci/run"
assert nightly["jobs"]["proofs"]["steps"][-1]["run"] == ".ci/nightly"
