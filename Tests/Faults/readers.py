"""Attacks on whoever reads what is printed, or runs what a file says."""
import concurrent.futures
import json
import os
import resource
import sys
import threading
import time

from attack import HERE, adapter_words, harmless, judged, refused, run, written
from mutants import HOSTILE


def hostile_hello(product, folder):
    """the answer to hello holds escape sequences, workflow commands and names of 7 MB, wherever it can"""
    contracts = [{"nonce": {HOSTILE: 1}}, {"nonce": {"shape": [{HOSTILE: HOSTILE}]}},
                 {"signIn": {"concurrency": HOSTILE}}, {"token": {"nonceForm": HOSTILE}},
                 {"capabilities": ["\u202edigest"]}, {"\u2066digest": {}}]
    every = {"name": "x", "capabilities": ["nonce", "token", "signIn"]}
    programs = [adapter_words("right", json.dumps({**every, **change})) for change in contracts]
    programs += map(adapter_words, ("hello_error", "hello_key", "hello_capability"))
    for program in programs:
        refused(run(product, folder, "run", "--no-reports", *program))
        refused(run(product, folder, "bench", "--only", "digest.n*", *program))
        attempt = run(product, folder, "smoke", *program)
        harmless(attempt)
        assert attempt.code == 2 and len(attempt.output) < 40_000, len(attempt.output)
    return 2, "written out and cut, by run, bench and smoke"


def long_names(product, folder):
    """names of 50 and of 100,000 equal letters, where a subject, a requirement, an option is named"""
    for name in ("a" * 50, "a" * 100_000, "*a" * 10_000):
        for words in (["run", name], [name], ["run", "--only", name], ["run", "--area", name],
                      ["run", "--" + name], ["explain", name], ["list", name], ["gallery", name],
                      ["run", "--shard", name], ["bench", "--only", name]):
            refused(run(product, folder, *words, preexec_fn=lambda: resource.setrlimit(
                resource.RLIMIT_CPU, (5, 5))))
    return 2, "told in one line, in seconds"


def hostile_files(product, folder):
    """names of files, keys and values of files hold escape sequences and workflow commands"""
    name = "x" + HOSTILE
    for words in (["report", name], ["merge", name, "-o", "x"], ["compare", name, name],
                  ["nonces", name], ["run", "--expect", name], ["run", "--replay", name],
                  ["bench", "--baseline", name], ["run", "--quiet", "--area", "charset", "--no-reports", "--evidence", name + "/x"],
                  ["run", "--area", name], ["run", "--only", name], ["run", name], [name],
                  ["run", "--" + name], ["explain", name], ["init", name], ["init", "--suite", name],
                  ["run", "--", name], ["smoke", "--", name], ["run", "--project-file", name],
                  ["run", "--reports", name + "/\x7f", "--seed", name], ["list", name]):
        refused(run(product, folder, *words))
    project = folder / ".auth-conformance.json"
    for content in ({name: 1}, {"run": {name: 1}}, {"run": {"area": [name]}}, {"$schema": name},
                    {"run": {"seed": name}}, {"run": {"expect": name}}, {"run": {"area": name}}):
        project.write_text(json.dumps(content))
        attempt = run(product, folder, "run", "--no-reports")
        harmless(attempt)
        assert attempt.code == 2, content
    project.write_text(json.dumps({"command": ["true", name]}))
    attempt = run(product, folder, "run", "--no-reports")
    harmless(attempt)
    project.unlink()
    entry = {"id": "nonce.unique", "grade": "fail", "why": "x"}
    for content in ({name: 1, "expectations": []}, {"$schema": name, "expectations": []},
                    *({"expectations": [{**entry, key: name}]} for key in
                      ("id", "grade", "expires", name))):
        written(folder, "known", json.dumps(content))
        refused(run(product, folder, "run", "--no-reports", "--expect", "known"))
    judged(product, folder, "--reports", "reports")
    report = json.loads((folder / "reports/report.json").read_text())
    for change in ({"$schema": name}, {"profile": name}, {"seed": [name]}):
        written(folder, "bad.json", json.dumps({**report, **change}))
        refused(run(product, folder, "report", "bad.json"))
    return 2, "written out and cut, one line"


def secrets(product, folder):
    """the subject's command has a password, a token and a key among its words"""
    secret = "hunter2-correct-horse-battery"
    program = ["--", sys.executable, "-S", HERE / "subject.py", "none", "3"]
    # Words that the subject does not look at.
    words = [f"--password={secret}", "--api-key", secret, f"API_TOKEN={secret}",
             f"https://me:{secret}@example.org/", f"sk_live_{secret}", "--plain", "plain",
             "--accessToken", secret, f"clientSecret={secret}", "--pass", secret, "--auth", secret,
             f"DB_PASS={secret}", "--pat", secret, "--header", f"X-Api-Key:{secret}", "-u",
             f"me:{secret}", f"https://h/?token={secret}&page=2", "-H", f"Cookie:{secret}",
             "--totp-seed", secret, f'{{"token": "{secret}"}}']
    attempt = run(product, folder, "run", "--area", "digest", "--profile", "quick", "--reports",
                  "reports", *program, *words)
    for path in (folder / "reports").iterdir():
        assert secret not in path.read_text(), path.name
    assert secret.encode() not in attempt.output + attempt.errors
    assert "--plain plain" in (folder / "reports/report.json").read_text()
    assert b"looks like a secret" in attempt.errors
    return attempt.code, "reports say '(redacted)', and the run says so"


def foreign_project(product, folder):
    """a project file that is not of this folder names a command"""
    away = written(folder, "away/project.json", json.dumps({"command": ["touch", str(folder / "ran")]}))
    refused(run(product, folder, "run", "--project-file", away), "its 'command' is not run")
    (folder / ".auth-conformance.json").symlink_to(away)
    refused(run(product, folder, "run"), "its 'command' is not run")
    assert not (folder / "ran").exists()
    attempt = judged(product, folder, "--no-project-file", "--no-reports")
    return f"2, {attempt.code} without it", "told in one line, nothing is started"


def silent_pipes(product, folder):
    """a pipe to which nobody writes is named, wherever a file is read; then one with a late writer"""
    ways = [["run", "--replay", "pipe"], ["run", "--project-file", "pipe"], ["run", "--expect", "pipe"],
            ["scan", "--baseline", "pipe"], ["nonces", "pipe"], ["diagnose", "pipe"],
            ["report", "pipe"], ["merge", "pipe", "-o", "made"]]

    def silent(number):
        here = folder / str(number)
        here.mkdir()
        os.mkfifo(here / "pipe")
        refused(run(product, here, *ways[number]), "pipe: a pipe to which nobody has written for 10 s")
    with concurrent.futures.ThreadPoolExecutor(len(ways)) as pool:
        list(pool.map(silent, range(len(ways))))
    os.mkfifo(folder / "late")

    def write():
        time.sleep(2)
        with open(folder / "late", "wb") as pipe:
            time.sleep(1)
            pipe.write(b'{"$schema": "none"}')
    writer = threading.Thread(target=write)
    writer.start()
    refused(run(product, folder, "report", "late"), "late: ")
    writer.join()
    return 2, "told in one line, after 10 s; who writes late is read"
