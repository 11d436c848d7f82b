"""Measures the reference beside what people would use instead, and the suite itself.

Usage, from anywhere:

    python3 Tests/Benchmarks/SideBySide/side_by_side.py [--no-suite] [--output FILE]

Builds the Swift contenders in release, compiles the OpenSSL one with cc, and starts a program for
each; those that this machine lacks are left out and named. All contenders of a task run batches
in turn, forwards and backwards, and count their own processor time. A figure is the median of
the rounds' ratios, with a bootstrap interval of 99 %. Several processes are started for each
program, because the place of code and data in memory differs from process to process and moves
the figures more than noise does; rounds of all of them count.

The second part measures the suite: it runs the tests, and makes a clean release build of the
last commit in a temporary folder, which takes minutes.
"""
import argparse
import datetime
import os
import pathlib
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
ROUNDS = 7
PROCESSES = 15
BATCH = 4e6

# Task: what it is, and contenders with their programs; the first is the reference.
TASKS = {
    "sha-32": ("SHA-256 of one 32-byte nonce, singly, bytes to bytes", [
        ("reference", "swift", "reference"),
        ("reference, plain Swift", "swift", "portable"),
        ("swift-crypto 4.5.2, raw buffer", "swift", "swift-crypto"),
        ("Python hashlib", "python", ""), ("OpenSSL EVP_Digest", "openssl", ""),
        ("Node crypto", "node", "")]),
    "sha-32-text": ("SHA-256 of one 32-letter text", [
        ("reference", "swift", "reference"),
        ("swift-crypto 4.5.2, Data(text.utf8)", "swift", "swift-crypto"),
        ("Python hashlib", "python", ""), ("Node crypto", "node", "")]),
    "sha-32-batch": ("SHA-256 of 64 nonces, for each", [
        ("reference, in pairs", "swift", "reference"),
        ("swift-crypto 4.5.2, Data(text.utf8)", "swift", "swift-crypto")]),
    "sha-1m": ("SHA-256 of 1 MiB", [
        ("reference", "swift", "reference"),
        ("reference, plain Swift", "swift", "portable"),
        ("swift-crypto 4.5.2", "swift", "swift-crypto"), ("Python hashlib", "python", ""),
        ("OpenSSL EVP_Digest", "openssl", ""), ("Node crypto", "node", "")]),
    "sha-1m-two": ("SHA-256 of two streams of 1 MiB", [
        ("reference, interleaved", "swift", "reference"),
        ("swift-crypto 4.5.2, one after the other", "swift", "swift-crypto")]),
    "nonce": ("a nonce of 32 of 65 letters, to String", [
        ("reference", "swift", "reference"),
        ("randomElement(), system generator", "swift", "random-element"),
        ("common app code: a system call for each byte", "swift", "app-code"),
        ("Python secrets.choice", "python", ""), ("Node crypto.randomInt", "node", "")]),
    "hex": ("the hex text of a digest", [
        ("reference", "swift", "reference"),
        ("String(byte, radix: 16)", "swift", "radix-string"),
        ("String(format:) for each byte", "swift", "format-string"),
        ("Python bytes.hex", "python", ""), ("Node Buffer.toString", "node", "")]),
    "base64url": ("the base64url text of a digest", [
        ("reference", "swift", "reference"),
        ("Foundation, letters replaced", "swift", "foundation")]),
    "all": ("nonce, SHA-256 and hex together", [
        ("reference", "swift", "reference"),
        ("common app code", "swift", "app-code"),
        ("Python secrets, hashlib", "python", ""), ("Node crypto", "node", "")]),
}

# What the reference promises: task, contender, at least so many times its speed.
PROMISES = [
    ("sha-32", "swift-crypto 4.5.2, raw buffer", 5), ("sha-1m", "swift-crypto 4.5.2", 0.98),
    ("sha-1m-two", "swift-crypto 4.5.2, one after the other", 1.4),
    ("nonce", "randomElement(), system generator", 60),
    ("nonce", "common app code: a system call for each byte", 250),
    ("all", "common app code", 300), ("hex", "String(format:) for each byte", 500),
]


