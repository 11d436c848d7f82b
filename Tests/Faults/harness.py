"""Faults of what is around the command: disk, folders, streams, signals, the machine.

Each function makes one, holds what came of it against what must, and says it in a sentence.
"""
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys
import time

from attempt import AT, Attempt, command, steady, whole_report

NOBODY = 65534


def run(product, folder, *options, **more):
    """An undisturbed run into the folder, so that there is an old report to lose."""
    attempt = Attempt(command(product, *options, reports=folder / "reports"), folder, **more).end()
    assert not attempt.left_processes(), "processes left"
    return attempt


def old_report(product, folder):
    assert run(product, folder).code == 0
    return (folder / "reports/report.json").read_bytes()


def kept(folder, old):
    assert whole_report(folder / "reports") is not None, "the old report is lost"
    assert (folder / "reports/report.json").read_bytes() == old, "the old report was changed"


def refused(attempt, why):
    """What cannot be written to is told before anything is judged."""
    assert why in attempt.errors and b"reports cannot be written" in attempt.errors, attempt.errors
    assert not attempt.output, attempt.output[-300:]
    return attempt.code


def told(attempt):
    """The verdict is printed before anything is written."""
    assert b"CONFORMS" in attempt.output, attempt.output[-300:]
    return attempt.code


def disk_full(product, folder):
    """the disk is full when reports are written (RLIMIT_FSIZE)"""
    old = old_report(product, folder)
    attempt = run(product, folder, preexec_fn=lambda: resource.setrlimit(
        resource.RLIMIT_FSIZE, (4096, 4096)))
    kept(folder, old)
    assert b"cannot be written" in attempt.errors, attempt.errors
    return told(attempt), "verdict printed, the old reports stay, the error is told"


def read_only_folder(product, folder):
    """the report folder and its parent are read-only"""
    old = old_report(product, folder)
    # The superuser may write everywhere, so it becomes nobody.
    is_root = os.geteuid() == 0
    for path in (folder / "reports", folder):
        path.chmod(0o555)
    (folder / "tmp").chmod(0o777)
    try:
        attempt = Attempt(
            [product, "run", "reference", "--area", "digest", "--reports", str(folder / "reports")],
            folder, **({"user": NOBODY, "group": NOBODY} if is_root else {})).end()
    finally:
        folder.chmod(0o755)
        (folder / "reports").chmod(0o755)
    kept(folder, old)
    return refused(attempt, b"Permission denied"), "told before anything is judged, the old reports stay"


def folder_is_file(product, folder):
    """the report folder is a file"""
    (folder / "reports").write_text("precious")
    attempt = run(product, folder)
    assert (folder / "reports").read_text() == "precious"
    return (refused(attempt, b"found a file, expected a folder"),
            "told before anything is judged, the file stays")


def report_is_folder(product, folder):
    """report.json is a folder"""
    (folder / "reports/report.json").mkdir(parents=True)
    (folder / "reports/report.json/precious").write_text("")
    attempt = run(product, folder)
    assert os.listdir(folder / "reports") == ["report.json"], os.listdir(folder / "reports")
    assert (folder / "reports/report.json/precious").exists()
    return (refused(attempt, b"is not as this suite wrote it"),
            "told before anything is judged, nothing is touched")


def folder_with_strangers(product, folder):
    """somebody else's file lies in the report folder"""
    old_report(product, folder)
    (folder / "reports/notes.txt").write_text("precious")
    attempt = run(product, folder, "--seed", "7")
    assert whole_report(folder / "reports")["seed"] == "7"
    assert (folder / "reports/notes.txt").read_text() == "precious"
    return told(attempt), "new reports, the file stays"


def folder_removed(product, folder):
    """the report folder is removed during the run"""
    old_report(product, folder)
    attempt = interrupted(product, folder, "slow", limit=10)
    shutil.rmtree(folder / "reports")
    attempt.end()
    assert whole_report(folder / "reports") is not None
    return told(attempt), "made again, with new reports"


