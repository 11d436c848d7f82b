"""Attacks on the machine: little room, few means, files without an end."""
import json
import os
import resource
import subprocess
import sys

from attack import grades, judged, refused, run, written
from attempt import Attempt

NOBODY = 65534
# What files without an end, or with a very late one, may take.
MEGABYTES = 256
# Runs a command, and writes to a file the most memory that it took, in KiB.
MEASURED = """
import resource, subprocess, sys
code = subprocess.run(sys.argv[2:]).returncode
with open(sys.argv[1], "w") as file:
    file.write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss))
sys.exit(code)
"""


def no_room(product, folder):
    """no file may be larger than 64 KiB, a journal of task orders neither; the temporary folder is full"""
    words = ["run", "--only", "guard.exclusive", "--profile", "quick", "--no-reports"]
    attempt = run(product, folder, *words, preexec_fn=lambda: resource.setrlimit(
        resource.RLIMIT_FSIZE, (1 << 16, 1 << 16)))
    assert b"CONFORMS" in attempt.output
    full = 'mount -t tmpfs -o size=64k none tmp && ! cat /dev/zero >tmp/full 2>&1 && exec "$@"'
    attempt = run("unshare", folder, *([] if os.geteuid() == 0 else ["-r"]), "-m", "sh", "-c", full,
                  "sh", product, *words)
    assert b"CONFORMS" in attempt.output, attempt.errors
    return attempt.code, "pass: only a crash would be explained less"


def few_means(product, folder):
    """16 to 40 files may be open, 100 MB of address space or 64 KiB of stack be used, 1 or 2 processes be started"""
    files = judged(product, folder, "--no-reports", preexec_fn=lambda: resource.setrlimit(
        resource.RLIMIT_NOFILE, (16, 16)))
    refused(files, "a limit of 16 open files")
    refused(judged(product, folder, "--no-reports", preexec_fn=lambda: resource.setrlimit(
        resource.RLIMIT_AS, (100 << 20, 100 << 20))), "MiB of address space")
    refused(judged(product, folder, "--no-reports", preexec_fn=lambda: resource.setrlimit(
        resource.RLIMIT_STACK, (64 << 10, 64 << 10))), "KiB of stack")
    for number in (16, 24, 40, 64):
        attempt = run(product, folder, "run", "--only", "digest.*,guard.*", "--profile", "quick",
                      "--no-reports", "--jobs", "3", preexec_fn=lambda: resource.setrlimit(
                          resource.RLIMIT_NOFILE, (number, number)))
        assert attempt.code in (0, 2), f"{attempt.code} with {number} files"
    assert attempt.code == 0, "64 files are enough"
    if os.geteuid() == 0:
        folder.chmod(0o777)
        (folder / "tmp").chmod(0o777)
        for number in (1, 2):
            limited = judged(
                product, folder, "--no-reports", user=NOBODY, group=NOBODY, preexec_fn=lambda:
                resource.setrlimit(resource.RLIMIT_NPROC, (number, number)))
            refused(limited, f"a limit of {number} processes")
    return "0 or 2", "a verdict, or told in one line what is too little"


def poor_machine(product, folder):
    """the main job has 1 GiB of address space, 32 open files and one folder to write to"""
    words = [product, "--reports", str(folder / "reports")]
    # Only the superuser can make the rest of the machine read-only, in a view of its own.
    if os.geteuid() == 0 and subprocess.run(["unshare", "-m", "true"], check=False).returncode == 0:
        script = ('mount --bind "$1" "$1" && mount -o remount,ro,bind / && cd "$1" && shift && '
                  '! touch /etc/x 2>/dev/null && exec "$@"')
        words = ["unshare", "-m", "sh", "-c", script, "sh", str(folder), *words]

    def limited():
        resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
        resource.setrlimit(resource.RLIMIT_NOFILE, (32, 32))

    attempt = Attempt(words, folder, preexec_fn=limited).end()
    assert b"CONFORMS" in attempt.output, attempt.errors[-300:]
    assert grades(folder) == {"pass"} and not attempt.left_processes()
    return attempt.code, "pass, with fewer jobs at a time"


def endless_files(product, folder):
    """files that are read have 300 MB, 100,000 results, or no end"""
    with open(folder / "blank", "wb") as file:
        file.truncate(300 << 20)
    judged(product, folder, "--reports", "reports")
    report = json.loads((folder / "reports/report.json").read_text())
    few = report["results"][0]
    written(folder, "many", json.dumps({**report, "results": [
        {name: few[name] for name in ("id", "level", "claim", "grade", "cases", "scope")}] * 100_000}))
    limited = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_CPU, (20, 20))}
    for path in (folder / "blank", folder / "many", "/dev/zero"):
        for words in (["report", path], ["merge", path, "-o", "no"], ["compare", path, path],
                      ["run", "--expect", path], ["run", "--replay", path],
                      ["run", "--area", "charset", "--no-reports", "--evidence", path],
                      ["bench", "--baseline", path], ["run", "--project-file", path]):
            if path == "/dev/zero" and words[0] == "merge":
                continue
            refused(run(sys.executable, folder, "-S", "-c", MEASURED, folder / "peak", product, *words,
                        **limited))
            peak = int((folder / "peak").read_text()) >> 10
            assert peak < MEGABYTES, f"{words[0]} {path} takes {peak} MiB"
    return 2, "told in one line, in bounded memory"


def many_results(product, folder):
    """a report of 4,000 results is printed"""
    judged(product, folder, "--reports", "reports")
    report = json.loads((folder / "reports/report.json").read_text())
    result = report["results"][0]
    report["results"] = [{**result, "id": f"nonce.n{number}", "grade": "fail"}
                         for number in range(4000)]
    written(folder, "many.json", json.dumps(report))
    attempt = run(product, folder, "report", "many.json", preexec_fn=lambda: resource.setrlimit(
        resource.RLIMIT_CPU, (20, 20)))
    return attempt.code, "printed in seconds"
