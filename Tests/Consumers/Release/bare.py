"""The archive on a file system that holds what ldd names, Python, and nothing of Swift's.

    python3 bare.py ARCHIVE AUTH-CONFORMANCE WORKDIR

Its verdicts are those of AUTH-CONFORMANCE, the dynamic build, orders included; and the container file
beside this script, carried out by hand, ends in the same program. Needs root, for chroot(1).
"""
import json
import pathlib
import re
import resource
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Benchmarks"))
from pace import nanoseconds, slowdown  # noqa: E402

archive, product, work = map(pathlib.Path, sys.argv[1:])
root = work / "root"
# A path that no test has, so that nothing is found by luck.
HOME = "/opt/suite"


def copy_libraries(program):
    """Puts beside a program in the root what the loader asks for; returns their names."""
    listed = subprocess.run(["ldd", program], check=True, text=True, stdout=subprocess.PIPE).stdout
    paths = re.findall(r"(/\S+) \(0x", listed)
    for path in paths:
        (root / path[1:]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, root / path[1:])
    return sorted(pathlib.Path(path).name for path in paths)


def copy_python():
    """The interpreter and its library, without what is not of its own."""
    library = pathlib.Path(sysconfig.get_path("stdlib"))
    shutil.copytree(library, root / str(library)[1:], ignore=shutil.ignore_patterns(
        "site-packages", "dist-packages", "test", "tests", "__pycache__", "config-*", "idlelib",
        "lib2to3", "ensurepip", "*.a"))
    interpreter = pathlib.Path(sys.executable).resolve()
    (root / str(interpreter)[1:]).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(interpreter, root / str(interpreter)[1:])
    copy_libraries(interpreter)
    for module in (root / str(library)[1:]).glob("lib-dynload/*.so"):
        copy_libraries(module)
    return str(interpreter)


def inside(*words, code=0):
    """Runs a command in the root, with a /proc of its own; returns what it printed."""
    mounted = f'mount -t proc proc "{root}/proc" && exec chroot "{root}" "$@"'
    run = subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "sh", "-c", mounted, "sh", *words], text=True,
        env={"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": HOME, "LC_ALL": "C"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    assert run.returncode == code, f"exit code {run.returncode}, expected {code}: {words}\n" \
        f"{run.stdout[-3000:]}\n{run.stderr[-3000:]}"
    return run.stdout


def verdicts(text):
    """What a JSON report says, without what no two runs have in common."""
    report = json.loads(text)
    causes = {row["id"]: (row.get("evidence") or {}).get("cause") for row in report["results"]}
    return {row["id"]: (row["grade"], row["cases"], causes[row["id"]], row.get("impliedBy"))
            for row in report["results"]}


def spent(work):
    """Processor time that the child processes of `work` took, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    work()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def conforms(text):
    assert text.startswith("CONFORMS  python-stdlib"), text


root.mkdir(parents=True)
with tarfile.open(archive) as tar:
    tar.extractall(root / HOME[1:], filter="data")
[unpacked] = (root / HOME[1:]).iterdir()
program = f"{HOME}/{unpacked.name}/auth-conformance"
libraries = copy_libraries(unpacked / "auth-conformance")
assert {name.split(".")[0] for name in libraries} == {
    "libc", "libm", "libgcc_s", "ld-linux-x86-64"}, libraries
python = copy_python()
for name in ("proc", "tmp", "dev"):
    (root / name).mkdir()
shutil.copytree(ROOT / "Tests/Subjects/python-stdlib", root / "subject")
swift = [path for path in root.rglob("*") if re.search(r"(?i)swift|libdispatch|Foundation", path.name)]
assert [path.name for path in swift] == ["Swift.txt"], swift
print(f"the program needs {', '.join(libraries)}; the root holds nothing of Swift's but a licence")

# It takes no more of the processor than the dynamic build does on the same subject in the same minute:
# in turn, and the least of each, for the first reads from the disk and what else runs costs some of
# either; up to eight times, as long as that decides nothing. The standard profile hashes ten times as
# much in Python.
words = ["--profile", "quick", "--no-reports", "--quiet", "--"]
linked, alone = [], []
for turn in range(8):
    if turn >= 2 and min(alone) <= 1.25 * min(linked):
        break
    linked.append(spent(lambda: subprocess.run(
        [product, *words, "/usr/bin/python3", ROOT / "Tests/Subjects/python-stdlib/subject.py"],
        stdout=subprocess.DEVNULL, check=True)))
    alone.append(spent(lambda: conforms(inside(program, *words, python, "/subject/subject.py"))))
print(f"python-stdlib conforms, quick profile: {min(alone):.1f} s of processor time, "
      f"{min(linked):.1f} s with the dynamic build")
assert min(alone) <= 1.25 * min(linked), f"static {alone} s, dynamic {linked} s: more than a quarter more"

# What a newcomer types, in full: from the unpacked file to a verdict in 5 s on two quiet processors. A
# clock judges nothing here, so it is printed; what two quiet processors do in 5 s is the limit.
before, began = nanoseconds(), time.monotonic()
whole = spent(lambda: conforms(inside(program, "--no-reports", "--", python, "/subject/subject.py")))
elapsed, slower = time.monotonic() - began, slowdown(before)
print(f"python-stdlib conforms, standard profile: {elapsed:.1f} s, {whole:.1f} s of processor time, "
      f"{slower:.2f} times what a quiet machine takes")
assert whole <= 10 * slower, f"{whole:.1f} s of processor time: more than two processors have in 5 s"

# Orders included: the reference's, a guard that only a certain order breaks, and one continuation.
for subject, options, code in [
    ("reference", ["--profile", "quick"], 0), ("check-await-set", ["--area", "guard,continuation"], 1),
    ("late-success-resumes-twice", ["--area", "continuation"], 1),
]:
    words = ["run", subject, *options, "--no-reports", "--format", "json"]
    dynamic = subprocess.run([product, *words], text=True, stdout=subprocess.PIPE, check=False)
    assert dynamic.returncode == code, dynamic.returncode
    here, there = verdicts(dynamic.stdout), verdicts(inside(program, *words, code=code))
    differing = {name: (here.get(name), there.get(name)) for name in here | there
                 if here.get(name) != there.get(name)}
    assert not differing, f"{subject}: dynamic and static differ: {differing}"
    print(f"{subject}: {len(here)} verdicts, cases and causes as the dynamic build has them")

# The container file: what it copies is copied, and its entry point runs.
steps = [line.split(maxsplit=1) for line in (HERE / "Containerfile").read_text().splitlines()
         if line and not line.startswith("#")]
assert [step[0] for step in steps] == ["FROM", "COPY", "ENTRYPOINT"], steps
source, target = steps[1][1].split()
(root / target[1:]).parent.mkdir(parents=True, exist_ok=True)
shutil.copy(unpacked / source, root / target[1:])
entry = json.loads(steps[2][1])
assert inside(*entry, "--version") == inside(program, "--version")
print(f"container file: {shlex.join(entry)}")
