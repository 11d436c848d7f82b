#!/usr/bin/env python3
"""Judges the real generators of nonces, and makes the table of what each of them violates.

    python3 Tests/Subjects/generators.py PRODUCT              all, and compares the committed table
    python3 Tests/Subjects/generators.py PRODUCT --update     writes the table
    python3 Tests/Subjects/generators.py PRODUCT NAME…        these, and their lines in the table
    python3 Tests/Subjects/generators.py --needs pypi NAME…   what to install for these, or debian

PRODUCT is `auth-conformance`. What is expected, and why, is in Tests/Subjects/generators/table.py:
a run must find exactly those requirements violated, by the causes named there. Run it with a Python
that has what `--needs pypi` prints.
"""
import argparse
import pathlib
import sys

from judged import run_suite, settle

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "Reports/generators.md"
sys.path.append(str(HERE / "generators"))

from table import GENERATORS

HEAD = """# Real generators of nonces under test

What generators of nonces, states, tokens and ids do under this suite's requirements `nonce.*` and
`charset.*`, each judged by the contract of what its documentation or source promises. None was
written here; the adapter calls it as the table says. Those of PyPI are pinned, those of Debian are
what Debian 12 has.

A violation below is a fact about a version and a way of calling it, not a verdict on whether it is
safe where it is used: an id need not be secret, a cnonce may be short. A generator that violates
nothing is not thereby strong: **of {passing} that pass, {weak} are too weak** all the same, for
reasons that no sample shows. Made by the first of these lines, and compared by the second in the
nightly run:

    python3 Tests/Subjects/generators.py .build/release/auth-conformance --update
    python3 Tests/Subjects/generators.py .build/release/auth-conformance

| generator | package | a nonce | contract | violates |
|---|---|---|---|---|
"""


def judge(product, name, profile):
    """Runs the suite; gives what it found violated, by its cause, and the generator's version."""
    command = [sys.executable, HERE / "generators/subject.py", name]
    options = ["--area", "nonce,charset", "--profile", profile]
    run, report = run_suite(product, options, command)
    if report is None or run.returncode not in (0, 1):
        sys.exit(f"{name}: exit code {run.returncode}\n{run.stdout}{run.stderr}")
    found = {result["id"]: result.get("evidence", {}).get("cause") for result in report["results"]
             if result["grade"] not in ("pass", "notApplicable")}
    return found, report["subject"]["contract"]["version"]


def difference(found, generator):
    """What is not as the table says, one line each. An expected cause of None is any."""
    expected = generator.violates
    for identifier in sorted(found.keys() | expected.keys()):
        if identifier not in found:
            yield f"{identifier} is expected to be violated, and is not"
        elif identifier in generator.sometimes:
            continue
        elif identifier not in expected:
            yield f"{identifier} is violated by '{found[identifier]}', which nobody expects"
        elif expected[identifier] not in (None, found[identifier]):
            yield (f"{identifier} is violated by '{found[identifier]}', "
                   f"expected '{expected[identifier]}'")


def contract_text(contract):
    shape = contract.get("shape")
    if shape is None:
        text = f"{contract['defaultLength']} of {len(contract['alphabet'])} letters"
    else:
        text = f"`{shape}`" if isinstance(shape, str) else f"{len(shape)} letters by position"
    time = contract.get("timeLetters")
    return text + (f", {time} tell the time" if time else "")


def row(generator, version):
    violates = ", ".join([*(f"`{identifier}`" for identifier in generator.violates),
                          *(f"sometimes `{identifier}`" for identifier in generator.sometimes)])
    draw = generator.draw.replace("|", "\\|")
    return (f"| {generator.name} | {generator.package} {version} | `{draw}` "
            f"| {contract_text(generator.contract)} | {violates or '–'} |")


def reason(generator):
    return f"- **{generator.name}**: {generator.reason}"


def page(versions):
    generators = [GENERATORS[name] for name in versions]
    passing = [generator for generator in generators if not generator.violates]
    head = HEAD.format(passing=len(passing), weak=sum(one.too_weak for one in passing))
    rows = [row(generator, versions[generator.name]) for generator in generators]
    return head + "\n".join([*rows, "", "## Why", "", *map(reason, generators)]) + "\n"


def needed(source, names):
    """What pip or apt-get has to install."""
    chosen = [GENERATORS[name] for name in names]
    if source == "pypi":
        return {f"{one.package}=={one.version}" for one in chosen if one.version}
    return {one.package for one in chosen if one.language != "python"}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--needs", choices=["pypi", "debian"])
    parser.add_argument("--profile", default="standard")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("words", nargs="*", metavar="PRODUCT NAME")
    arguments = parser.parse_intermixed_args()
    names = arguments.words if arguments.needs else arguments.words[1:]
    if arguments.needs:
        print(*sorted(needed(arguments.needs, names or GENERATORS)))
        return
    versions, wrong = {}, []
    for name in names or GENERATORS:
        found, versions[name] = judge(arguments.words[0], name, arguments.profile)
        lines = list(difference(found, GENERATORS[name]))
        wrong += [f"{name}: {line}" for line in lines]
        print(f"{name}: {'as expected' if not lines else 'not as expected'}", flush=True)
    if wrong:
        sys.exit("\n".join(wrong))
    if not names:
        settle(PAGE, page(versions), arguments.update)
        return
    committed = PAGE.read_text().splitlines()
    for name in names:
        for line in (row(GENERATORS[name], versions[name]), reason(GENERATORS[name])):
            if line not in committed:
                sys.exit(f"{PAGE.name} lacks, or has otherwise: {line}")


main()
