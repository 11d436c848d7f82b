"""Modules that stand in for frameworks, built in this clone's own build folder and removed from it."""
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Sources/StandIns"
NAMES = {path.name for path in SOURCES.iterdir() if path.is_dir() and path.name[0] != "."}
BUILD = ROOT / ".build/debug"
SHIPPED = ROOT / "Tests/Consumers/ShippedApp"
BESIDE = ROOT / "Tests/Consumers/beside.sh"


def said(*words, **options):
    """What a command prints; ends where it fails."""
    run = subprocess.run(words, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    if run.returncode != 0:
        sys.exit(f"{words}\n{run.stdout[-20_000:]}")
    return run.stdout


def removed():
    """Removes what was built of them, and only that: whatever else is built there could import it."""
    for name in NAMES:
        shutil.rmtree(BUILD / f"{name}.build", ignore_errors=True)
        for built in (BUILD / "Modules").glob(f"{name}.*"):
            built.unlink()