def folder_linked(product, folder):
    """the report folder is a symbolic link"""
    (folder / "elsewhere").mkdir()
    (folder / "reports").symlink_to("elsewhere")
    attempt = run(product, folder)
    assert (folder / "reports").is_symlink() and whole_report(folder / "elsewhere") is not None
    return told(attempt), "the link stays, new reports behind it"


def full_output(product, folder):
    """standard output is a full device"""
    with open("/dev/full", "w") as full:
        attempt = run(product, folder, stdout=full)
    assert not (folder / "reports").exists()
    assert attempt.errors == (b"auth-conformance: standard output: cannot be written: No space left on "
                              b"device. Write it elsewhere.\n"), attempt.errors
    return attempt.code, "told in one line before anything is judged"


def closed_pipe(product, folder):
    """the reader of standard output is gone (SIGPIPE)"""
    reader, writer = os.pipe()
    os.close(reader)
    attempt = run(product, folder, stdout=writer)
    os.close(writer)
    assert whole_report(folder / "reports") is not None
    return attempt.code, "reports written, exit code of the verdict"


def closed_output(product, folder):
    """standard output is closed"""
    attempt = run(product, folder, preexec_fn=lambda: os.close(1))
    assert whole_report(folder / "reports") is not None
    return attempt.code, "reports written, exit code of the verdict"


def closed_streams(product, folder):
    """standard input, output and error are closed"""
    attempt = run(product, folder, preexec_fn=lambda: os.closerange(0, 3))
    assert whole_report(folder / "reports") is not None
    return attempt.code, "reports written, exit code of the verdict"


def interrupted(product, folder, fault, signals=(), limit=60, at=AT):
    """A run that has reached the fault, and then gets the signals."""
    reached = folder / "reached"
    reached.unlink(missing_ok=True)
    attempt = Attempt(
        command(product, fault=fault, at=at, limit=limit, reports=folder / "reports"), folder,
        environment={"FAULT_REACHED": str(reached)})
    while not reached.exists():
        assert attempt.process.poll() is None, "the run ended before the fault"
        time.sleep(0.005)
    for number in signals:
        attempt.process.send_signal(number)
    return attempt


def ended_by(product, folder, number, at=AT):
    old = old_report(product, folder)
    attempt = interrupted(product, folder, "ignore-term", [number], at=at).end()
    kept(folder, old)
    partial = whole_report(folder / "reports/partial")
    assert (partial is None) is (at == 1), "a partial report without a result, or none with some"
    assert partial is None or partial["complete"] is False, "the partial report does not say so"
    assert partial is None or b"reports/partial" in attempt.errors, attempt.errors
    assert not attempt.left_processes(), "processes left"
    return attempt.code


def interrupt(product, folder):
    """SIGINT while a subject sleeps that ignores signals"""
    return ended_by(product, folder, signal.SIGINT), "partial report beside the old one, no process left"


def terminate(product, folder):
    """SIGTERM while a subject sleeps that ignores signals"""
    return ended_by(product, folder, signal.SIGTERM), "partial report beside the old one, no process left"


def interrupt_early(product, folder):
    """SIGINT before the first result"""
    return (ended_by(product, folder, signal.SIGINT, at=1),
            "the old reports stay, no process left")


def both_signals(product, folder):
    """SIGTERM and SIGINT at once, again and again"""
    attempt = interrupted(product, folder, "sleep", [signal.SIGTERM, signal.SIGINT] * 10).end()
    assert attempt.code in (130, 143), attempt.code
    report = whole_report(folder / "reports")
    assert report and report["complete"] is False, "no partial report"
    assert not attempt.left_processes(), "processes left"
    return "130 or 143", "one partial report, no process left"


def killed(product, folder):
    """SIGKILL during the run"""
    old = old_report(product, folder)
    attempt = interrupted(product, folder, "slow", [signal.SIGKILL], limit=10).end()
    kept(folder, old)
    assert not attempt.left_processes(), "processes left"
    assert attempt.code == -signal.SIGKILL
    return 128 + signal.SIGKILL, "the old reports stay, the subject reads its end of input and ends"


