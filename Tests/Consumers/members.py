"""The page that lists what the modules that stand in for Apple's offer, made from their sources.

    python3 members.py           says whether the page is what the sources say
    python3 members.py --write   writes it
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Sources/StandIns"
PAGE = ROOT / "Sources/AuthConformance/AuthConformance.docc/StandIns.md"
# What is nobody's framework: the other end, and what makes it safe.
OWN = {"AppConformance", "CNetworkRefusal"}
LEFT_OUT = {
    "AppKit": "views, menus, window controllers, everything drawn",
    "AuthenticationServices": "passkeys, security keys, sign-in by a web page, single sign-on, "
    "autofill; password requests are never answered",
    "Cocoa": "what AppKit leaves out",
    "Combine": "subscribers and demand, `Publishers`, operators with a clock (`delay`, `debounce`, "
    "`timeout`), several publishers at once; `@Published` sends no `objectWillChange`",
    "CommonCrypto": "every other function",
    "CryptoKit": "other curves, key agreement, encryption, the Secure Enclave. The arithmetic is the suite's "
    "own and not constant-time; a signature comes of key and message alone",
    "Firebase": "what FirebaseAuth and FirebaseCore leave out, and every other product",
    "FirebaseAuth": "other providers, e-mail and phone, multi-factor, custom tokens, `reload`'s effect. "
    "Signing out never throws; what it fails with at the backend is told by the adapter",
    "FirebaseCore": "options, several apps",
    "OSLog": "reading a log",
    "Security": "keys, certificates, trust, access control, attributes beyond an item's account and "
    "service. The keychain fails where the adapter says so: `AppAccount(…, keychain: .locked)`",
    "SwiftUI": "every view and scene, and property wrappers but `@AppStorage`: files that use one are left out",
    "UIKit": "everything drawn, gestures, storyboards, actions by selector",
    "os": "signposts, activities, formats of values",
}
TYPE = re.compile(r"\b(?:final )?(?:class|struct|enum|protocol|extension) ((?:\w+\.)*\w+)")
NAME = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|static|class|nonisolated|mutating|final|override|weak"
    r"|convenience|required|nonmutating|private\(set\)) )*"
    r"(let|var|func|init|typealias|case|subscript|associatedtype)\b[ ]?(?:`?([\w~=]+)`?)?(.*)")


def labels(text):
    """`(_ a: A, with b: B)` as `(_:with:)`."""
    start = text.find("(")
    depth, parts, part = 0, [], ""
    for letter in text[start + 1:]:
        if letter in "([<{":
            depth += 1
        elif letter in ")]>}" and not part.endswith("-"):
            if depth == 0:
                break
            depth -= 1
        if letter == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    names = [each.split(":")[0].split()[0] + ":" for each in parts + [part] if each.strip()]
    return "(" + "".join(names) + ")"


def declarations(path):
    """The public names of a file, each with the type that it belongs to."""
    source = re.sub(r"//.*", "", path.read_text())
    source = re.sub(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', '""', source)
    # One declaration a line: its brace, what goes on after a comma and what is inside parentheses are
    # joined.
    source = re.sub(r"\n\s*\{", " {", re.sub(r",\n\s+", ", ", source))
    joined, depth = "", 0
    for letter in source:
        depth += (letter in "([") - (letter in ")]")
        joined += " " if letter == "\n" and depth > 0 else letter
    around = []
    for line in joined.split("\n"):
        text = line.strip()
        is_public = re.search(r"\b(public|open)\b", text.split("{")[0].split("=")[0])
        owner = ".".join(name for name, _, _ in around if name)
        visible = all(seen for _, seen, _ in around)
        kind = TYPE.search(text.split("{")[0]) if not text.startswith("case ") else None
        opened = None
        if kind and not re.match(r"(?:\w+ )*(?:func|var|let)\b", text):
            is_extension = re.search(r"\bextension\b", text.split(kind.group(1))[0])
            is_seen = bool(is_public or is_extension) and "private" not in text.split(kind.group(1))[0]
            opened = (kind.group(1), is_seen, bool(re.search(r"\bprotocol\b", text)))
            if is_seen and visible and not is_extension:
                yield owner, kind.group(1)
        elif visible:
            in_protocol = around and around[-1][2]
            found = NAME.match(text)
            if found and (is_public or in_protocol or found.group(1) == "case") and (
                    "private" not in text.split("=")[0].replace("private(set)", "")):
                word, name, rest = found.groups()
                if word == "case":
                    if around and around[-1][1] and not re.match(r"case (\.|let |\()", text):
                        for each in re.sub(r"^case |= .*", "", text).split(","):
                            plain = each.strip().split("(")[0].split(" ")[0].strip("`")
                            if re.fullmatch(r"\w+", plain):
                                yield owner, plain
                elif word == "func":
                    yield owner, name + labels(rest)
                elif word in ("init", "subscript"):
                    yield owner, word + labels(text[text.index(word):])
                elif word != "associatedtype" and name:
                    yield owner, name
        first = True
        for letter in text:
            if letter == "{":
                around.append(opened if first and opened else (None, False, False))
                first = False
            elif letter == "}" and around:
                around.pop()


def page():
    lines = [
        "# What stands in for Apple's frameworks", "",
        "Every member that an app's files can use on Linux, by module.", "", "## Overview", "",
        "Written from the sources by `Tests/Consumers/members.py`; CI compares the two. Whatever else "
        "an app calls is", "a compile error in its own file, and `init app` explains it. How these modules "
        "are used: <doc:JudgingAnApp>.", "",
    ]
    for module in sorted({path.name for path in SOURCES.iterdir() if path.is_dir()} - OWN):
        if module.startswith("."):
            continue
        members, passed_on = {}, set()
        for path in sorted((SOURCES / module).rglob("*.swift")):
            passed_on |= set(re.findall(r"@_exported public import (\w+)", path.read_text()))
            for owner, name in declarations(path):
                members.setdefault(owner, {})[name] = None
        lines += [f"## {module}", ""]
        if passed_on:
            lines += ["Passes on " + ", ".join(f"`{name}`" for name in sorted(passed_on)) + ".", ""]
        for owner in sorted(members):
            names = ", ".join(f"`{name}`" for name in sorted(members[owner]))
            lines.append(f"- {f'`{owner}`: ' if owner else ''}{names}")
        lines += ["" if members else None, f"Left out: {LEFT_OUT[module]}.", ""]
    return "\n".join(line for line in lines if line is not None)


if "--write" in sys.argv[1:]:
    PAGE.write_text(page())
elif not PAGE.exists() or PAGE.read_text() != page():
    sys.exit(f"{PAGE.relative_to(ROOT)}: is not what the sources say; if this is as it should be: .ci/renew members")
