"""Attacks by what is read: files, folders, words, variables, patterns, tokens, contracts."""
import base64
import json
import os
import pathlib
import subprocess
import sys

import mutants
from mutants import HOSTILE, HUGE

HERE = pathlib.Path(__file__).resolve().parent
QUICK = ["run", "--only", "digest.utf8", "--profile", "quick", "--no-reports"]


class Given:
    """Right files, which the product itself has written."""

    def __init__(self, product, folder):
        def made(*words):
            subprocess.run([product, *words], cwd=folder, capture_output=True, check=False)

        def read(name):
            return json.loads((folder / name).read_text())

        made("run", "missing-w", "--only", "charset.complete,digest.utf8", "--profile", "quick",
             "--reports", "reports")
        self.report = read("reports/report.json")
        made("run", "--only", "charset.uniform", "--profile", "quick", "--no-reports",
             "--evidence", "evidence")
        self.evidence = read("evidence")
        # Thousands of counts are as good as a few.
        made("bench", "--only", "digest.n*", "--profile", "quick", "--json", "bench.json")
        self.bench = read("bench.json")
        (folder / "a.js").write_text("function nonce() { return Math.random(); }\n")
        with open(folder / "scan.json", "w") as file:
            subprocess.run([product, "scan", "a.js", "--format", "json"], cwd=folder, stdout=file)
        self.scan = read("scan.json")


def files(given):
    """report, evidence, expectation, project, baseline and key files with wrong members"""
    known = {"expectations": [{"id": "charset.*", "grade": "fail", "why": "w", "message": "m",
                               "issue": "https://example.org", "expires": "2099-01-01"}]}
    project = {"command": ["true"], "run": {"area": ["digest"], "jobs": 2, "seed": "7",
                                            "reports": "out", "strict": True}}
    keys = {"keys": [{"kty": "RSA", "kid": "k", "n": "AQAB", "e": "AQAB", "alg": "RS256"},
                     {"kty": "EC", "crv": "P-256", "x": "AA", "y": "AA"}]}
    token = ".".join(base64.urlsafe_b64encode(part).decode().rstrip("=") for part in (
        b'{"alg":"RS256","kid":"k"}', b'{"nonce":"n"}', b"x" * 256))
    right = {"report": given.report, "evidence": given.evidence, "known": known,
             "project": project, "bench": given.bench, "scan": given.scan, "keys": keys}
    diagnosed = {"token": token, "rawNonce": "raw"}
    readers = {
        "report": [["report", "bad"], ["report", "bad", "--format", "html"],
                   ["report", "bad", "--format", "junit"], ["merge", "bad", "-o", "made"],
                   ["compare", "bad", "bad"], ["report", "bad", "--format", "github"],
                   ["report", "bad", "--format", "markdown", "--verbose"],
                   ["merge", "bad", "--reports", "made", "--quiet"]],
        "evidence": [["merge", "bad", "bad", "-o", "made"],
                     ["run", "--only", "charset.uniform", "--profile", "quick", "--no-reports",
                      "--evidence", "bad", "--quiet"]],
        "known": [[*QUICK, "--quiet", "--expect", "bad"]],
        "project": [[*QUICK, "--quiet", "--project-file", "bad"], ["smoke", "--project-file", "bad"]],
        "bench": [["bench", "--only", "digest.none", "--baseline", "bad"],
                  ["report", "report.json", "--format", "html", "--bench", "bad"]],
        "scan": [["scan", "a.js", "--baseline", "bad"]],
        "keys": [["diagnose", "token.json", "--keys", "bad"], ["diagnose", "bad"]],
    }
    beside = {"report.json": json.dumps(given.report).encode(), "a.js": b"Math.random() nonce",
              "token.json": json.dumps(diagnosed).encode()}
    for name, value in right.items():
        text = json.dumps(value).encode()
        made = [*mutants.of_value(value), *mutants.of_text(text)]
        if name == "keys":
            made += mutants.of_value(diagnosed)
        for number, (change, content) in enumerate(made):
            # Every reader has its share of each kind of change.
            for words in ([readers[name][number % len(readers[name])]] if number % 5 else
                          readers[name]):
                yield f"{' '.join(words)}: {change}", {
                    "words": words, "files": {**beside, "bad": content}}


