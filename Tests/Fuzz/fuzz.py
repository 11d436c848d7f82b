#!/usr/bin/env python3
"""Fuzzes every parser that reads what strangers send, with libFuzzer and AddressSanitizer.

    python3 Tests/Fuzz/fuzz.py control                    a planted defect must be found
    python3 Tests/Fuzz/fuzz.py run --seconds 60           each parser for a minute, two at a time
    python3 Tests/Fuzz/fuzz.py run --executions 10000000  json token
    python3 Tests/Fuzz/fuzz.py again json FILE            runs one input again

A harness holds properties besides not crashing (Harnesses/). An input is bad if it crashes, leaks,
takes more than 100 ms of processor time with the sanitizer (Entry.swift), or breaks a property; it
is kept in the work folder and its repetition printed. Seeds are made from Vectors/ (seeds.py).
"""
import argparse
import concurrent.futures
import datetime
import os
import pathlib
import re
import shutil
import subprocess
import sys

import seeds

HERE = pathlib.Path(__file__).resolve().parent
SOURCES = HERE.parents[1] / "Sources"
CHECKS = SOURCES / "ConformanceChecks"


def sources(*names):
    """The files of these names, whatever module they are in."""
    return [next(SOURCES.rglob(name)) for name in names]


# The modules, in the order in which they import each other.
MODULES = ["ReferenceAuth", "PlainText", "PropertyEngine", "ConformanceModel",
           "ConformanceVectors", "ConformanceReports"]

# The C module that one of these imports.
C_MODULES = {"ReferenceAuth": "CDigestKernels", "ConformanceVectors": "CVectors"}

# A parser: modules it needs, sources compiled with its harness, the longest input.
PARSERS = {
    "base64url": (["ReferenceAuth"], [], 2048),
    "json": (["ReferenceAuth"], [], 8192),
    "token": (["ReferenceAuth"], [], 8192),
    "keys": (["ReferenceAuth"], [], 8192),
    "wire": (["PlainText", "ConformanceModel"],
             sources("WireText.swift", "WireMistake.swift"), 4096),
    "report": (["PlainText", "ConformanceModel", "ConformanceReports"], [], 16384),
    "vectors": (["PlainText", "ConformanceModel", "ConformanceVectors"],
                sorted((SOURCES / "ConformanceRunner/Vectors/Lint").glob("*.swift")), 16384),
    "replay": (["PropertyEngine"], [], 4096),
    "expectations": (["PlainText", "ConformanceModel", "ConformanceVectors"],
                     sources("ExpectationFile.swift", "ExpectationFile+Reading.swift",
                             "ExpectationFile+Writing.swift"), 8192),
    "pasted": (["ReferenceAuth", "PlainText", "ConformanceModel"],
               [*sorted(CHECKS.glob("TokenFile/*.swift")),
                *sorted(CHECKS.glob("Token/ClaimDiagnosis*.swift")),
                CHECKS / "Token/ClaimForms.swift", CHECKS / "Nonce/Quantity+Letters.swift"], 8192),
}
# Short inputs: each run costs less, and the defect needs no long one.
CONTROL = (["ReferenceAuth"], [], 256)

FLAGS = ["-O", "-swift-version", "6", "-parse-as-library", "-package-name", "authconformance",
         "-sanitize=fuzzer,address",
         *(word for feature in ("ExistentialAny", "InternalImportsByDefault",
                                "MemberImportVisibility")
           for word in ("-enable-upcoming-feature", feature))]


def compile_swift(words, folder):
    """Compiles, unless the output is newer than every input."""
    words = list(map(str, words))
    output = pathlib.Path(words[words.index("-o") + 1])
    inputs = [word for word in words if word.endswith((".swift", ".o")) and word != str(output)]
    if output.exists() and all(os.path.getmtime(path) < output.stat().st_mtime
                               for path in inputs):
        return
    found = subprocess.run(["swiftc", *FLAGS, "-I", folder, *words],
                           capture_output=True, text=True)
    if found.returncode:
        sys.exit(found.stdout + found.stderr)


def compile_c(folder):
    """Compiles the C that Swift modules import, by module, and describes it to Swift as modules."""
    (folder / "module.modulemap").write_text("".join(
        f'module {module} {{ header "{SOURCES / module}/include/{module}.h" export * }}\n'
        for module in C_MODULES.values()))
    clang = pathlib.Path(shutil.which("swiftc")).resolve().parent / "clang"
    for module in C_MODULES.values():
        subprocess.run([clang, "-O2", "-fsanitize=address,fuzzer-no-link",
                        "-I", SOURCES / module / "include", "-c", SOURCES / module / f"{module}.c",
                        "-o", folder / f"{module}.o"], check=True)


def build(names, work):
    """Compiles the modules that the harnesses need, then the harnesses."""
    folder = work / "build"
    folder.mkdir(parents=True, exist_ok=True)
    compile_c(folder)
    harnesses = {name: PARSERS.get(name, CONTROL) for name in names}
    needed = {module for modules, _, _ in harnesses.values() for module in modules}
    for module in (m for m in MODULES if m in needed):
        compile_swift(["-wmo", "-enable-testing", "-module-name", module, "-c",
                       "-emit-module", "-emit-module-path", folder / f"{module}.swiftmodule",
                       "-o", folder / f"{module}.o",
                       *sorted((SOURCES / module).rglob("*.swift"))], folder)
        print(f"built {module}", flush=True)

    def harness(name):
        modules, sources, _ = harnesses[name]
        compile_swift(["-wmo", "-use-ld=lld", "-module-name", f"Fuzz_{name}",
                       "-o", folder / name, HERE / "Entry.swift",
                       HERE / f"Harnesses/{name}.swift", *sources,
                       *(folder / f"{module}.o" for module in modules),
                       *(folder / f"{C_MODULES[m]}.o" for m in modules if m in C_MODULES)], folder)
        print(f"built harness {name}", flush=True)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(harness, names))


