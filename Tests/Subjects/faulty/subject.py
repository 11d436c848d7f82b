#!/usr/bin/env python3
"""The python-stdlib subject with a fault at its Nth request (hello is the first).

    auth-conformance -- python3 Tests/Subjects/faulty/subject.py kill|sleep|flood|garbage N
"""
import os
import pathlib
import signal
import sys
import time

FAULT, AT = sys.argv[1], int(sys.argv[2])
HEALTHY = pathlib.Path(__file__).parent.parent / "python-stdlib" / "subject.py"


def misbehave():
    if FAULT == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    elif FAULT == "sleep":
        time.sleep(1_000_000)
    elif FAULT == "flood":
        block = b"x" * (1 << 20)
        for _ in range(1024):
            sys.stdout.buffer.write(block)
            sys.stdout.buffer.flush()
    elif FAULT == "garbage":
        print("garbage <b>here</b> \x1b[31m", flush=True)
    else:
        sys.exit(f"unknown fault '{FAULT}'")


class CountedLines:
    """Standard input whose Nth line is answered by the fault instead of the subject."""

    def __iter__(self):
        for number, line in enumerate(sys.__stdin__, start=1):
            if number == AT:
                misbehave()
            else:
                yield line


sys.stdin = CountedLines()
# The healthy subject's own modules lie beside it.
sys.path.insert(0, str(HEALTHY.parent))
exec(compile(HEALTHY.read_text(), str(HEALTHY), "exec"))
