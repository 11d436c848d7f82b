"""Attacks on what a user has: files, folders, links, rights."""
import fcntl
import json
import os
import stat
import subprocess

from attack import judged, mode, refused, run, written
from attempt import Attempt, whole_report


def foreign_path(product, folder):
    """a report that is merged has ids such as ../../victim"""
    victim = written(folder, "victim", "precious")
    judged(product, folder, "--only", "charset.complete", "--reports", "reports",
           subject=("missing-w",))
    text = (folder / "reports/report.json").read_text()
    for wrong in ("../../victim", "/etc/passwd", "", "a/b", "x\\u0000"):
        report = json.loads(text)
        for result in report["results"]:
            result["id"] = json.loads(f'"{wrong}"')
        written(folder, "evil.json", json.dumps(report))
        refused(run(product, folder, "merge", "evil.json", "--reports", "made/here"),
                "expected an id such as")
    assert victim.read_text() == "precious" and not (folder / "made").exists()
    return 2, "told in one line, nothing is written"


def users_folders(product, folder):
    """the report folder holds a user's samples/, replay/ and notes"""
    mine = [written(folder, f"reports/{name}", "precious") for name in
            ("samples/mine", "replay/mine", "notes.txt")]
    for seed in ("1", "2"):
        attempt = judged(product, folder, "--seed", seed, "--reports", "reports")
        assert whole_report(folder / "reports")["seed"] == seed
    assert [path.read_text() for path in mine] == ["precious"] * 3
    return attempt.code, "new reports, all of it stays"


def users_files(product, folder):
    """a user's file has the name of a report, or of the folder for samples"""
    for name in ("report.html", "samples"):
        mine = written(folder, f"{name}-folder/{name}", "precious")
        attempt = judged(product, folder, "--only", "charset.complete", "--reports",
                         f"{name}-folder", subject=("missing-w",))
        assert attempt.code == 2 and b"is not as this suite wrote it" in attempt.errors
        assert mine.read_text() == "precious" and os.listdir(mine.parent) == [name]
        # Whether there will be samples is known once nonces have failed.
        assert bool(attempt.output) is (name == "samples")
    return attempt.code, "the file stays, the error is told, of a report's name before the run"


def users_gallery(product, folder):
    """gallery writes to a folder with a user's gallery.md, and to one with a run's reports"""
    mine = written(folder, "mine/gallery.md", "precious")
    gallery = ["gallery", "missing-w", "--profile", "quick", "--reports"]
    attempt = run(product, folder, *gallery, "mine")
    assert attempt.code == 2 and b"is not as this suite wrote it" in attempt.errors
    assert mine.read_text() == "precious" and os.listdir(mine.parent) == ["gallery.md"]
    assert not attempt.output, "judged before it was looked at"
    judged(product, folder, "--reports", "reports", "--seed", "7")
    for words in (["--seed", "7"], ["--seed", "8"]):
        attempt = run(product, folder, *gallery, "reports", *words)
        assert attempt.code == 0, attempt.errors
        assert whole_report(folder / "reports")["seed"] == "7", "the run's report is lost"
    judged(product, folder, "--reports", "reports", "--seed", "9")
    assert (folder / "reports/gallery.md").exists(), "the gallery's report is lost"
    (folder / "reports/.auth-conformance-files.json").unlink()
    assert run(product, folder, *gallery, "reports").code == 0, "those of an older version"
    return "0 or 2", "the file stays, the error is told; reports of both are kept"


def changed_report(product, folder):
    """a report was changed by hand"""
    judged(product, folder, "--reports", "reports")
    written(folder, "reports/report.md", "my notes")
    attempt = judged(product, folder, "--reports", "reports")
    assert (folder / "reports/report.md").read_text() == "my notes"
    assert b"report.md: is not as this suite wrote it" in attempt.errors
    assert not attempt.output
    return attempt.code, "told before anything is judged, it stays"


def ten_runs(product, folder):
    """ten runs write to one folder, in which a user keeps files"""
    mine = written(folder, "reports/samples/mine", "precious")
    runs = [Attempt([product, "run", "--only", "charset.complete", "--profile", "quick", "--seed",
                     str(number), "--reports", "reports", ("missing-w", "reference")[number % 2]],
                    folder) for number in range(10)]
    for number in range(10):
        written(folder, f"reports/note-{number}", "precious")
    assert {attempt.end().code for attempt in runs} == {0, 1}
    seed = whole_report(folder / "reports")["seed"]
    assert seed in (folder / "reports/report.html").read_text(), "reports of two runs are mixed"
    assert mine.read_text() == "precious"
    assert len(list((folder / "reports").glob("note-*"))) == 10, "a file is lost"
    assert sorted(os.listdir(folder)) == ["reports", "tmp"], os.listdir(folder)
    return "0 and 1", "one run's reports, nothing is lost, nothing staged is left"


def rights(product, folder):
    """the report folder is 0700 or 2770 and of another group, report.json is 0600, the umask is 0"""
    reports = folder / "reports"
    for wanted in (0o700, 0o2770):
        reports.mkdir(exist_ok=True)
        # Only the superuser has groups that it is not in.
        group = 1234 if os.geteuid() == 0 else os.getgid()
        os.chown(reports, -1, group)
        reports.chmod(wanted)
        for _ in range(2):
            judged(product, folder, "--only", "charset.complete", "--reports", "reports",
                   subject=("missing-w",), preexec_fn=lambda: os.umask(0))
            assert mode(reports) == wanted, oct(mode(reports))
            assert reports.stat().st_gid == group, reports.stat().st_gid
            assert mode(reports / "samples") == 0o700
            assert mode(reports / "samples/charset.complete") == 0o600, "nonces for everybody"
            (reports / "report.json").chmod(0o600)
        assert mode(reports / "report.json") == 0o600
        attempt = judged(product, folder, "--reports", "reports")
        assert mode(reports / "report.json") == 0o600
        assert not (reports / "samples").exists()
    return attempt.code, "rights and group stay; samples are the user's alone"


