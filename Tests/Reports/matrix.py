"""Writes Reports/gallery/gallery.md anew, and README.md's counts of subjects.

    python3 matrix.py PRODUCT [SUBJECT…]     PRODUCT: the release build of auth-conformance

With subjects, their rows alone: the others stay as they are, and rows of subjects that are gone are
taken out. A row comes where `list subjects` has its subject, and what proves a requirement is counted
from the rows. Exit code 1: written, but a subject is not judged as it declares.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
MATRIX = ROOT / "Reports/gallery/gallery.md"
README = ROOT / "README.md"
SUBJECT = re.compile(r"\| `([^`]+)` \| (reference|known-bad|legal) \| ([^|]*) \|")


def subjects(product):
    """The names of what is built in, in its order."""
    listed = subprocess.run([product, "list", "subjects"], check=True, text=True,
                            stdout=subprocess.PIPE).stdout
    return re.findall(r"^(\S+)", listed, re.MULTILINE)


def judged(product, names):
    """The matrix of these subjects, or of all, and the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        code = subprocess.run([product, "gallery", *names, "--reports", folder], check=False).returncode
        written = pathlib.Path(folder, "gallery.md")
        if code not in (0, 1) or not written.exists():
            raise SystemExit(code or 2)
        return written.read_text("utf-8"), code


def rows(text):
    """The rows of a matrix by their subjects' names."""
    return {match[1]: line for line in text.splitlines() if (match := SUBJECT.match(line))}


def merged(old, new, order):
    """The old matrix with the rows of the new one in it."""
    place = {name: index for index, name in enumerate(order)}
    found = {name: row for name, row in (rows(old) | rows(new)).items() if name in place}
    kinds = [SUBJECT.match(row)[2] for row in found.values()]
    head, rest = old.split("### Subjects\n", 1)
    proofs = rest.split("### Requirements\n", 1)[1]
    head = re.sub(r"\d+ known-bad, \d+ legal",
                  f"{kinds.count('known-bad')} known-bad, {kinds.count('legal')} legal", head)
    table = "".join(found[name] + "\n" for name in sorted(found, key=place.__getitem__))

    def proven(match):
        proof = sum(f"`{match[1]}`" in (cells := SUBJECT.match(row))[3] and cells[2] == "known-bad"
                    for row in found.values())
        return f"| `{match[1]}` | {proof} |"

    known = set(re.findall(r"^\| `([^`]+)` \| \d+ \|$", proofs, re.MULTILINE))
    unknown = set(re.findall(r"`([a-z0-9]+\.[a-z0-9-]+)`", "".join(
        SUBJECT.match(row)[3] for row in found.values()))) - known
    if unknown:
        raise SystemExit(f"no row proves {', '.join(sorted(unknown))} yet: .ci/renew gallery")
    proofs = re.sub(r"^\| `([^`]+)` \| \d+ \|$", proven, proofs, flags=re.MULTILINE)
    columns = "".join(rest.splitlines(keepends=True)[1:3])
    return f"{head}### Subjects\n\n{columns}{table}\n### Requirements\n{proofs}"


def main(product, *names):
    text, code = judged(product, names)
    if names:
        text = merged(MATRIX.read_text("utf-8"), text, subjects(product))
    MATRIX.write_text(text, "utf-8")
    bad, legal = re.search(r"(\d+) known-bad, (\d+) legal", text).groups()
    readme = README.read_text("utf-8")
    readme = re.sub(r"judges \d+ known-bad subjects", f"judges {bad} known-bad subjects", readme)
    readme = re.sub(r"\d+ unusual and correct subjects", f"{legal} unusual and correct subjects", readme)
    README.write_text(readme, "utf-8")
    return code


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    raise SystemExit(main(*sys.argv[1:]))
