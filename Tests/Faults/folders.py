"""Attacks by what lies in a folder: what 'scan' walks, what 'init' finds."""
import json
import os

from mutants import HOSTILE

BAD = b"function nonce() { return Math.random(); }\n"
NAME = "h\x1b[31m\n::error::x\u202e"


def link(target):
    return lambda path: path.symlink_to(target)


def made(mode, content=BAD):
    def make(path):
        path.write_bytes(content)
        path.chmod(mode)
    return make


def sparse(size):
    def make(path):
        with open(path, "wb") as file:
            file.truncate(size)
    return make


def nested(levels):
    """Folders so deep that no path to the last can be written out."""
    def make(path):
        path.mkdir()
        # The current folder is one for all attacks that are made at a time.
        folder = os.open(path, os.O_RDONLY)
        for _ in range(levels):
            os.mkdir("d" * 50, dir_fd=folder)
            inner = os.open("d" * 50, os.O_RDONLY, dir_fd=folder)
            os.close(folder)
            folder = inner
        file = os.open("a.js", os.O_WRONLY | os.O_CREAT, dir_fd=folder)
        os.write(file, BAD)
        os.close(file)
        os.close(folder)
    return make


def many(path):
    path.mkdir()
    for number in range(20_000):
        (path / f"{number}.js").write_bytes(b"nonce")


def valid(attempt, _):
    """JSON and SARIF are whole."""
    if attempt.code != 2:
        json.loads(attempt.output)


