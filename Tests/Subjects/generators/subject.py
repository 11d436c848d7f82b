#!/usr/bin/env python3
"""A real generator of nonces as a subject, over wire version 1.

    auth-conformance --area nonce,charset -- python3 Tests/Subjects/generators/subject.py NAME

NAME is one of those in table.py. What is in Python is imported, and anything else is a program that
is started for each request and prints as many nonces as are asked for, one a line.
"""
import importlib.metadata
import os
import pathlib
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

from table import GENERATORS
from wire import answer_requests

# How each language draws nonces of a length, count times.
PROGRAMS = {
    "shell": lambda setup, draw, count, length: ["sh", "-c", draw, "sh", str(count), str(length)],
    "perl": lambda setup, draw, count, length: [
        "perl", "-e", f'my ($count, $length) = @ARGV; {setup}; print {draw}, "\\n" for 1 .. $count',
        "--", str(count), str(length)],
    "node": lambda setup, draw, count, length: [
        "node", "-e", "const [count, length] = process.argv.slice(1).map(Number); "
        f"{setup}; for (let i = 0; i < count; i++) console.log({draw})",
        "--", str(count), str(length)],
}
# Where Debian's packages for Node are; a Node from elsewhere does not look there.
ENVIRONMENT = os.environ | {"NODE_PATH": "/usr/share/nodejs"}


def printed(command):
    return subprocess.run(
        command, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True, check=True).stdout


def imported(generator):
    """Draws in this process."""
    names = {}
    exec(generator.setup, names)
    one = eval(f"lambda length: {generator.draw}", names)
    return lambda count, length: [one(length) for _ in range(count)]


def started(generator):
    """Draws by a program. A length that it refuses, by a failure or a trap, is refused."""
    def nonces(count, length):
        command = PROGRAMS[generator.language](generator.setup, generator.draw, count, length)
        return printed(command).splitlines()
    return nonces


def found_version(generator):
    """What is installed: without what Debian appends; of PyPI nothing but what is pinned."""
    if generator.package == "Python":
        return ".".join(map(str, sys.version_info[:2]))
    if generator.version is None:
        command = ["dpkg-query", "--show", "--showformat", "${Version}", generator.package]
        return printed(command).split(":")[-1].rsplit("-", 1)[0]
    version = importlib.metadata.version(generator.package)
    if version != generator.version:
        sys.exit(f"{generator.package}: found version {version}, expected {generator.version}")
    return version


def main():
    generator = GENERATORS[sys.argv[1]]
    default = generator.contract.get("defaultLength", 32)
    draw = (imported if generator.language == "python" else started)(generator)
    contract = {
        "name": generator.name, "version": found_version(generator), "capabilities": ["nonce"],
        "nonce": generator.contract,
    }
    answer_requests(contract, "nonces", lambda request: {
        "nonces": draw(request["count"], request.get("length", default))})


main()