def links(product, folder):
    """files to be written are symbolic links, one of them to nothing"""
    judged(product, folder, "--reports", "reports")
    report = folder / "reports/report.json"
    for name, words in {
            "merged": ["merge", report, "--quiet", "-o", "merged"],
            "evidence": ["run", "--area", "charset", "--no-reports", "--evidence", "evidence"],
            "known": ["run", "missing-w", "--area", "charset", "--no-reports", "--expect", "known",
                      "--update-expectations"]}.items():
        (folder / name).symlink_to(f"behind-{name}")
        for _ in range(2):
            run(product, folder, *words)
            assert (folder / name).is_symlink(), f"the link {name} is lost"
            assert json.loads((folder / f"behind-{name}").read_text())
            (folder / f"behind-{name}").chmod(0o600)
        assert mode(folder / f"behind-{name}") == 0o600
    (folder / "loop").symlink_to("loop")
    attempt = run(product, folder, "run", "--area", "charset", "--no-reports", "--evidence", "loop")
    assert attempt.code == 2 and (folder / "loop").is_symlink()
    return "0 or 2", "the links stay, the files behind them keep their rights; a loop is told"


def devices(product, folder):
    """a file to be written is a pipe, a device, standard output or a folder"""
    judged(product, folder, "--reports", "reports")
    merge = ["merge", folder / "reports/report.json", "--quiet", "-o"]
    os.mkfifo(folder / "pipe")
    refused(run(product, folder, *merge, "pipe"), "is a pipe that nobody reads")
    # Large enough for the whole report.
    reader = os.open(folder / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    fcntl.fcntl(reader, fcntl.F_SETPIPE_SZ, 1 << 20)
    assert run(product, folder, *merge, "pipe").code == 0
    assert json.loads(os.read(reader, 1 << 20))
    os.close(reader)
    assert stat.S_ISFIFO((folder / "pipe").stat().st_mode), "the pipe is gone"
    # A device of the test's own: the superuser could lose the machine's.
    null = folder / "null"
    try:
        os.mknod(null, stat.S_IFCHR | 0o666, os.stat("/dev/null").st_rdev)
        assert run(product, folder, *merge, null).code == 0
        assert stat.S_ISCHR(null.stat().st_mode), "the device is gone"
    except PermissionError:
        assert run(product, folder, *merge, "/dev/null").code == 0
    (folder / "out").symlink_to("/proc/self/fd/1")
    for name in ("out", "/proc/self/fd/1"):
        attempt = run(product, folder, *merge, name)
        assert b'"$schema"' in attempt.output and (folder / "out").is_symlink()
    refused(run(product, folder, *merge, "reports"), "is a folder")
    return "0 or 2", "written to and not replaced; what nobody reads, and a folder, is told"


def odd_folders(product, folder):
    """--reports is ~, nothing, a link to nothing, a link to itself, or the folder one is in"""
    for word in ("~", "~/x", ""):
        refused(judged(product, folder, "--reports", word), "option '--reports'")
    (folder / "nowhere").symlink_to("gone")
    (folder / "loop").symlink_to("loop")
    for name in ("nowhere", "loop"):
        attempt = judged(product, folder, "--reports", name)
        assert attempt.code == 2 and b"is a link t" in attempt.errors, attempt.errors
        assert (folder / name).is_symlink() and not (folder / "gone").exists()
    here = folder / "here"
    here.mkdir()
    before = here.stat().st_ino
    found = subprocess.run([product, "run", "--only", "nonce.unique", "--reports", "."], cwd=here,
                           capture_output=True)
    assert found.returncode == 0 and here.stat().st_ino == before, "the shell's folder is another"
    assert whole_report(here) is not None
    return "0 or 2", "told, and the links stay; in the current folder the reports are made"


def link_at_staged(product, folder):
    """links lie at the names under which reports are staged"""
    (folder / "victim").mkdir()
    # The process has one of the next numbers.
    first = os.getpid()
    for number in range(first, first + 500):
        (folder / f".reports.staged-{number}-0").symlink_to("victim")
        (folder / f".auth-conformance-{number}").symlink_to("victim/file")
    attempt = judged(product, folder, "--reports", "reports")
    assert whole_report(folder / "reports") is not None and not os.listdir(folder / "victim")
    return attempt.code, "another name is taken, nothing is written through them"


def init_elsewhere(product, folder):
    """init: .github leads out of the project, its folder is a file, --suite is an option of git"""
    (folder / "elsewhere").mkdir()
    project = folder / "project"
    project.mkdir()
    suite = ["--suite", "https://example.org/suite.git"]
    (project / ".github").symlink_to("../elsewhere")

    def init(*words):
        attempt = Attempt([product, "init", "python", *words], project).end()
        refused(attempt)
        assert set(os.listdir(project)) <= {".github", "tmp", "auth-conformance-adapter"}
        return attempt

    assert b"leads out of this folder" in init(*suite).errors
    assert not os.listdir(folder / "elsewhere"), "written through the link"
    (project / ".github").unlink()
    written(project, "auth-conformance-adapter", "precious")
    assert b"found a file" in init(*suite).errors
    (project / "auth-conformance-adapter").unlink()
    for suite in ("--upload-pack=evil://x", "-c://x", "https://x/\x7f", "https://x/\u0085",
                  "https://x/\u202e"):
        init(f"--suite={suite}")
    return 2, "told in one line, nothing is written"