TREES = {
    "loops of links": {"a/b": link("../a"), "a/a.js": BAD, "b": link("b"), "c.js": link("c.js")},
    "link to /": {"root": link("/"), "a.js": BAD},
    "link to a device": {"zero.js": link("/dev/zero"), "a.js": BAD},
    "FIFO": {"pipe.js": os.mkfifo, "a.js": BAD},
    "a folder with a file's name": {"b.js/c.js/a.js": BAD},
    "sparse 8 GiB": {"big.js": sparse(8 << 30), "a.js": BAD},
    "a line of 60 MB": {"big.js": b"nonce(" + b"1+" * 30_000_000},
    "60 MB of lines": {"big.js": b"let nonce = Math.random()\n" * 400_000},
    "hostile names": {NAME + ".js": BAD, NAME + "/a.js": BAD},
    "names not UTF-8": {b"\xff\xfe.js": BAD, b"d\xff/a.js": BAD, b"\xc3.swift": BAD},
    "a name of 255": {"n" * 252 + ".js": BAD},
    "names of options": {"--format": BAD, "-.js": BAD, "--": BAD},
    "deep": {"deep": lambda path: nested(90)(path)},
    "20,000 files": {"many": many},
    "unreadable": {"a.js": made(0), "b/b.js": BAD},
    "gitignore: a folder": {".gitignore/x": b"", "a.js": BAD},
    "gitignore: a FIFO": {".gitignore": os.mkfifo, "a.js": BAD},
    "gitignore: endless": {".gitignore": link("/dev/zero"), "a.js": BAD},
    "gitignore: a loop": {".gitignore": link(".gitignore"), "a.js": BAD},
    "gitignore: stars": {".gitignore": b"**/" * 5_000 + b"x\n" + b"*a" * 3_000 + b"\n",
                         "a" * 200 + ".js": BAD},
    "gitignore: runs away": {".gitignore": b"*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b\n" * 50,
                             "a" * 250: BAD, "a" * 200 + ".js": BAD},
    "gitignore: folders run away": {".gitignore": b"**/a/" * 20 + b"b\n",
                                    "a/" * 60 + "c.js": BAD},
    "gitignore: brackets": {".gitignore": b"[[[[\n[!\n[]-\n[z-a]\n\\\n!\n!!\n/\n//\n \n#\n\\ \n[a\n",
                            "a.js": BAD},
    "gitignore: classes": {".gitignore": b"[" + b"a-z" * 100_000 + b"]\n", "a.js": BAD},
    "gitignore: 200,000 lines": {".gitignore": b"x%d\n" * 200_000, "a.js": BAD},
    "gitignore: one line": {".gitignore": b"x" * 5_000_000, "a.js": BAD},
    "gitignore: not UTF-8": {".gitignore": b"\xff\xfe\0\n*.js\n", "a.js": BAD},
    "hostile comment": {"a.js": BAD + (
        f"// auth-conformance:ignore weak-random {HOSTILE}\nlet nonce = Math.random()\n").encode()},
    "unknown rule": {"a.js": f"// auth-conformance:ignore {HOSTILE} x\nnonce".encode()},
    "UTF-16": {"a.js": BAD.decode().encode("utf-16")},
    "no UTF-8": {"a.js": b"nonce \xff\xfe\xc3 = Math.random() \x80\n", "b.py": b"nonce\xff"},
    "only CR": {"a.js": BAD.replace(b"\n", b"\r") * 1000},
    "hostile quotation": {"a.swift": (
        f'let nonce = "{HOSTILE}" + String(Int.random(in: 0..<9)) // {HOSTILE}\n'
        f'let nonceCharset = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"\n'
    ).encode()},
}
ENDS = {"js": ["/*" * 200_000, "`${" * 100_000, "(" * 300_000, "/" * 300_001, "'" * 99_999, "[{(" * 99_999,
               "</" * 99_999, "a=/[" * 99_999, "\\" * 99_999],
        "swift": ["/*" * 200_000, '"\\(' * 100_000, "#" * 300_000 + '"', '"""' * 99_999, "#/" * 99_999,
                  "{" * 300_000, "@a(" * 99_999, "#if " * 99_999, "r#" * 99_999],
        "py": ["'''" * 99_999, "f'{" * 99_999, "(\n" * 99_999, " " * 300_000 + "x", "\\\n" * 99_999,
               "if x:\n " * 50_000, "".join(" " * n + "if x:\n" for n in range(1_000))],
        "rb": ["<<~A\n" * 99_999, "%q(" * 99_999, '"#{' * 99_999, "=begin\n" * 9_999],
        "php": ["<<<A\n" * 99_999, "?>" * 99_999, "<?php " * 50_000, "#" * 99_999],
        "rs": ["r" + "#" * 300_000 + '"', "'a" * 99_999, "/*" * 200_000, "b'" * 99_999],
        "cs": ['$"{' * 99_999, '@"' * 99_999, '"""' * 99_999, "$" * 99_999 + '"'],
        "kt": ['"${' * 99_999, '"""' * 99_999, "`" * 99_999],
        "dart": ["'${" * 99_999, "r'" * 99_999], "go": ["`" * 99_999, "'" * 99_999],
        "java": ['"""' * 99_999, "\\u0022" * 99_999], "m": ["@\"" * 99_999, "#define \\\n" * 99_999],
        "ts": ["<a" * 99_999, "`${`" * 99_999]}


def scan(_):
    """scan: trees, .gitignore files and sources without an end, in every format"""
    formats = ["text", "json", "sarif", "github"]
    for name, tree in TREES.items():
        for number, form in enumerate(formats):
            attack = {"words": ["scan", "--format", form], "files": tree}
            if form in ("json", "sarif"):
                attack["holds"] = valid
            # Where reading takes long, once is enough.
            if number == 1 or not any(word in name for word in ("60 MB", "20,000", "deep", "8 GiB")):
                yield f"{name}, {form}", attack
    for language, texts in ENDS.items():
        for number, text in enumerate(texts):
            for content in (f"nonce Math.random() {text}", f"nonce {text}\n nonce", text + "\nnonce"):
                yield f"{language} {number}", {
                    "words": ["scan", "--format", "json"], "holds": valid,
                    "files": {f"a.{language}": content.encode()}}
    for path in ("/dev/zero", "/dev/null", "/proc/self/mem", "-", "", "pipe.js", ".", "..//here",
                 "a.js/", "a.js/x", "loop", NAME, "a.js" * 99, "/dev/stdin", "/proc/self/fd/0"):
        yield f"path {path!r:.30}", {
            "words": ["scan", path, "a.js"], "stdin": BAD,
            "files": {"a.js": BAD, "pipe.js": os.mkfifo, "loop": link("loop")}}