def words(_):
    """options, operands and commands with values that nobody means"""
    values = ["", "-1", "0", str(HUGE), str(1 << 70), "1e999", "nan", HOSTILE, b"\xff\xfe", "x" * 99_999,
              "/dev/zero", "/", "loop", "pipe", "../beside/x", "*" * 300, "a,b" * 999, "\u0130", "~"]
    options = {
        "run": ["--area", "--only", "--profile", "--seed", "--replay", "--expect", "--evidence",
                "--catalogue", "--shard", "--jobs", "--time-limit", "--format", "--project-file"],
        "bench": ["--only", "--baseline", "--max-ratio", "--profile", "--slow", "--format"],
        "nonces": ["--alphabet", "--length", "--pattern", "--evidence", "--format"],
        "diagnose": ["--form", "--token", "--nonce", "--keys", "--issuer", "--audience", "--now"],
        "scan": ["--format", "--baseline"], "report": ["--format", "--bench"],
        "gallery": ["--seed", "--profile"], "init": ["--suite"], "explain": [""], "list": [""],
        "merge": [""], "compare": [""], "vectors": [""], "serve": [""], "completions": [""],
        "version": [""], "help": [""], "": [""],
    }
    # Whatever the option does, something else is wrong as well, so that little is done.
    ends = {"run": ["nobody"], "bench": ["nobody"], "gallery": ["nobody"], "nonces": ["few"],
            "diagnose": ["few"], "scan": ["few.js"], "report": ["few"], "init": ["python"]}
    around = {"loop": lambda path: path.symlink_to("loop"), "pipe": os.mkfifo, "few": b"a\nb\n",
              "few.js": b"nonce"}
    for command, names in options.items():
        for name in names:
            for value in values:
                words = [word for word in (command, name) if word]
                # Each word of a command line is looked at before a folder without end is.
                if value in ("/", "~") and command == "scan":
                    continue
                yield f"{words} {value!r:.40}", {
                    "words": [*words, value, *ends.get(command, [])], "files": around,
                    "stdin": b""}
    for number in range(40):
        line = [list(options)[number % 16], "--", *[values[(number * 7 + n) % 19] for n in range(5)]]
        yield f"words {number}", {"words": [w for w in line if w != ""], "stdin": b""}


def environment(_):
    """variables, folders and limits of the process"""
    odd = ["", "0", "-1", str(HUGE), "abc", HOSTILE, "x" * 99_999, "/dev/null", "\x7f", "a/b"]
    for name in ("COLUMNS", "LINES", "TERM", "NO_COLOR", "CLICOLOR_FORCE", "GITHUB_ACTIONS", "CI", "HOME",
                 "TMPDIR", "LANG", "LC_ALL", "TZ", "PATH", "GITHUB_STEP_SUMMARY", "USER", "SHELL",
                 "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "TEST_SHARD_STATUS_FILE",
                 "XML_OUTPUT_FILE", "TEST_UNDECLARED_OUTPUTS_DIR", "TEST_PREMATURE_EXIT_FILE",
                 "TESTBRIDGE_TEST_ONLY", "AUTH_CONFORMANCE_THREADS", "SWIFT_BACKTRACE"):
        for value in odd:
            yield f"{name}={value!r:.30}", {"words": [*QUICK, "reference"],
                                            "environment": {name: value}}
    import resource as r
    for limit in ("RLIMIT_NOFILE", "RLIMIT_FSIZE", "RLIMIT_STACK", "RLIMIT_NPROC", "RLIMIT_AS",
                  "RLIMIT_DATA", "RLIMIT_MEMLOCK", "RLIMIT_SIGPENDING"):
        for number in (0, 1, 8, 32, 4096, 1 << 16, 1 << 20, 1 << 27, 1 << 30):
            # The system itself starts no program with less.
            if limit in ("RLIMIT_AS", "RLIMIT_DATA", "RLIMIT_STACK") and number < 1 << 27 \
                    or limit == "RLIMIT_NOFILE" and number < 8:
                continue
            number = min(number, r.getrlimit(getattr(r, limit))[1] % (1 << 63))
            yield f"{limit} {number}", {
                "words": [*QUICK, "reference"],
                "before": lambda l=limit, n=number: r.setrlimit(getattr(r, l), (n, n))}


