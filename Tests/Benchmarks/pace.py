"""How much slower the machine is at the moment than a quiet one, on which hashing 32 bytes takes 350 ns.

    python3 pace.py FILE COMMAND...

runs the command, writes "SCALED TAKEN HASH" into FILE (seconds of processor time, its children's included,
as the quiet machine would take and as they were taken, and ns for a hash), and exits as the command did.
What a slower hour adds to a hash it adds to the command as well, so that no limit fails by it.
"""
import hashlib
import resource
import subprocess
import sys
import time

QUIET = 350


def nanoseconds():
    """Processor time that hashing 32 bytes takes now."""
    began = time.process_time()
    for _ in range(300_000):
        hashlib.sha256(bytes(32)).digest()
    return (time.process_time() - began) / 300_000 * 1e9


def slowdown(before):
    """The factor, at least 1, of a time that began after `before`, in ns, and ends now."""
    return max(1, (before + nanoseconds()) / 2 / QUIET)


if __name__ == "__main__":
    before = nanoseconds()
    code = subprocess.run(sys.argv[2:], check=False).returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds, pace = used.ru_utime + used.ru_stime, slowdown(before)
    with open(sys.argv[1], "w") as file:
        print(f"{seconds / pace:.2f} {seconds:.2f} {QUIET * pace:.0f}", file=file)
    sys.exit(code)
