"""What is hard to end, and ends by which nothing can be cleared away."""
import os
import shutil
import signal
import subprocess
import time

from attack import HERE, adapter_words, grades, lying, run, written
from attempt import Attempt
from surroundings import preloaded

NOBODY, SOMEBODY = 65534, 65533
# Says hello, and sleeps: another user may not be let in where Python is.
SHELL = r"""
while read -r line; do
  id=${line#*\"id\":} id=${id%%[!0-9]*}
  case $line in
    *hello*) echo "{\"id\":$id,\"wire\":1,\"contract\":{\"name\":\"x\",\"capabilities\":[\"digest\"]}}" ;;
    *) [ $0 = alone ] || setsid sleep 1000000 &
      : >"$FAULT_REACHED"
      sleep 1000000 ;;
  esac
done
"""
ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)


def reached(attempt, mark):
    while not mark.exists():
        assert attempt.process.poll() is None, f"ended before: {attempt.errors!r}"
        time.sleep(0.005)


def ended_by(attempt, number):
    attempt.process.send_signal(number)
    assert attempt.end().code == 128 + number, f"{attempt.code} after {number}"
    assert not attempt.left_processes(), "processes left"
    assert not list(attempt.temporary.iterdir()), "temporary files left"


def another_user(product, folder):
    """the subject becomes another user's, and hangs, alone and beside a child in a session of its own"""
    # Only the superuser can make two users of one.
    if os.geteuid() == 0:
        become = folder / "become"
        subprocess.run(["cc", "-Wall", "-Werror", "-o", become, HERE / "other_user.c"], check=True)
        os.chown(become, SOMEBODY, SOMEBODY)
        become.chmod(0o4755)
        (folder / "tmp").mkdir()
        for path in (folder, folder / "tmp"):
            path.chmod(0o777)
        for what in ("alone", "beside"):
            for number in (None, signal.SIGTERM):
                mark = folder / f"reached-{what}-{number}"
                attempt = Attempt(
                    [product, "run", "--only", "digest.utf8", "--profile", "quick", "--time-limit",
                     "1" if number is None else "60", "--reports", f"reports-{what}-{number}", "--",
                     become, "sh", "-c", SHELL, what], folder,
                    environment={"FAULT_REACHED": str(mark)}, user=NOBODY, group=NOBODY)
                reached(attempt, mark)
                if number:
                    attempt.process.send_signal(number)
                attempt.end()
                left = attempt.left_processes(patience=0)
                for process in left:
                    os.kill(process, signal.SIGKILL)
                assert left, "it could be ended after all"
                assert attempt.code == (128 + number if number else 1), attempt.code
                assert b"could not be ended" in attempt.errors, attempt.errors
                if not number:
                    assert grades(folder, f"reports-{what}-{number}") == {"hang"}
    return "1, 143 after SIGTERM", "HANG; the run goes on to its end, and says which could not be ended"


def smoke_ends(product, folder):
    """smoke of a subject that starts daemons, is told to stop, or sends notices in place of answers"""
    for what in ("daemon", "hangs", "slow_notices", "notice_flood"):
        found = run(product, folder, "smoke", "--time-limit", 1, *adapter_words(what))
        assert found.code == 2 and (b"digests             right" in found.output) == (
            what == "daemon"), found.output
    for number in ENDINGS:
        mark = folder / f"reached-{number}"
        attempt = Attempt([product, "smoke", "--time-limit", "60", *adapter_words("hangs")], folder,
                          environment={"FAULT_REACHED": str(mark)})
        reached(attempt, mark)
        ended_by(attempt, number)
        assert not attempt.output, "mistakes that it made itself"
    return "2, 128 + n", "nothing of it is left"


def gallery_ends(product, folder):
    """gallery and bench are told to stop while subjects are judged"""
    for number in ENDINGS:
        for words in (["gallery", "--profile", "quick", "--reports", "reports"],
                      ["bench", "--json", "json"]):
            attempt = Attempt([product, *words], folder)
            # A journal, or a worker, is there.
            while not (list(attempt.temporary.iterdir()) or words[0] == "bench"):
                assert attempt.process.poll() is None, "ended before"
                time.sleep(0.005)
            time.sleep(0.2)
            ended_by(attempt, number)
    return "128 + n", "no process left, no file"


def killed_before_hanging(product, folder):
    """SIGKILL while a subject hangs behind a daemon and a session of its own, with and without a mark"""
    for before in ((), ("env", "-u", "AUTH_CONFORMANCE_RUN"), ("setsid", "-w")):
        for words in (["run", "--area", "digest", "--no-reports"], ["smoke"],
                      ["bench", "--only", "digest.n*"]):
            what = "leaves_group" if before[:1] == ("env",) else "hangs"
            mark = folder / "reached"
            attempt = Attempt([product, *words, "--time-limit", "60",
                               *adapter_words(what, before=before)],
                              folder, environment={"FAULT_REACHED": str(mark)})
            reached(attempt, mark)
            mark.unlink()
            attempt.process.kill()
            attempt.end()
            left = attempt.left_processes()
            for process in left:
                os.kill(process, signal.SIGKILL)
            assert not left, f"{len(left)} processes left by {words[0]} {before}"
    return 137, "all are ended by the run's guard"


def killed_while_writing(product, folder):
    """SIGKILL while a file that was named is written: -o, --evidence, --json, --update-expectations"""
    run(product, folder, "run", "--only", "charset.complete", "--reports", "reports", "missing-w")
    for words in (["merge", "reports/report.json", "--quiet", "-o", "out/merged"],
                  ["run", "--only", "charset.uniform", "--profile", "quick", "--no-reports",
                   "--evidence", "out/evidence"],
                  ["bench", "--only", "digest.nonce", "--profile", "quick", "--json", "out/json"],
                  ["run", "missing-w", "--only", "charset.complete", "--no-reports", "--expect",
                   "out/known", "--update-expectations"]):
        out = folder / "out"
        out.mkdir()
        mine = [written(out, name, "precious") for name in
                (".auth-conformance-mine", ".auth-conformance-1-0", "mine.unfinished")]
        before = set(os.listdir(out))
        attempt = Attempt([product, *words], folder, environment={
            "LD_PRELOAD": str(preloaded(folder, "die"))}).end()
        assert attempt.code == -signal.SIGKILL, f"{words}: {attempt.code} {attempt.errors}"
        assert len(os.listdir(out)) == len(before) + 1, "it was not killed in the midst"
        run(product, folder, *words)
        made = set(os.listdir(out)) - before
        assert made == {words[-1].split("/")[-1] if "/" in words[-1] else "known"}, made
        assert all(path.read_text() == "precious" for path in mine)
        shutil.rmtree(out)
    return 137, "the next run that writes there clears it"


def judge_tells(product, folder):
    """a worker tells for ever that it goes on, in place of a verdict: slowly, and as fast as it can"""
    attempt = lying(product, folder, {"pause": 0.4})
    assert grades(folder) == {"hang"} and attempt.code == 1, grades(folder)
    attempt = lying(product, folder, {"flood": True})
    assert grades(folder) == {"suiteError"} and attempt.code == 2, grades(folder)
    return "1 or 2", "HANG after 60 limits, SUITE ERROR after 1,000,000 notices"


REACH = [another_user, smoke_ends, gallery_ends, killed_before_hanging, killed_while_writing,
         judge_tells]
