"""A subject that hashes, with a fault at its Nth request (hello is the first).

    auth-conformance --area digest -- python3 -S Tests/Faults/subject.py FAULT N

FAULTS says of each what it is, the grades that a run with it must give and the exit code.
"""
import os
import signal
import subprocess
import sys
import time

FAULTS = {
    "none": ("is right", {"pass"}, 0),
    "kill": ("kills itself", {"crash", "pass"}, 1),
    "segfault": ("ends with SIGSEGV", {"crash", "pass"}, 1),
    "exit-0": ("ends by itself, with exit code 0", {"crash", "pass"}, 1),
    "exit-7": ("ends by itself, with exit code 7", {"crash", "pass"}, 1),
    "exception": ("dies of an exception that nobody catches", {"crash", "pass"}, 1),
    "half-answer": ("dies in the middle of an answer", {"crash", "pass"}, 1),
    "close-output": ("closes its output and goes on", {"crash", "pass"}, 1),
    "close-input": ("closes its input, answers, and waits", {"hang", "pass"}, 1),
    "sleep": ("never answers", {"hang", "pass"}, 1),
    "never": ("never answers anything but hello", {"hang", "inconclusive"}, 1),
    "spin": ("computes for ever", {"hang", "pass"}, 1),
    "stop": ("stops itself (SIGSTOP)", {"hang", "pass"}, 1),
    "chatter": ("never answers, and goes on printing to standard error",
                {"hang", "pass"}, 1),
    "drip": ("answers a letter at a time for ever", {"hang", "pass"}, 1),
    "ignore-term": ("never answers, with SIGTERM, SIGINT and SIGHUP ignored",
                    {"hang", "pass"}, 1),
    "slow": ("answers slowly, but in time", {"pass"}, 0),
    "garbage": ("answers no JSON, with markup and terminal escapes", {"pass", "suiteError"}, 2),
    "not-utf8": ("answers bytes that are no UTF-8", {"pass", "suiteError"}, 2),
    "nul": ("answers NUL bytes", {"pass", "suiteError"}, 2),
    "empty-line": ("answers an empty line", {"pass", "suiteError"}, 2),
    "wrong-id": ("answers with another request's id", {"pass", "suiteError"}, 2),
    "twice": ("answers twice", {"pass", "suiteError"}, 2),
    "too-few": ("answers with a digest too few", {"pass", "suiteError"}, 2),
    "deep": ("answers JSON nested 100,000 times", {"pass", "suiteError"}, 2),
    "flood": ("answers without a line end, for ever", {"pass", "suiteError"}, 2),
    "huge-line": ("answers a line of 10 MiB", {"pass", "suiteError"}, 2),
    "errors": ("prints 64 MiB to standard error, then answers", {"pass"}, 0),
    "child": ("leaves a child running that holds all its streams", {"pass"}, 0),
    "memory": ("asks for 64 GiB of memory, and catches the error", {"pass"}, 0),
    "files": ("opens files until it may not, then closes them", {"pass"}, 0),
    "disk": ("writes a file until it may not, then removes it", {"pass"}, 0),
    "other-contract": ("dies; started again, it declares another contract",
                       {"crash", "pass", "suiteError"}, 2),
    "no-start": ("dies; started again, it ends at once", {"crash", "pass"}, 1),
}

HELLO = b'{"id":%s,"wire":1,"contract":{"name":"faulty","capabilities":["digest"]%s}}'