def patterns(_):
    """nonces: patterns that run away and logs that are none"""
    long = b"a" * 5_000
    logs = {"few": b"nonce=abc\n" * 40, "long": long + b"!\n", "lines": (b"a" * 40 + b"!\n") * 400,
            "zeros": b"\0" * 100_000, "no UTF-8": b"nonce=\xff\xfe\n" * 100, "hostile": (
                HOSTILE + "\n").encode() * 50, "none": b"", "one line": b"x" * 3_000_000,
            "ends": b"\r\n\r\r\n" * 1000, "nonces": b"".join(
                base64.b64encode(os.urandom(24)) + b"\n" for _ in range(2_000))}
    for pattern in ["(a+)+$", "(a|a)*b", "(.*)*x", "(a*)*b", "((a+)+)+$", r"(\w+\s?)*$", r"\1", "(", ")",
                    "[", "a{1000000}", "(?<!a*)b", "(?=(a+))*", "", "$", "^", r"\b", "()", "(?:)", ".*",
                    "(" * 2_000 + ")" * 2_000, "a" * 100_000, "(?i)İ", HOSTILE, r"(?<x>a)\k<x>", "[a-",
                    r"\p{L}+", "(a?){300}a{300}", "x*" * 60, "(.)(.)(.)", r"\x{110000}", "(?#", "\0"]:
        for name, log in logs.items():
            if "\0" not in pattern:
                yield f"{pattern[:30]!r} {name}", {
                    "words": ["nonces", "--no-progress", "--pattern", pattern, "log"],
                    "files": {"log": log}}
    for name, log in logs.items():
        for more in ([], ["--alphabet", "hex"], ["--length", "3"], ["--alphabet", HOSTILE + "ab"],
                     ["--show-nonces", "--format", "github"], ["--format", "html"]):
            yield f"{more} {name}", {"words": ["nonces", "--no-progress", *more, "-"], "stdin": log}


def contracts(_):
    """contracts with odd alphabets, shapes and policies, of a program that answers"""
    letters = ["ab", "aa", "\u00e9a", "\U0001f600b", "a\0b", HOSTILE, "a" * 1000, "".join(
        map(chr, range(32, 127))), "".join(map(chr, range(1, 256))), "\ud800a", " \t", "'\"\\`$(", "-"]
    nonces = [{"alphabet": text} for text in letters]
    nonces += [{"shape": shape} for text in letters for shape in (
        [text], [text] * 3, ["-"] * 8 + [text], [text, "0123456789abcdef"] * 16)]
    nonces += [{"shape": ["ab"] * 257}, {"shape": ["ab"] * 100_000}, {"shape": "ab"}, {"shape": {}}]
    nonces += [{name: number} for name in ("defaultLength", "minimumLength", "maximumLength")
               for number in (1, 2, 256, 257, 4096, 65_536, 1.5, "8", None)]
    tokens = [{name: value} for name in ("leeway", "nonceForm", "nonceSupported", "audience",
                                         "issuer", "keys", "givesReasons", "expiry")
              for value in (None, -1, 0, 86_400, "", HOSTILE, [], {})]
    signs = [{name: value} for name in ("entries", "timeout", "concurrency", "taskCancellation",
                                        "usesByteSource", "cancel")
             for value in (None, -1, 1, HUGE, "", HOSTILE, [], ["completion", "completion"])]
    whole = [{"name": name} for name in ("", HOSTILE, "x" * 99_999, None, 1, "a/../b")]
    whole += [{"version": name} for name in ("", HOSTILE, "x" * 99_999, 1)]
    whole += [{"capabilities": value} for value in (
        [], None, "digest", ["digest"] * 1000, [HOSTILE], [None], ["nonce", "sourcedNonce", "account"])]
    every = {"name": "x", "capabilities": ["nonce", "digest"]}
    sections = [({**every, **change}, "nonce,charset,digest") for change in whole]
    sections += [({**every, "nonce": nonce}, "nonce,charset") for nonce in nonces]
    sections += [({**every, "capabilities": ["token"], "token": t}, "token") for t in tokens]
    sections += [({**every, "capabilities": ["signIn"], "signIn": s}, "guard") for s in signs]
    for contract, area in sections:
        for command in (["run", "--area", area, "--profile", "quick", "--time-limit", "1",
                         "--fail-fast", "--no-reports"], ["smoke"]):
            yield f"{command[0]} {json.dumps(contract)[:120]}", {"words": [
                *command, "--", sys.executable, "-S", HERE / "attacker.py", "right", "contract"],
                "files": {"contract": json.dumps(contract).encode()}}


from folders import FOLDERS  # noqa: E402  (it needs QUICK)

KINDS = [files, words, environment, patterns, contracts, *FOLDERS]
