"""An app's own files, unchanged, in three generations: each has exactly the verdict it must.

    python3 shipped_app.py WORKDIR AUTH-CONFORMANCE

Built in this clone's own build folder, where the suite lies built. Modules with the names of
frameworks could be imported by whatever else is built there, so they are removed at the end.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
STAND_INS = ROOT / "Sources/StandIns"
STAND_IN_NAMES = {
    path.name for path in STAND_INS.iterdir() if path.is_dir() and path.name[0] != "."}
work = pathlib.Path(sys.argv[1])
work.mkdir(exist_ok=True)
build = ROOT / ".build/debug"
BESIDE = ROOT / "Tests/Consumers/beside.sh"
os.environ["AUTH_CONFORMANCE"] = sys.argv[2]

# What is violated, and what the report must say of it. What follows from another is in the set too.
GENERATIONS = {
    "copied": (
        {"charset.complete", "charset.uniform", "charset.uniform-position",
         "charset.exact-mapping", "continuation.answered-once", "continuation.clean",
         "continuation.dropped", "continuation.duplicates", "continuation.early",
         "continuation.malformed", "guard.exclusive", "guard.own-nonce",
         "guard.refusal-harmless", "guard.released", "guard.stale-callback",
         "guard.suspension"},
        ["W (letter 33 of 65) never seen", "the slot is not cleared before resuming",
         "the path for a malformed credential (other credential type) returns"]),
    "half-repaired": (
        {"charset.uniform", "charset.uniform-position", "charset.exact-mapping",
         "continuation.malformed", "continuation.start-failure", "guard.released",
         "guard.stale-callback"},
        ["`byte % 65`", "the busy flag stays set after an attempt has ended",
         "the callback's controller is not compared"]),
    "right": (set(), []),
}


def said(*words, **options):
    """What a command prints; ends where it fails."""
    run = subprocess.run(words, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    if run.returncode != 0:
        sys.exit(f"{words}\n{run.stdout[-20_000:]}")
    return run.stdout


def judged(program, *words):
    """The exit code, the violated requirements, how many pass, and the report's text."""
    report = work / "report"
    run = subprocess.run([program, "--reports", report, *words], stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL)
    text = " ".join((report / "report.txt").read_text().split())
    rows = json.loads((report / "report.json").read_text())["results"]
    violated = {row["id"] for row in rows if row["grade"] not in ("pass", "notApplicable")}
    return run.returncode, violated, sum(row["grade"] == "pass" for row in rows), text


def on_other_hosts():
    """On Apple's platforms no module has the name of a framework."""
    manifest = (STAND_INS / "Package.swift").read_text()
    names = {}
    for host in ("Linux", "macOS"):
        folder = work / host
        folder.mkdir()
        changed = manifest.replace("#if os(Linux)", "#if " + str(host == "Linux").lower())
        assert changed != manifest
        (folder / "Package.swift").write_text(changed)
        described = said("swift", "package", "--package-path", folder, "dump-package")
        names[host] = {target["name"] for target in json.loads(described)["targets"]}
    assert names["macOS"] == {"AppConformance"}, names
    assert names["Linux"] == STAND_IN_NAMES, names["Linux"] ^ STAND_IN_NAMES


def beside_real_ones():
    """Who depends on the suite may have modules of these names from elsewhere."""
    package = work / "Beside"
    for name in ("CryptoKit", "FirebaseAuth"):
        (package / "Sources" / name).mkdir(parents=True)
        (package / "Sources" / name / "Real.swift").write_text("public let isReal = true\n")
    (package / "Sources/app").mkdir()
    (package / "Sources/app/main.swift").write_text(
        "import AuthConformance\nimport CryptoKit\nimport FirebaseAuth\n")
    (package / "Package.swift").write_text(f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Beside",
  dependencies: [.package(name: "AuthConformance", path: "{ROOT}")],
  targets: [
    .target(name: "CryptoKit"), .target(name: "FirebaseAuth"),
    .executableTarget(
      name: "app",
      dependencies: [
        "CryptoKit", "FirebaseAuth",
        .product(name: "AuthConformance", package: "AuthConformance"),
      ]),
  ])
""")
    # The names of a graph are looked at before anything is built.
    said("swift", "build", "--package-path", package, "--target", "FirebaseAuth")


def by_init(name):
    """What 'init app' writes for the files of a generation: its program, built."""
    folder = work / name
    shutil.copytree(ROOT / "Tests/Consumers/ShippedApp/Sources" / name, folder)
    (folder / "main.swift").unlink()
    (folder / "ContentView.swift").write_text("import AuthenticationServices\nimport SwiftUI\n")
    before = {path: path.read_bytes() for path in folder.iterdir()}
    first = said(sys.argv[2], "init", "app", cwd=folder)
    assert "left   ContentView.swift: it is a view (SwiftUI)" in first, first
    assert "sign-in is AppleSignInProvider.signIn" in first, first
    written = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    again = said(sys.argv[2], "init", "app", cwd=folder)
    assert "wrote" not in again and "linked" not in again, again
    after = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert written == after and before.items() <= after.items()
    links = {path.name for path in folder.rglob("*") if path.is_symlink()}
    assert links == {path.name for path in before} - {"ContentView.swift"}, links
    said("bash", BESIDE, folder / "auth-conformance-app", "build")
    return build / "verdict"


def held(name, program, expected, parts):
    """Judges a program: exactly these are violated, and the report says why."""
    code, violated, passed, text = judged(program)
    assert violated == expected, f"{name}: {sorted(violated ^ expected)}"
    assert code == (1 if expected else 0), f"{name}: exit {code}"
    assert passed >= (20 if expected else 38), f"{name}: only {passed} pass"
    for part in parts:
        assert part in text, f"{name}: the report does not say '{part}'"
    print(f"{name}: {passed} pass, {len(violated)} violated, as they must")


def without_stand_ins():
    """Removes what was built of them, and only that."""
    for name in STAND_IN_NAMES:
        shutil.rmtree(build / f"{name}.build", ignore_errors=True)
        for built in (build / "Modules").glob(f"{name}.*"):
            built.unlink()


on_other_hosts()
beside_real_ones()
try:
    # All of them, also those that none of the three needs.
    said("bash", BESIDE, STAND_INS, "build")
    said("bash", BESIDE, ROOT / "Tests/Consumers/ShippedApp", "build")
    for name, (expected, parts) in GENERATIONS.items():
        held(name, build / name, expected, parts)
    for name in ("copied", "right"):
        held(f"{name}, by 'init app'", by_init(name), *GENERATIONS[name])
finally:
    without_stand_ins()