def stopped_machine(product, folder):
    """the machine stands still for three time limits (SIGSTOP to all, the clock goes on)"""
    attempt = interrupted(product, folder, "slow", limit=1)
    everybody = [attempt.process.pid, *(p for p in attempt.running() if p != attempt.process.pid)]
    for process in everybody:
        os.kill(process, signal.SIGSTOP)
    time.sleep(3)
    for process in reversed(everybody):
        os.kill(process, signal.SIGCONT)
    attempt.end()
    grades = {result["grade"] for result in whole_report(folder / "reports")["results"]}
    assert grades <= {"pass", "notApplicable"}, grades
    return told(attempt), "nobody hangs: the jump counts as a quarter of a second"


def removed_program(product, folder):
    """the subject's program is removed during the run, and dies"""
    program = folder / "subject"
    source = (pathlib.Path(__file__).parent / "subject.py").read_text()
    program.write_text(f"#!{sys.executable} -S\nimport os\n"
                       + source.replace('"kill": lambda: ', '"kill": lambda: os.unlink(__file__) or '))
    program.chmod(0o755)
    words = command(product, reports=folder / "reports")
    attempt = Attempt([*words[:words.index("--") + 1], str(program), "kill", str(AT)], folder).end()
    report = whole_report(folder / "reports")
    grades = {result["grade"] for result in report["results"]} - {"notApplicable"}
    assert report["complete"] and grades == {"pass", "crash"}, grades
    assert b"no such program" in attempt.output, attempt.output[-500:]
    return attempt.code, "graded crash: the program is not there any more; the run goes on"


def no_program(product, folder):
    """the subject's program is a folder"""
    attempt = Attempt([product, "run", "--reports", "reports", "--", str(folder)], folder).end()
    assert b"not executable" in attempt.errors and not (folder / "reports").exists()
    return attempt.code, "told before anything is judged, in one line"


def few_descriptors(product, folder):
    """only 10 files may be open"""
    attempt = run(product, folder, preexec_fn=lambda: resource.setrlimit(
        resource.RLIMIT_NOFILE, (10, 10)))
    whole_report(folder / "reports")
    assert attempt.code in (0, 2), attempt.code
    return "0 or 2", "a verdict, or told that too many files are open"


def no_temporary_folder(product, folder):
    """there is no folder for temporary files"""
    words = [product, "run", "reference", "--only", "guard.*", "--profile", "quick",
             "--reports", "reports"]
    attempt = Attempt(words, folder, environment={"TMPDIR": "/no/such/folder"}).end()
    assert whole_report(folder / "reports") is not None
    return told(attempt), "reports written, exit code of the verdict"


def no_environment(product, folder):
    """the environment is empty"""
    words = command(product, reports=folder / "reports")
    found = subprocess.run(words, env={}, cwd=folder, stdout=subprocess.PIPE)
    assert whole_report(folder / "reports") is not None and b"CONFORMS" in found.stdout
    return found.returncode, "reports written, exit code of the verdict"


def hanging_parts(product, folder):
    """the subject never answers, in 3 jobs, and in 2 shards that are merged"""
    def judged(name, *options):
        words = command(product, *options, fault="never", at=2, reports=folder / name)
        assert Attempt(words, folder).end().code == 1
        return steady(folder / name / "report.json")

    whole = judged("whole")
    assert judged("jobs", "--jobs", "3") == whole, "three jobs give another report than one"
    for index in (1, 2):
        judged(f"shard-{index}", "--shard", f"{index}/2")
    shards = [str(folder / f"shard-{index}/report.json") for index in (1, 2)]
    attempt = Attempt([product, "merge", *shards, "-o", str(folder / "merged.json")], folder).end()
    assert steady(folder / "merged.json") == whole, "the shards give another report than the whole"
    return attempt.code, "the same report as in one run: two hangs, the rest left out"


FAULTS = [
    disk_full, read_only_folder, folder_is_file, report_is_folder, folder_with_strangers,
    folder_removed, folder_linked, full_output, closed_pipe, closed_output, closed_streams,
    interrupt, terminate, interrupt_early, both_signals, killed, stopped_machine,
    hanging_parts, removed_program, no_program, few_descriptors, no_temporary_folder, no_environment,
]