def write(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def for_ever(step):
    while True:
        step()


def drip():
    write(b"x")
    time.sleep(0.05)


def chatter():
    print("still thinking", file=sys.stderr, flush=True)
    time.sleep(0.05)


def ignore_signals():
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    time.sleep(1_000_000)


def take_memory():
    try:
        return len(bytearray(64 << 30)) < 0
    except MemoryError:
        return True


def take_files():
    held = []
    try:
        while len(held) < 1_000_000:
            held.append(os.open("/dev/null", os.O_RDONLY))
        return False
    except OSError:
        return True
    finally:
        for descriptor in held:
            os.close(descriptor)


def take_disk():
    """A hole costs no disk, but counts as size."""
    import tempfile
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with tempfile.TemporaryFile() as file:
        try:
            os.pwrite(file.fileno(), b"x", 16 << 30)
            return False
        except OSError:
            return True


def leave_child():
    subprocess.Popen(["sleep", "1000000"], start_new_session=False)


def insist(limited):
    if not limited:
        sys.exit("there is no limit")


# What a fault does; after those that return, the request is answered as if nothing had been.
BEFORE = {
    "kill": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "segfault": lambda: os.kill(os.getpid(), signal.SIGSEGV),
    "exit-0": lambda: os._exit(0), "exit-7": lambda: os._exit(7),
    "exception": lambda: {}["no such key"],
    "half-answer": lambda: (write(b'{"id":3,"dig'), os._exit(1)),
    "close-output": lambda: (os.close(1), time.sleep(1_000_000)),
    "sleep": lambda: time.sleep(1_000_000), "never": lambda: time.sleep(1_000_000),
    "spin": lambda: for_ever(lambda: None),
    "stop": lambda: os.kill(os.getpid(), signal.SIGSTOP),
    "chatter": lambda: for_ever(chatter), "drip": lambda: for_ever(drip),
    "ignore-term": ignore_signals, "slow": lambda: time.sleep(0.4),
    "garbage": lambda: write(b"\x1b[31mgarbage <b>here</b> ]]>\n"),
    "not-utf8": lambda: write(b'{"id":3,"digests":["\xff\xfe"]}\n'),
    "nul": lambda: write(b"\0\0\0\n"), "empty-line": lambda: write(b"\n"),
    "deep": lambda: write(b"[" * 100_000 + b"]" * 100_000 + b"\n"),
    "flood": lambda: for_ever(lambda: write(b"x" * (1 << 20))),
    "huge-line": lambda: write(b'{"id":3,"digests":["' + b"x" * (10 << 20) + b'"]}\n'),
    "errors": lambda: [print("e" * (1 << 20), file=sys.stderr) for _ in range(64)],
    "child": leave_child, "memory": lambda: insist(take_memory()),
    "files": lambda: insist(take_files()), "disk": lambda: insist(take_disk()),
    "other-contract": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "no-start": lambda: os.kill(os.getpid(), signal.SIGKILL),
}


def main():
    import hashlib
    import json
    fault, at = sys.argv[1], int(sys.argv[2])
    # A file that is there after the first start: the program has changed behind the runner's back.
    mark = os.environ.get("FAULT_MARK", "")
    again = os.path.exists(mark)
    if again and fault == "no-start":
        sys.exit("this program was replaced")
    if mark:
        open(mark, "w").close()
    for number, line in enumerate(sys.stdin.buffer, start=1):
        request = json.loads(line)
        if number == at and fault in BEFORE:
            if "FAULT_REACHED" in os.environ:
                open(os.environ["FAULT_REACHED"], "w").close()
            BEFORE[fault]()
        answer = {"id": request["id"]}
        if request["op"] == "hello":
            other = b',"version":"2"' if again and fault == "other-contract" else b""
            write(HELLO % (str(request["id"]).encode(), other) + b"\n")
            continue
        if request["op"] == "digests":
            answer["digests"] = [hashlib.sha256(text.encode()).hexdigest()
                                 for text in request["texts"]]
        if number == at and fault == "wrong-id":
            answer["id"] += 1
        if number == at and fault == "too-few":
            answer["digests"].pop()
        write(json.dumps(answer).encode() + b"\n")
        if number == at and fault == "twice":
            write(json.dumps(answer).encode() + b"\n")
        if number == at and fault == "close-input":
            os.close(0)
            time.sleep(1_000_000)
        if request["op"] == "bye":
            return


if __name__ == "__main__":
    main()