def programs(folder):
    """The commands of all programs that this machine can run, by name, and what it lacks."""
    subprocess.run(["swift", "build", "-c", "release", "--package-path", str(HERE)],
                   check=True, stdout=sys.stderr)
    swift = [str(HERE / ".build/release/swift-contenders")]
    found = {"swift": (swift, {})}
    lacking = []
    found["python"] = ([sys.executable, str(HERE / "contender.py")], {})
    if shutil.which("node"):
        found["node"] = (["node", str(HERE / "contender.js")], {})
    else:
        lacking.append("Node")
    binary = os.path.join(folder, "openssl-contender")
    compiled = shutil.which("cc") and subprocess.run(
        ["cc", "-O2", str(HERE / "contender.c"), "-lcrypto", "-o", binary],
        stderr=subprocess.DEVNULL).returncode == 0
    if compiled:
        found["openssl"] = ([binary], {})
    else:
        lacking.append("OpenSSL's headers or a C compiler")
    return found, lacking


class Program:
    def __init__(self, command, environment):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, **environment})

    def time(self, contender, task, count):
        self.process.stdin.write(f"{contender or '-'} {task} {count}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def calibrated(program, contender, task):
    step = 64 if task.endswith("batch") else 1
    count = step
    while True:
        elapsed = min(program.time(contender, task, count) for _ in range(2))
        if elapsed >= BATCH / 2:
            return count
        growth = min(max(BATCH / max(elapsed, 1), 2), 16)
        count = int(count * growth) // step * step


def interval(ratios):
    source = random.Random(1)
    medians = sorted(statistics.median(source.choices(ratios, k=len(ratios)))
                     for _ in range(2000))
    return medians[10], medians[-11]


def measure(task, contenders, commands):
    """For each contender its costs and its ratios to the first, over all processes and rounds."""
    contenders = [row for row in contenders if row[1] in commands]
    costs = [[] for _ in contenders]
    ratios = [[] for _ in contenders]
    for _ in range(PROCESSES):
        started = {name: Program(*commands[name]) for name in {row[1] for row in contenders}}
        counts = [calibrated(started[program], word, task) for _, program, word in contenders]
        order = list(range(len(contenders)))
        for _ in range(ROUNDS):
            round_costs = [0.0] * len(contenders)
            for index in order + order[::-1]:
                _, program, word = contenders[index]
                elapsed = started[program].time(word, task, counts[index])
                round_costs[index] += elapsed / counts[index] / 2
            for index, cost in enumerate(round_costs):
                costs[index].append(cost)
                ratios[index].append(cost / round_costs[0])
        for program in started.values():
            program.end()
    return [(row[0], statistics.median(costs[index]), ratios[index])
            for index, row in enumerate(contenders)]


def figure(value):
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def nanoseconds(value):
    for unit, size in (("ms", 1e6), ("µs", 1e3)):
        if value >= size:
            return f"{figure(value / size)} {unit}"
    return f"{figure(value)} ns"


def contenders_part(commands, lacking):
    lines = ["## The reference and what people would use instead", "",
             "Processor time. *Times the reference* is the median over "
             f"{PROCESSES} processes of {ROUNDS} rounds each, with a 99 % interval: 5 means that "
             "the reference is five times as fast.", "",
             "| task | contender | cost | times the reference | interval |", "|---|---|--:|--:|--:|"]
    found = {}
    for task, (title, contenders) in TASKS.items():
        print(f"measuring: {title}", file=sys.stderr)
        for index, (name, cost, ratios) in enumerate(measure(task, contenders, commands)):
            ratio = statistics.median(ratios)
            low, high = interval(ratios)
            found[task, name] = (ratio, low, high, min(ratios), max(ratios))
            shown = "1" if index == 0 else figure(ratio)
            spread = "" if index == 0 else f"{figure(low)}–{figure(high)}"
            lines.append(f"| {title if index == 0 else ''} | {name} | {nanoseconds(cost)} "
                         f"| {shown} | {spread} |")
    lines += ["", "What the reference promises, in the same run:", "",
              "| task | against | at least | found | interval | all rounds | holds |",
              "|---|---|--:|--:|--:|--:|---|"]
    rows = [(task, name, least, found.get((task, name))) for task, name, least in PROMISES]
    plain = found["sha-32", "reference, plain Swift"]
    crypto = found["sha-32", "swift-crypto 4.5.2, raw buffer"]
    by_plain = tuple(crypto[i] / plain[j] for i, j in ((0, 0), (1, 2), (2, 1), (3, 4), (4, 3)))
    rows.insert(1, ("sha-32, plain Swift", "swift-crypto 4.5.2, raw buffer", 0.95, by_plain))
    for task, name, least, (ratio, low, high, lowest, highest) in rows:
        holds = "yes" if low >= least else "no" if high < least else "cannot tell"
        lines.append(f"| {task} | {name} | {least} | {figure(ratio)} | "
                     f"{figure(low)}–{figure(high)} | {figure(lowest)}–{figure(highest)} "
                     f"| {holds} |")
    if lacking:
        lines += ["", f"Left out, because this machine lacks it: {', '.join(lacking)}."]
    return lines


def run(command, cwd=ROOT, allowed=(0,)):
    """Elapsed seconds, processor seconds and the peak of memory in MiB of a command."""
    began = time.monotonic()
    child = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    elapsed = time.monotonic() - began
    code = os.waitstatus_to_exitcode(status)
    if code not in allowed:
        sys.exit(f"{' '.join(command)}: exit code {code}")
    # Linux counts kibibytes, macOS bytes; of the children, whoever had most.
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return elapsed, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit


def suite_part(folder):
    print("building and running the tests", file=sys.stderr)
    subprocess.run(["swift", "build", "--build-tests"], cwd=ROOT, check=True, stdout=sys.stderr)
    tests = run(["swift", "test", "--skip-build"])
    copy = os.path.join(folder, "clean")
    os.mkdir(copy)
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True,
                             capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", copy], input=archive, check=True)
    print("building cleanly", file=sys.stderr)
    product = os.path.join(copy, ".build/release/auth-conformance")
    job = ["swift", "build", "-c", "release", "--product", "auth-conformance"]
    rows = [("clean release build of the main job", "45 s", [run(job, cwd=copy)])]
    for title, budget, words, times in [
            ("standard profile on the reference", "5 s, 150 MiB", [], 5),
            ("quick profile on the reference", "1 s", ["--profile", "quick"], 5),
            ("gallery", "", ["gallery"], 1)]:
        print(title, file=sys.stderr)
        words = words if words == ["gallery"] else words + ["--no-reports", "--quiet"]
        rows.append((title, budget, [run([product] + words, cwd=copy) for _ in range(times)]))
    rows.append(("swift test in debug, built before", "180 s", [tests]))
    lines = ["", "## The suite itself", "",
             f"{os.getloadavg()[0]:.0f} processes were waiting to run on {os.cpu_count()} "
             "processors. The least of the runs; *processor* is the time of all processes "
             "together, and says more on a shared machine. *Peak* is that of the largest "
             "process.", "",
             "| what | budget | elapsed | processor | peak |", "|---|--:|--:|--:|--:|"]
    for title, budget, runs in rows:
        elapsed, processor = min(row[0] for row in runs), min(row[1] for row in runs)
        peak = max(row[2] for row in runs)
        lines.append(f"| {title} | {budget} | {elapsed:.1f} s | {processor:.1f} s "
                     f"| {peak:,.0f} MiB |")
    return lines


def processor_name():
    try:
        with open("/proc/cpuinfo") as file:
            return next(line.split(":")[1].strip() for line in file if "model name" in line)
    except (OSError, StopIteration):
        return platform.processor() or "unknown processor"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--no-suite", action="store_true", help="only the first part")
    parser.add_argument("--only-suite", action="store_true",
                        help="only the second part, below what the file has of the first")
    parser.add_argument("--output", default=str(ROOT / "Reports/bench-side-by-side.md"))
    options = parser.parse_args()
    output = pathlib.Path(options.output)
    heading = "## The suite itself"
    with tempfile.TemporaryDirectory() as folder:
        if options.only_suite:
            first = output.read_text().split(heading)[0].rstrip().split("\n")
            output.write_text("\n".join(first + suite_part(folder)) + "\n")
            return
        commands, lacking = programs(folder)
        swift = subprocess.run(["swift", "--version"], capture_output=True, text=True)
        version = next(word for word in swift.stdout.split() if word[0].isdigit())
        load = os.getloadavg()[0]
        lines = ["# Side by side", "", "Made by this command:", "",
                 "    python3 Tests/Benchmarks/SideBySide/side_by_side.py", "",
                 f"{datetime.date.today().isoformat()}, {processor_name()}, "
                 f"{os.cpu_count()} processors, {platform.system()} {platform.machine()}, "
                 f"Swift {version}, Python {platform.python_version()}. "
                 f"{load:.0f} processes were waiting to run when it began.", ""]
        lines += contenders_part(commands, lacking)
        if not options.no_suite:
            lines += suite_part(folder)
    output.write_text("\n".join(lines) + "\n")
    print(f"written: {output}", file=sys.stderr)


if __name__ == "__main__":
    main()
