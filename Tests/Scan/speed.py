"""What `scan` takes for 100 MB of source: python3 speed.py PRODUCT

Reads what is installed on this machine, in as many languages as are there, until there are 100 MB at
least; fails with less. Two workers share the files, so that half of the CPU time is what a person
waits for on two free processors: at most 2 seconds. CPU time, since others use the machine as well.
"""

import collections
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

WANTED = 100_000_000
SECONDS = 2.0
# Where compilers, libraries and packages put what people wrote. The rest of a language is left out
# when it has its share, so that headers alone do not decide.
FOLDERS = ["/usr/include", "/usr/lib", "/usr/share", "/usr/local", "/opt", os.path.expanduser("~")]
ENDINGS = {".h": "C", ".c": "C", ".cpp": "C", ".hpp": "C", ".m": "C", ".swift": "Swift", ".py": "Python",
           ".js": "JavaScript", ".mjs": "JavaScript", ".ts": "TypeScript", ".go": "Go", ".rs": "Rust",
           ".java": "Java", ".kt": "Kotlin", ".dart": "Dart", ".cs": "C#", ".php": "PHP", ".rb": "Ruby"}
SHARE = WANTED // 3


def sources():
    """Files by language, at most a share of each; then as much as is missing of any."""
    taken, rest, seen = collections.Counter(), [], set()
    for top in FOLDERS:
        for folder, folders, names in os.walk(top):
            folders[:] = sorted(name for name in folders if not name.startswith(".build"))
            for name in sorted(names):
                path = pathlib.Path(folder, name)
                language = ENDINGS.get(path.suffix)
                if not language or name.endswith((".min.js", ".d.ts")) or path.is_symlink():
                    continue
                status = path.stat()
                if (status.st_dev, status.st_ino) in seen or not 0 < status.st_size < 1_000_000:
                    continue
                seen.add((status.st_dev, status.st_ino))
                if taken[language] < SHARE:
                    taken[language] += status.st_size
                    yield path, language
                else:
                    rest.append((path, language, status.st_size))
            if sum(taken.values()) >= 2 * WANTED:
                return
    total = sum(taken.values())
    for path, language, size in rest:
        if total >= WANTED:
            return
        total += size
        yield path, language


def main():
    product = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        amounts, total = collections.Counter(), 0
        for index, (path, language) in enumerate(sources()):
            try:
                data = path.read_bytes()
            except OSError:
                continue
            place = pathlib.Path(folder, str(index // 500))
            place.mkdir(exist_ok=True)
            # Copies, so that no name leaves a file out and every file lies in the cache.
            (place / f"{index}{path.suffix}").write_bytes(data)
            amounts[language] += len(data)
            total += len(data)
            if total >= WANTED:
                break
        if total < WANTED:
            sys.exit(f"{total / 1e6:.0f} MB of source on this machine, expected {WANTED / 1e6:.0f}")
        subprocess.run([product, "scan", folder, "--format", "json"], capture_output=True, check=False)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.run([product, "scan", folder, "--format", "json"], capture_output=True, text=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        report = json.loads(run.stdout)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    per = used / report["bytes"] * WANTED
    print(", ".join(f"{language} {size / 1e6:.0f}" for language, size in amounts.most_common()), "MB")
    print(f"{report['bytes'] / 1e6:.0f} MB in {report['files']} files: {used:.2f} s of CPU, that is "
          f"{per / 2:.2f} s for 100 MB on two processors; {SECONDS} at most")
    if per / 2 > SECONDS:
        sys.exit("slower than promised")


main()
