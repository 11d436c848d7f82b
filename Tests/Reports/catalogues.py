"""Judges subjects by the first catalogue and compares what fails with catalogues.txt.

    python3 catalogues.py PRODUCT [--update]     PRODUCT: the release build of auth-conformance

Who pinned a catalogue must not fail for what was looked at more strictly since. Each subject but
the reference breaks an old requirement in a way that only newer vectors show; some break others.
"""
import json
import pathlib
import subprocess
import sys

GOLDEN = pathlib.Path(__file__).resolve().parent / "catalogues.txt"
SUBJECTS = [
    "reference", "length-16-bits", "skips-the-middle", "names-ignoring-case", "expiry-as-text",
    "empty-token-taken", "cancelled-link-signs-out",
]


def failures(product, subject, *options):
    """The ids of what fails, in the report's order."""
    run = subprocess.run(
        [product, "run", subject, *options, "--profile", "standard", "--no-reports", "--quiet",
         "--format", "json"], capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1):
        raise SystemExit(f"{subject}: exit code {run.returncode}\n{run.stderr}")
    return [result["id"] for result in json.loads(run.stdout)["results"]
            if result["grade"] in ("fail", "wrongReason", "crash", "hang")]


def main(product, update):
    lines = [" ".join([f"{subject}:", *(failures(product, subject, "--catalogue", "1") or ["-"])])
             for subject in SUBJECTS]
    found = "\n".join(lines) + "\n"
    expected = GOLDEN.read_text("utf-8") if GOLDEN.exists() else ""
    if update:
        GOLDEN.write_text(found, "utf-8")
    elif found != expected:
        print(f"found:\n{found}\nexpected:\n{expected}")
        print("if this is as it should be: .ci/renew catalogues")
        return 1
    print(f"{len(SUBJECTS)} subjects")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], "--update" in sys.argv))
