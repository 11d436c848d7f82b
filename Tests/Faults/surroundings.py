"""Attacks by what is around a run: clocks, /proc, files that appear meanwhile, pipes as files."""
import json
import os
import subprocess

from attack import HERE, judged, refused, run, written
from attempt import FILES, Attempt, whole_report


def preloaded(folder, name):
    """A library of this folder that takes calls of the C library's before it does."""
    library = folder / f"{name}.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library,
                    HERE / f"{name}.c"], check=True)
    return library


def wall_clock(product, folder):
    """the clock on the wall shows the year 9999, 1900 or 1, jumps at each reading, or shows 60000"""
    library = str(preloaded(folder, "clock"))

    def at(shown, *words):
        return run(product, folder, *words, environment={
            "LD_PRELOAD": library, "WALL_CLOCK": shown})

    known = written(folder, "known", json.dumps({"expectations": [
        {"id": "charset.complete", "grade": "fail", "why": "w", "expires": "2099-01-01"}]}))
    for shown in ("253402300799", "-2208988800", "-62135596800", "jump"):
        attempt = at(shown, "run", "--only", "digest.utf8,token.claims,guard.exclusive",
                     "--profile", "quick", "--reports", "reports")
        assert attempt.code == 0 and b"CONFORMS" in attempt.output, attempt.output[-500:]
        assert whole_report(folder / "reports")["complete"]
        attempt = at(shown, "run", "missing-w", "--only", "charset.complete", "--no-reports",
                     "--profile", "quick", "--expect", known)
        # Whether it has expired is asked of that clock, and of no other.
        assert shown == "jump" or attempt.code == (shown == "253402300799"), attempt.code
    for shown in ("1831413600000", "9223372036854775807"):
        refused(at(shown, "run", "--no-reports"), "the clock shows a year that")
    return "0, 2 in 60000", "pass; of a year that no report can hold one line tells"


def no_proc(product, folder):
    """there is no /proc (in the words of a two-line program, too, Swift finds nothing)"""
    alone = ["unshare", "-m"] if os.geteuid() == 0 else ["unshare", "-r", "-m"]
    assert subprocess.run([*alone, "true"]).returncode == 0, "no namespace of its own can be made"
    written(folder, "words.swift", "let words = CommandLine.arguments\nprint(words.count)\n")
    subprocess.run(["swiftc", "words.swift", "-o", "words"], cwd=folder, check=True)

    def without(*words):
        script = 'mount -t tmpfs none /proc && exec "$@"'
        return Attempt([*alone, "sh", "-c", script, "sh", *words], folder).end()

    assert without("./words", "a", "b").output == b"0\n", "Swift has learnt to: so must we"
    for words in (["run", "--no-reports"], ["list", "requirements"], []):
        refused(without(product, *words), "found no /proc")
    return 2, "told in one line"


def appeared(product, folder, at, name):
    """The exit code of a run in which a user's file gets a name in the report folder meanwhile."""
    reports = folder / "reports"
    attempt = judged(product, folder, "--reports", "reports", "--seed", "7", environment={
        "LD_PRELOAD": str(preloaded(folder, "appear")), "APPEAR_AT": at,
        "APPEAR_AS": str(reports / name)})
    assert attempt.code in (0, 2), attempt.code
    assert whole_report(reports)["seed"] == "7"
    found = [path for path in reports.rglob("*")
             if path.is_file() and path.read_text() == "precious"]
    assert found == [reports / (f"{name}.kept" if name in FILES else name)], \
        [str(path) for path in reports.rglob("*")]
    found[0].unlink()
    assert not [other for other in os.listdir(folder) if "staged" in other], "staged files left"
    return attempt.code


def appears_at_exchange(product, folder):
    """a user's file comes into the report folder, or takes a report's name, just before the exchange"""
    for name in ("mine", "samples/mine", *FILES):
        judged(product, folder, "--only", "charset.complete", "--reports", "reports",
               subject=("missing-w",))
        code = appeared(product, folder, "/reports", name)
    return code, "new reports; it stays, with '.kept' after its name where a report has it"


def appears_at_rename(product, folder):
    """the same where each report is renamed by itself, because of other files in the folder"""
    notes = written(folder, "reports/notes", "mine")
    for name in FILES:
        # Over nothing, then over an old report.
        for _ in range(2):
            code = appeared(product, folder, f"/reports/{name}", name)
        for path in (folder / "reports").glob("[!n]*"):
            path.unlink()
    assert notes.read_text() == "mine"
    return code, "new reports; it stays, with '.kept' after its name"


def pipes(product, folder):
    """files that are named are pipes of the shell, <(…)"""
    judged(product, folder, "--reports", "reports")
    known = written(folder, "known", '{"expectations":[]}')
    project = written(folder, "project", '{"run":{"profile":"quick"}}')
    judged(product, folder, "--only", "charset.uniform", "--no-reports", "--evidence", "evidence")
    subprocess.run([product, "bench", "--only", "digest.n*", "--profile", "quick", "--json",
                    "bench.json"], cwd=folder, capture_output=True, check=True)

    def piped(line):
        """A command of the shell's; $P is the product."""
        attempt = Attempt(["bash", "-c", line], folder, environment={"P": product}).end()
        assert not attempt.left_processes() and not list(attempt.temporary.iterdir()), line
        return attempt

    quick = '"$P" run --only digest.utf8 --profile quick --no-reports --quiet'
    report = "<(cat reports/report.json)"
    for line, code, said in [
            (f'"$P" compare {report} {report}', 0, b"no verdict changed"),
            (f'"$P" report {report}', 0, b"CONFORMS"),
            (f'"$P" report --bench <(cat bench.json) --format html {report}', 0, b"</html>"),
            (f'"$P" merge {report} --quiet -o >(cat)', 0, b'"$schema"'),
            (f"{quick} --expect <(cat known)", 0, b"CONFORMS"),
            (f"{quick} --project-file <(cat project)", 0, b"CONFORMS"),
            ('"$P" nonces --alphabet hex <(python3 -c "import secrets\n'
             'for _ in range(4096): print(secrets.token_hex(32))")', 0, b"CONFORMS"),
            ('"$P" diagnose <(echo nothing)', 2, b"found no token"),
            (f"{quick} --expect <(cat known) --update-expectations", 2, b"is a pipe"),
            ('"$P" run --only charset.uniform --profile quick --no-reports --quiet '
             "--evidence <(cat evidence)", 2, b"is a pipe"),
            ('"$P" run --only digest.utf8 --quiet --reports <(true)', 2, b"found a pipe"),
            (f'"$P" merge {report} --quiet -o <(true)', 2, b"is a pipe")]:
        attempt = piped(line)
        assert attempt.code == code, (line, attempt.code, attempt.errors[-300:])
        assert said in attempt.output + attempt.errors, (line, attempt.errors[-300:])
        assert code == 0 or attempt.errors.count(b"\n") == 1, (line, attempt.errors[-300:])
    assert known.read_text() and project.exists()
    return "0 or 2", "read, and written to; of one that can only be read one line tells"
