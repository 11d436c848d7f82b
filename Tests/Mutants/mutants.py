#!/usr/bin/env python3
"""Mutants of the reference: for each small mistake in it, who notices.

    python3 Tests/Mutants/mutants.py [--some 300] [--jobs 2] [--work DIR] [--page FILE]

All mutants are compiled into one copy of the package, asleep (Mutator.swift); the variable MUTANT
wakes one. Each is judged by the main job, as anybody's subject is; what that passes is shown to
'swift test', the reference's own tests first. What both pass must be explained in survivors.json, by
its place, its text and its change. Exit 0 when it is, and nothing is explained that is noticed.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import threading

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# Where the compiler keeps its own libraries for reading Swift.
HOST = pathlib.Path(shutil.which("swiftc")).resolve().parents[1] / "lib/swift/host"
SWITCH = """#if canImport(Glibc)
  import Glibc
#endif

enum AwakeMutant { static let number = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0 }

/// Whether this mutant is the one that is awake.
func isMutant(_ number: Int) -> Bool { AwakeMutant.number == number }
"""
LIBRARIES = ["SwiftSyntax", "SwiftSyntaxBuilder", "SwiftParser", "SwiftOperators"]
# What a test process is asked first: it takes seconds.
OWN_TESTS = "ReferenceAuthTests"


def called(words, **more):
    return subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False, **more)


def copied(work):
    """A copy of what is committed or changed, and the program that makes mutants."""
    package = work / "package"
    package.mkdir(parents=True, exist_ok=True)
    names = called(["git", "ls-files", "-z", "--cached"], cwd=ROOT).stdout
    listed = subprocess.run(["tar", "-c", "--null", "-T", "-"], input=names.encode(), cwd=ROOT,
                            capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x", "-C", package], input=listed, check=True)
    # A mutant may well be warned of.
    manifest = package / "Package.swift"
    lenient = manifest.read_text().replace(" .treatAllWarnings(as: .error),", "")
    manifest.write_text(lenient)
    mutator = work / "mutator"
    made = called(["swiftc", "-O", "-I", HOST, "-L", HOST, *(f"-l{name}" for name in LIBRARIES),
                   "-Xlinker", "-rpath", "-Xlinker", HOST, HERE / "Mutator.swift", "-o", mutator])
    if made.returncode:
        sys.exit(made.stderr)
    return package, mutator


def mutated(package, mutator):
    """Rewrites the reference until it compiles; gives the mutants, and how many did not compile."""
    home, original = package / "Sources/ReferenceAuth", ROOT / "Sources/ReferenceAuth"
    skipped = package.parent / "skipped.txt"
    skipped.write_text("")
    while True:
        shutil.rmtree(home)
        shutil.copytree(original, home)
        files = sorted(str(path.relative_to(home)) for path in home.rglob("*.swift"))
        made = called([mutator, "--skip", skipped, *files], cwd=home)
        if made.returncode:
            sys.exit(made.stderr)
        mutants = [json.loads(line) for line in made.stdout.splitlines()]
        (home / "AwakeMutant.swift").write_text(SWITCH)
        built = called(["swift", "build", "-c", "release", "--target", "ReferenceAuth"], cwd=package)
        if not built.returncode:
            return mutants, len(skipped.read_text().splitlines())
        said = built.stdout + built.stderr
        errors = set(re.findall(r"ReferenceAuth/([\w/+]+\.swift):(\d+):\d+: error", said))
        if not errors:
            sys.exit(said[-3000:])
        out = set()
        for file, line in sorted(errors):
            line = int(line)
            here = [mutant for mutant in mutants if mutant["file"] == file]
            found = ([mutant for mutant in here if mutant["line"] == line]
                     or [mutant for mutant in here if mutant["first"] <= line <= mutant["last"]]
                     # A branch that has to have a value ends a line behind what was its value.
                     or [mutant for mutant in here if mutant["last"] == line - 1
                         and mutant["change"] == "left out"])
            out |= {f"{m['file']}:{m['line']}:{m['column']}:{m['change']}" for m in found}
        # What is never set is told where it is used.
        unset = set(re.findall(r"(?:error|note): .*'(?:self\.)?(\w+)' .*initialized", said))
        files = {file for file, _ in errors}
        out |= {f"{m['file']}:{m['line']}:{m['column']}:{m['change']}" for m in mutants
                if m["change"] == "left out" and m["file"] in files
                and unset & set(re.findall(r"(\w+) = ", m["text"]))}
        # What follows from another error has no mutant of its own.
        if not out:
            sys.exit(f"it does not compile, and no mutant is where it does not\n{said[-3000:]}")
        with skipped.open("a") as stream:
            stream.writelines(f"{key}\n" for key in sorted(out))
        print(f"{len(mutants)} mutants, {len(errors)} lines do not compile, "
              f"{len(out)} mutants left out", flush=True)


def named(mutants):
    """Gives each mutant a name that outlives the numbers of lines."""
    seen = collections.Counter()
    for mutant in mutants:
        name = f"{mutant['file']}: {mutant['text']}: {mutant['change']}"
        seen[name] += 1
        mutant["name"] = name if seen[name] == 1 else f"{name} ({seen[name]})"


def limited():
    resource.setrlimit(resource.RLIMIT_CPU, (120, 121))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def judged(program, number, folder):
    """What the main job says of a mutant: None, or the requirements that fail."""
    reports = folder / str(number)
    environment = dict(os.environ, MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
    words = [program, "run", "reference", "--jobs", "1", "--reports", reports]
    try:
        run = called(words, env=environment, preexec_fn=limited, timeout=600)
    except subprocess.TimeoutExpired:
        return ["no end"]
    try:
        if run.returncode == 0:
            return None
        if run.returncode != 1:
            return [(run.stderr.strip().splitlines() or [f"exit code {run.returncode}"])[0]]
        report = json.loads((reports / "report.json").read_text())
        return [result["id"] for result in report["results"]
                if result["grade"] not in ("pass", "notApplicable", "inconclusive", "advice")]
    finally:
        shutil.rmtree(reports, ignore_errors=True)


class Ledger:
    """What was said of mutants by one program, so that a run that was ended goes on where it was."""

    def __init__(self, program, folder):
        digest = hashlib.sha256(program.read_bytes()).hexdigest()
        self.path = folder / f"judged-{digest[:16]}.jsonl"
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        self.found = dict(json.loads(line) for line in lines if line.endswith("]"))
        self.program, self.folder, self.lock = program, folder / "reports", threading.Lock()

    def judged(self, mutant):
        name = mutant["name"]
        if name not in self.found:
            found = judged(self.program, mutant["id"], self.folder)
            with self.lock, self.path.open("a") as stream:
                self.found[name] = found
                stream.write(json.dumps([name, found]) + "\n")
        return self.found[name]


def tested(package, number, *chosen):
    """Whether tests fail with this mutant."""
    environment = dict(os.environ, MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
    try:
        run = called(["swift", "test", "--skip-build", *chosen], env=environment, cwd=package,
                     timeout=1800)
    except subprocess.TimeoutExpired:
        return True
    return run.returncode != 0


def page(mutants, left_out, explained):
    """The table of who notices what, as Markdown."""
    by = collections.Counter(mutant["by"] for mutant in mutants)
    changes = collections.defaultdict(collections.Counter)
    for mutant in mutants:
        kind = re.sub(r"\d+ is \d+", "a number is one more", mutant["change"])
        changes[kind][mutant["by"]] += 1
    columns = ["main job", "swift test", "nobody"]
    lines = ["# Mutants of the reference", "",
             "Small mistakes, one at a time, in `Sources/ReferenceAuth`: operators, conditions, numbers,",
             "statements left out. The main job (`auth-conformance run reference`) judges each as it judges",
             "anybody's code; what passes is shown to `swift test`. Made, and compared by the nightly run, by",
             "`python3 Tests/Mutants/mutants.py`.", "",
             f"{len(mutants)} mutants; {left_out} more do not compile. Noticed by the main job: "
             f"{by['main job']}; by `swift test` alone: {by['swift test']}; by nobody: {by['nobody']}.",
             "", "| change | " + " | ".join(columns) + " |", "|---|---:|---:|---:|"]
    for kind, counts in sorted(changes.items(), key=lambda item: -sum(item[1].values())):
        lines.append(f"| {kind} | " + " | ".join(str(counts[column]) for column in columns) + " |")
    lines += ["", "## Noticed by nobody", ""]
    for mutant in mutants:
        if mutant["by"] == "nobody":
            reason = explained.get(mutant["name"], "**not explained**")
            lines.append(f"- `{mutant['file']}`, `{mutant['text']}`: {mutant['change']}. {reason}")
    lines += ["", "## Noticed by `swift test` alone", ""]
    for mutant in mutants:
        if mutant["by"] == "swift test":
            reason = explained.get(mutant["name"], "")
            lines.append(f"- `{mutant['file']}`, `{mutant['text']}`: {mutant['change']}. {reason}".rstrip())
    counts = collections.Counter(identifier for mutant in mutants for identifier in mutant["noticed"])
    lines += ["", "## Requirements that notice mutants", "", "| requirement | mutants |", "|---|---:|"]
    lines += [f"| {name} | {count} |" for name, count in counts.most_common() if "." in name and " " not in name]
    return "\n".join([*lines, ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, default=ROOT / ".build/mutants")
    parser.add_argument("--some", type=int, help="of all mutants so many, evenly spread")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--page", type=pathlib.Path, help="writes the table there")
    parser.add_argument("--no-tests", action="store_true", help="asks the main job alone")
    options = parser.parse_args()
    package, mutator = copied(options.work)
    mutants, left_out = mutated(package, mutator)
    named(mutants)
    if options.some:
        mutants = [mutants[at * len(mutants) // options.some] for at in range(options.some)]
    built = called(["swift", "build", "-c", "release", "--product", "auth-conformance"], cwd=package)
    if built.returncode:
        sys.exit(built.stdout[-3000:] + built.stderr[-3000:])
    program, folder = package / ".build/release/auth-conformance", options.work / "reports"
    if asleep := judged(program, 0, folder):
        sys.exit(f"with every mutant asleep the main job fails: {asleep}")
    ledger = Ledger(program, options.work)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for done, (mutant, found) in enumerate(
                zip(mutants, pool.map(ledger.judged, mutants)), 1):
            mutant["noticed"] = found or []
            mutant["by"] = "main job" if found else "nobody"
            if done % 50 == 0:
                print(f"{done} of {len(mutants)} judged", flush=True)
    survivors = [mutant for mutant in mutants if mutant["by"] == "nobody"]
    print(f"the main job notices {len(mutants) - len(survivors)} of {len(mutants)}", flush=True)
    if not options.no_tests:
        built = called(["swift", "build", "--build-tests"], cwd=package)
        if built.returncode or tested(package, 0, "--filter", OWN_TESTS):
            sys.exit("with every mutant asleep the tests fail")
        for mutant in survivors:
            if tested(package, mutant["id"], "--filter", OWN_TESTS):
                mutant["by"] = "swift test"
    (options.work / "mutants.json").write_text(json.dumps(mutants, indent=1))
    explained = json.loads((HERE / "survivors.json").read_text())
    if options.page:
        options.page.write_text(page(mutants, left_out, explained))
    here = {mutant["name"] for mutant in mutants if mutant["by"] == "nobody"}
    missing = sorted(here - set(explained))
    stale = sorted(name for name in explained if name not in here) if not options.some else []
    for name in missing:
        print(f"not explained: {name}")
    for name in stale:
        print(f"explained, but noticed or gone: {name}")
    return 1 if missing or stale else 0


if __name__ == "__main__":
    sys.exit(main())