def fuzz(name, work, limit):
    """Runs one harness; gives what libFuzzer says at its end, and whether it found nothing."""
    corpus, seed_folder = work / "corpus" / name, work / "seeds" / name
    found = work / "found"
    for folder in (corpus, found):
        folder.mkdir(parents=True, exist_ok=True)
    seeds.write("json" if name == "planted" else name, seed_folder)
    longest = PARSERS.get(name, CONTROL)[2]
    # libFuzzer's own time limit goes by the clock on the wall, so it is only for hangs.
    command = [work / "build" / name, corpus, seed_folder, limit, f"-max_len={longest}",
               f"-artifact_prefix={found}/{name}-", f"-dict={HERE}/tokens.dict", "-timeout=300",
               "-rss_limit_mb=2048", "-malloc_limit_mb=256", "-print_final_stats=1", "-seed=1"]
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    run = subprocess.run(list(map(str, command)), capture_output=True, env=environment)
    text = run.stderr.decode("utf-8", "replace")
    stats = dict(re.findall(r"stat::(\w+):\s+(\d+)", text))
    coverage = re.findall(r"cov: (\d+)", text)
    stats["coverage"] = coverage[-1] if coverage else "0"
    return stats, run.returncode == 0, text


def tell(name, stats, is_clean, text):
    if is_clean:
        print(f"{name}: {int(stats['number_of_executed_units']):,} executions, "
              f"{stats['average_exec_per_sec']} a second, {stats['coverage']} edges, "
              f"{stats['peak_rss_mb']} MiB", flush=True)
    else:
        print(f"{name}: FOUND\n" + "\n".join(text.splitlines()[-60:]), flush=True)


def run(arguments):
    names = arguments.parsers or list(PARSERS)
    build(names, arguments.work)
    limit = (f"-runs={arguments.executions}" if arguments.executions
             else f"-max_total_time={arguments.seconds}")

    def fuzzed(name):
        result = fuzz(name, arguments.work, limit)
        tell(name, *result)
        return result

    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = dict(zip(names, pool.map(fuzzed, names)))
    if arguments.table:
        write_table(arguments.table, results)
    idle = [name for name, (stats, clean, _) in results.items()
            if clean and int(stats["number_of_executed_units"]) < arguments.least]
    for name in idle:
        print(f"{name}: fewer than {arguments.least} executions prove nothing")
    return 1 if idle or not all(clean for _, clean, _ in results.values()) else 0


def write_table(path, results):
    """Writes what was done as Markdown."""
    lines = ["| parser | executions | a second | edges covered | most memory | found |",
             "|---|---:|---:|---:|---:|---|"]
    for name, (stats, is_clean, _) in results.items():
        lines.append(f"| {name} | {int(stats.get('number_of_executed_units', 0)):,} | "
                     f"{int(stats.get('average_exec_per_sec', 0)):,} | "
                     f"{int(stats['coverage']):,} | {stats.get('peak_rss_mb', '?')} MiB | "
                     f"{'nothing' if is_clean else 'see the work folder'} |")
    today = datetime.date.today().isoformat()
    pathlib.Path(path).write_text("\n".join([*lines, "", f"Run on {today}.", ""]))


def control(arguments):
    build(["planted"], arguments.work)
    stats, is_clean, text = fuzz("planted", arguments.work, "-runs=20000000")
    if is_clean or "heap-buffer-overflow" not in text:
        print("the planted defect was not found:\n" + text[-2000:])
        return 1
    print(f"the planted defect was found after {stats['number_of_executed_units']} executions")
    return 0


def again(arguments):
    build([arguments.parser], arguments.work)
    return subprocess.run([arguments.work / "build" / arguments.parser, arguments.file]).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, default=HERE.parents[1] / ".build/fuzz",
                        help="where everything is written (default: .build/fuzz)")
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("run")
    command.add_argument("parsers", nargs="*", metavar="PARSER", help=", ".join(PARSERS))
    command.add_argument("--seconds", type=int, default=60, help="for each parser (default: 60)")
    command.add_argument("--executions", type=int, help="of each parser, in place of seconds")
    command.add_argument("--jobs", type=int, default=2, help="parsers at a time (default: 2)")
    command.add_argument("--least", type=int, default=1000, help="fewer executions are a failure")
    command.add_argument("--table", help="writes the figures there, as Markdown")
    command.set_defaults(perform=run)
    command = commands.add_parser("control")
    command.set_defaults(perform=control)
    command = commands.add_parser("again")
    command.add_argument("parser", choices=PARSERS)
    command.add_argument("file")
    command.set_defaults(perform=again)
    arguments = parser.parse_args()
    unknown = set(getattr(arguments, "parsers", [])) - set(PARSERS)
    if unknown:
        parser.error(f"unknown parser '{min(unknown)}', expected: {', '.join(PARSERS)}")
    sys.exit(arguments.perform(arguments))


main()
