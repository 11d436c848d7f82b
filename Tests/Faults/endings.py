"""Attacks without an end, and what they leave behind."""
import os
import signal
import sys
import time

from attack import HERE, attacker, grades
from attempt import AT, Attempt, whole_report


def adapter(what, sentence, grade, comes, only="digest.utf8", before=()):
    """A row: what a program of attacker.py does, the grade of it, and what is said of it."""
    def fault(product, folder):
        attempt = attacker(product, folder, what, "--only", only, "--reports", "reports",
                           area=only.split(".")[0], before=before)
        assert grades(folder) == {grade}, grades(folder)
        return attempt.code, comes

    fault.__doc__, fault.__name__ = sentence, what
    return fault


ADAPTERS = [
    adapter("leaves_group", "the subject leaves its process group and hangs", "hang",
            "HANG; it is ended"),
    adapter("daemon_then_dies", "the subject dies, and a daemon of its own keeps its pipes",
            "crash", "CRASH; the daemon is ended"),
    adapter("group_then_dies", "the subject dies, and a child in a group of its own keeps its pipes",
            "crash", "CRASH; the child is ended"),
    adapter("session_then_hangs", "the subject hangs beside a child in a session of its own",
            "hang", "HANG; both are ended"),
    adapter("daemon", "the subject answers rightly, and starts a daemon for each answer", "pass",
            "pass; the daemons are ended"),
    adapter("slow_notices", "the subject sends a notice ten times a second in place of an answer",
            "hang", "HANG after four limits"),
    adapter("notice_flood", "the subject sends notices as fast as it can in place of an answer",
            "suiteError", "SUITE ERROR after 100,000"),
    adapter("retry", "a sign-in begins anew after each failed callback, for ever", "hang",
            "HANG after 2,000 operations", only="continuation.early"),
    adapter("retry_at_settle", "a sign-in begins anew whenever it is to settle, for ever", "hang",
            "HANG after 2,000 operations", only="continuation.early"),
    adapter("hangs", "the subject hangs behind setsid(1), which waits for it", "hang",
            "HANG; both are ended", before=("setsid", "-w")),
]


def other_signals(product, folder):
    """SIGHUP and SIGQUIT while a subject sleeps; SIGTERM at 250 moments in 150 ms after the start"""
    for number in (signal.SIGHUP, signal.SIGQUIT):
        attempt = Attempt([product, "run", "--area", "digest", "--reports", f"reports-{number}",
                           "--", sys.executable, "-S", str(HERE / "subject.py"), "sleep", str(AT)],
                          folder, environment={"FAULT_REACHED": str(folder / f"at-{number}")})
        while not (folder / f"at-{number}").exists():
            time.sleep(0.005)
        attempt.process.send_signal(number)
        assert attempt.end().code == 128 + number, attempt.code
        assert whole_report(folder / f"reports-{number}")["complete"] is False
        assert not attempt.left_processes(), "processes left"
    for moment in range(250):
        attempt = Attempt([product, "run", "--only", "guard.exclusive", "--reports", "early"],
                          folder)
        time.sleep(moment * 0.150 / 250)
        attempt.process.send_signal(signal.SIGTERM)
        # Before the program has begun, the system's own end is as good.
        assert attempt.end().code in (143, -signal.SIGTERM, 0), attempt.code
        assert not attempt.left_processes(), "processes left"
    assert not list(attempt.temporary.iterdir()), "temporary files left"
    assert not [name for name in os.listdir(folder) if "staged" in name], "staged folders left"
    return "128 + n", "partial report, no process left, no file"


def next_run_clears(product, folder):
    """SIGKILL at ten moments"""
    words = [product, "run", "--only", "guard.exclusive,digest.utf8", "--profile", "quick",
             "--reports", "reports"]
    usual = Attempt(words, folder).end().seconds
    for moment in range(10):
        attempt = Attempt(words, folder)
        time.sleep(usual * moment / 10)
        attempt.process.kill()
        attempt.end()
        assert whole_report(folder / "reports")["complete"], "the report is lost"
        assert not attempt.left_processes(), "processes left"
    assert Attempt(words, folder).end().code == 0
    assert not list(attempt.temporary.iterdir()), "temporary files left"
    assert sorted(os.listdir(folder)) == ["reports", "tmp"], os.listdir(folder)
    return 137, "old or new reports; the next run clears what is left"