APP = b"""import AuthenticationServices
func randomNonceString(length: Int = 32) -> String { "" }
"""


def init(_):
    """init and init app: projects with links, pipes, devices, hostile names and nothing"""
    suite = ["--suite", "https://example.org/suite.git"]
    folder = "auth-conformance-adapter"
    blocked = {
        "nothing": {}, "adapter is a file": {folder: b""}, "adapter is a FIFO": {folder: os.mkfifo},
        "adapter leads away": {folder: link("../made")}, "adapter is a loop": {folder: link(folder)},
        ".github is a file": {".github": b""}, ".github leads away": {".github": link("../made")},
        "workflows is a file": {".github/workflows": b""},
        "workflows leads away": {".github/workflows": link("../../made")},
        "the workflow leads away": {".github/workflows/auth-conformance.yml": link("../../../made")},
        "the project file leads away": {".auth-conformance.json": link("../made")},
        "the project file is a folder": {".auth-conformance.json/x": b""},
        "the project file is a FIFO": {".auth-conformance.json": os.mkfifo},
        "Package.swift is a folder": {"Package.swift/x": b""},
        "Package.swift is endless": {"Package.swift": link("/dev/zero")},
        "package.json is a FIFO": {"package.json": os.mkfifo},
        "package.json is hostile": {"package.json": json.dumps({"name": HOSTILE}).encode()},
        "package.json is deep": {"package.json": b"[" * 300_000},
        "Package.swift is hostile": {"Package.swift": f'// {HOSTILE}\nname: "{HOSTILE}"'.encode()},
    }
    for name, tree in blocked.items():
        for language in ([], ["swift"], ["python"], ["node"], ["app"]):
            yield f"{name} {language}", {"words": ["init", *language, *suite], "files": tree}
    odd = ['a".swift', "a\\(x).swift", "a'b.swift", "a\nb.swift", "\u202ea.swift", "a$(x).swift", " .swift",
           "-a.swift", "a,b.swift", "\x1b[31m.swift", "main.swift", "\U0001f600.swift", "a" * 240 + ".swift"]
    for name in odd:
        yield f"app {name!r:.30}", {"words": ["init", "app", *suite],
                                    "files": {f"App/{name}": APP, "App/Info.plist": b"<plist>"}}
        yield f"app in {name!r:.30}", {"words": ["init", "app", *suite, name],
                                       "files": {f"{name}/A.swift": APP}}
    trees = {
        "a loop": {"App/a": link("."), "App/A.swift": APP}, "a FIFO": {"App/A.swift": os.mkfifo},
        "endless": {"App/A.swift": link("/dev/zero")}, "unreadable": {"App/A.swift": made(0, APP)},
        "away": {"App/A.swift": link("/etc/passwd")}, "sparse": {"App/A.swift": sparse(4 << 30)},
        "long": {"App/A.swift": APP + b"let a = " + b"(" * 500_000}, "empty": {"App/A.swift": b""},
        "no UTF-8": {"App/A.swift": b"\xff\xfe" + APP}, "deep": {"deep": nested(90)},
        "a bomb of braces": {"App/A.swift": APP + b"{" * 400_000},
        "strings": {"App/A.swift": APP + b'"\\(' * 200_000},
        "hostile import": {"App/A.swift": APP + f"import {HOSTILE}\n".encode()},
        "hostile bundle": {"App/A.swift": APP, "App/GoogleService-Info.plist": HOSTILE.encode()},
    }
    for name, tree in trees.items():
        for words in ([], ["App"], ["App", "App"], ["App/A.swift"], ["."], ["nowhere"], ["/dev/null"]):
            yield f"app {name} {words}", {"words": ["init", "app", *words, *suite],
                                          "files": tree}


FOLDERS = [scan, init]
