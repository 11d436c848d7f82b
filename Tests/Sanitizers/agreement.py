"""Thread Sanitizer proper agrees with what the gallery declares of its threads' memory.

    python3 agreement.py

Compiles the gallery's threads with the real sanitizer, uses each of them from two real threads, and
compares: whoever declares a requirement of the kind 'race-free' violated must be reported, and nobody
else. That the explorer says the same is what 'auth-conformance gallery' demands.
Exit 0 when all agree.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GALLERY = ROOT / "Sources" / "AuthGallery"


def declared():
    """Whether each subject of the gallery's threads declares a race."""
    found = {}
    for path in sorted(GALLERY.glob("*/Threads/*.swift")):
        text = path.read_text()
        # A subject's name, and what it violates up to the next one's.
        for part in re.split(r'(?=(?:door|session|store|gated|SignIn)\(\s*")', text)[1:]:
            if name := re.match(r'(\w+)\(\s*"(?:threads-)?([a-z-]+)"', part):
                prefix = "session-" if name[1] == "session" else ""
                found[prefix + name[2]] = "RaceFree" in part
        alone = re.search(r'name: "threads-([a-z-]+)"', text)
        if alone:
            found[alone[1]] = "RaceFree" in text
    return found


def main():
    races = declared()
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    with tempfile.TemporaryDirectory() as folder:
        program, shim = f"{folder}/doors", f"{folder}/mutex.so"
        subprocess.run(
            ["clang", "-shared", "-fPIC", "-O2", str(ROOT / "Tests/Sanitizers/mutex.c"), "-o", shim,
             "-ldl"], check=True)
        subprocess.run(
            ["swiftc", "-sanitize=thread", "-O", "-swift-version", "6", "-parse-as-library",
             "-package-name", "suite", "-module-name", "Doors",
             str(ROOT / "Tests/Sanitizers/doors.swift"),
             *map(str, sorted((ROOT / "Sources/ThreadGallery").glob("*.swift"))), "-o", program],
            check=True)
        # The sanitizer's other findings, such as locks in opposite orders, are not about races.
        environment |= {"LD_PRELOAD": shim, "TSAN_OPTIONS": "exitcode=0:detect_deadlocks=0"}
        names = subprocess.run(
            [program, "list"], capture_output=True, text=True, check=True).stdout.split()
        if set(names) != set(races):
            sys.exit(f"not in both, gallery and program: {sorted(set(names) ^ set(races))}")
        wrong = 0
        for name in names:
            run = subprocess.run(
                [program, name], capture_output=True, text=True, env=environment, timeout=120,
                check=True)
            # Of Swift's exclusive accesses it speaks in words of its own.
            count = len(re.findall("WARNING: ThreadSanitizer: (?:data|Swift access) race", run.stderr))
            agrees = (count > 0) == races[name]
            wrong += not agrees
            print(f"{name}: {count or 'no'} race{'s' if count != 1 else ''} reported, "
                  f"{'a race' if races[name] else 'none'} declared"
                  + ("" if agrees else "  DISAGREES"))
            if not agrees:
                print(run.stderr[:3000])
    print(f"{len(names) - wrong} of {len(names)} agree")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
