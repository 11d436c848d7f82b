"""An app's own files, unchanged, in three generations: each has exactly the verdict it must.

    python3 shipped_app.py WORKDIR AUTH-CONFORMANCE

Built in this clone's own build folder, where the suite lies built. Modules with the names of
frameworks could be imported by whatever else is built there, so they are removed at the end.
"""
import hashlib
import hmac
import json
import os
import pathlib
import shutil
import subprocess
import sys

from stand_ins import BESIDE, BUILD as build, NAMES, ROOT, SOURCES as STAND_INS, removed, said

work = pathlib.Path(sys.argv[1])
work.mkdir(exist_ok=True)
os.environ["AUTH_CONFORMANCE"] = sys.argv[2]

# What is violated, and what the report must say of it. What follows from another is in the set too.
GENERATIONS = {
    "copied": (
        {"charset.complete", "charset.uniform", "charset.uniform-position",
         "charset.exact-mapping", "continuation.answered-once", "continuation.clean",
         "continuation.dropped", "continuation.duplicates", "continuation.early",
         "continuation.malformed", "guard.exclusive", "guard.own-nonce",
         "guard.refusal-harmless", "guard.released", "guard.stale-callback",
         "guard.suspension", "account.state", "account.link-in-use",
         "account.link-errors", "account.answered", "account.first-sign-in-only",
         "account.display-name", "account.cancel-quiet", "account.sign-out",
         "account.revoked-running", "account.revoked-launch", "account.delete",
         "account.reauth-same-user", "account.nothing-kept"},
        ["W (letter 33 of 65) never seen", "the slot is not cleared before resuming",
         "the path for a malformed credential (other credential type) returns",
         "expected 'Mara Lindqvist'", "'apple-user-1' is still stored"]),
    "half-repaired": (
        {"charset.uniform", "charset.uniform-position", "charset.exact-mapping",
         "continuation.start-failure", "guard.released", "guard.stale-callback",
         "account.revoked-running", "account.delete",
         "account.other-user", "account.own-name", "account.nothing-kept"},
        ["`byte % 65`", "the busy flag stays set after an attempt has ended",
         "the callback's controller is not compared",
         "the steps were reauthenticate, deleteUser; expected reauthenticate, revokeToken"]),
    "right": (set(), []),
}

# What a coordinator leaves to the rest of the app.
ELSEWHERE = {"account.revoked-running", "account.revoked-launch"}
# The coordinator with completion handlers alone, its adapter written by 'init app'.
COORDINATORS = {
    "copied": (
        {"charset.complete", "charset.uniform", "charset.uniform-position",
         "charset.exact-mapping", "continuation.answered-once", "continuation.cancel",
         "continuation.failure", "continuation.malformed", "continuation.duplicates",
         "continuation.dropped", "guard.exclusive", "guard.refusal-harmless", "guard.own-nonce",
         "guard.stale-callback", "guard.suspension", "account.link-in-use",
         "account.answered"} | ELSEWHERE,
        ["W (letter 33 of 65) never seen"]),
    "half-repaired": (
        {"charset.uniform", "charset.uniform-position", "charset.exact-mapping",
         "continuation.start-failure", "continuation.dropped", "continuation.clean",
         "guard.stale-callback", "account.state", "account.link-in-use", "account.link-errors",
         "account.answered"} | ELSEWHERE,
        ["`byte % 65`"]),
    "right": (ELSEWHERE, []),
}


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
    assert names["macOS"] == {"AppConformance", "CNetworkRefusal"}, names
    assert names["Linux"] == NAMES, names["Linux"] ^ NAMES


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


def coordinator(name):
    """What 'init app' writes for the coordinator of a generation: its program, built."""
    folder = work / f"{name}-coordinator"
    folder.mkdir()
    for file in ("SignInCoordinator.swift", "Nonce.swift"):
        shutil.copy(ROOT / "Tests/Consumers/ShippedApp/Sources" / name / file, folder)
    text = said(sys.argv[2], "init", "app", "--no-check", cwd=folder)
    assert "the account is kept by SignInCoordinator" in text, text
    assert "not judged, since SignInCoordinator has no function that does it and tells how it ended: " \
        "anonymous sign-in, sign-out, deletion" in text, text
    said("bash", BESIDE, folder / "auth-conformance-app", "build")
    return build / "verdict"


def by_init(name):
    """What 'init app' writes for the files of a generation: its program, built."""
    folder = work / name
    shutil.copytree(ROOT / "Tests/Consumers/ShippedApp/Sources" / name, folder)
    for own in ("main.swift", "OnLinux.swift"):
        (folder / own).unlink()
    (folder / "ContentView.swift").write_text(
        "import AuthenticationServices\nimport SwiftUI\nstruct ContentView: View {}\n")
    before = {path: path.read_bytes() for path in folder.iterdir()}
    first = said(sys.argv[2], "init", "app", "--no-check", cwd=folder)
    assert "left   ContentView.swift: it is a view (SwiftUI)" in first, first
    assert "sign-in is AppleSignInProvider.signIn" in first, first
    assert "the account is kept by AccountModel" in first, first
    written = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    again = said(sys.argv[2], "init", "app", "--no-check", cwd=folder)
    assert "wrote" not in again and "linked" not in again, again
    after = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert written == after and before.items() <= after.items()
    links = {path.name for path in folder.rglob("*") if path.is_symlink()}
    assert links == {path.name for path in before} - {"ContentView.swift"}, links
    said("bash", BESIDE, folder / "auth-conformance-app", "build")
    return build / "verdict"


# Apps whose sign-in tells nobody who asked: what is planted, and what is violated and said of it.
WATCHED = {
    ("SignInModel", None): (set(), ""),
    ("SignInModel", ("    guard !isLoading else { return }\n", "")): (
        {"guard.exclusive", "continuation.answered-once", "guard.refusal-harmless", "guard.suspension"},
        "no guard: the second attempt overwrites"),
    ("ButtonModel", None): (set(), ""),
    ("AppleService", None): (set(), ""),
    ("AccountScreen", None): (set(), ""),
    ("AccountScreen", ("else { throw AccountError.noToken }", "else { return }")): (
        {"continuation.malformed"}, "A was answered 'cancelled'; expected 'credential' or 'failure'"),
    ("LoginModel", None): (set(), ""),
    ("TaskModel", None): (set(), ""),
    ("TaskModel", ("        state = .signedOut\n        if (error", "        if (error")): (
        {"guard.released"}, "after failure the next attempt starts"),
    ("ManagersModel", None): (set(), ""),
    ("ManagersModel", ("    } catch AppleSessionError.cancelled {\n", "")): (
        {"continuation.cancel"}, "A was answered 'failure'; expected 'cancelled'"),
}
# A model around a sign-in is linked; who has it judged names it.
AROUND = {"ManagersModel": "SessionManager", "TaskModel": "AppleAuthManager"}
# Every order of one that is not awaited takes a while: what two sign-ins in a row show is enough.
BRIEFLY = {"LoginModel": ["--only", "continuation.answered-once", "--only", "continuation.success"]}


def watched():
    """'init app' alone finds a sign-in that calls nobody back, and judges it by what is seen."""
    for at, ((name, planted), (expected, sentence)) in enumerate(WATCHED.items()):
        folder = work / f"watched-{at}"
        folder.mkdir()
        source = (ROOT / f"Tests/Consumers/WatchedApps/{name}.swift").read_text()
        changed = source.replace(*planted) if planted else source
        assert (changed != source) == bool(planted), name
        (folder / f"{name}.swift").write_text(changed)
        said(sys.argv[2], "init", "app", "--no-check", cwd=folder)
        adapter = folder / "auth-conformance-app/Sources/verdict/main.swift"
        if name in AROUND:
            found = adapter.read_text()
            model = found.replace(f"{AROUND[name]}()", f"{name}()").replace("try await $0", "await $0")
            assert model != found, found
            adapter.write_text(model)
        said("bash", BESIDE, folder / "auth-conformance-app", "build")
        words = BRIEFLY.get(name, ["--area", "continuation", "--area", "guard"])
        code, violated, passed, text = judged(build / "verdict", *words, "--profile", "quick")
        least = 2 if name in BRIEFLY else 15
        label = f"{name}, {'with a mistake' if planted else 'right'}"
        assert violated == expected, f"{label}: {sorted(violated ^ expected)}"
        assert code == bool(expected) and sentence in text and passed >= least, f"{label}: {passed}, {text}"
        print(f"{label}: {passed} pass, {len(violated)} violated, as they must")


def gathered():
    """What published apps do, in one: a module of its own, one object for the process, e-mail beside."""
    folder = work / "gathered"
    shutil.copytree(ROOT / "Tests/Consumers/GatheredApp", folder)
    text = said(sys.argv[2], "init", "app", "--no-check", cwd=folder)
    for part in ("sign-in is SessionService.authorize", "nonces are drawn by make"):
        assert part in text, text
    said("bash", BESIDE, folder / "auth-conformance-app", "build")
    code, violated, passed, text = judged(
        build / "verdict", "--area", "continuation", "--area", "guard", "--profile", "quick")
    # Its nonce is static, and seen to be.
    assert (code, violated) == (1, {"guard.instances"}) and passed >= 19, (violated, text)
    assert "nonce, continuation or flag are static" in text, text
    print(f"gathered: {passed} pass, 1 violated, as they must")
    # What a failed build has left judges nothing.
    (folder / "Session/SessionService.swift").touch()
    run = subprocess.run([build / "verdict", "--no-reports"], text=True, capture_output=True)
    assert run.returncode == 2 and not run.stdout and "so nothing is judged" in run.stderr, run


def not_written():
    """An app of which nothing can be asked: said, and nothing written."""
    folder = work / "silent"
    folder.mkdir()
    (folder / "Silent.swift").write_text(
        "import AuthenticationServices\n"
        "class Silent: NSObject, ASAuthorizationControllerDelegate { func start() {} }\n")
    run = subprocess.run([sys.argv[2], "init", "app"], cwd=folder, text=True, capture_output=True)
    assert run.returncode == 2 and "Nothing was written" in run.stderr, run
    assert [path.name for path in folder.iterdir()] == ["Silent.swift"]


def not_compiled():
    """An app that calls what is not offered: the compiler's message and why, and nothing is left."""
    folder = work / "passkeys"
    shutil.copytree(ROOT / "Tests/Consumers/ShippedApp/Sources/copied", folder)
    for own in ("main.swift", "OnLinux.swift"):
        (folder / own).unlink()
    provider = folder / "AppleSignInProvider.swift"
    line = "    controller.presentationContextProvider = self\n"
    changed = provider.read_text().replace(
        line, line + "    controller.performAutoFillAssistedRequests()\n    showBanner()\n")
    provider.write_text(changed)
    (folder / "Banner.swift").write_text(
        "import SwiftUI\nfunc showBanner() {}\nstruct Banner: View {}\n")
    before = sorted(path.name for path in folder.iterdir())
    run = init(folder)
    number = changed.split("performAutoFill")[0].count("\n") + 1
    for part in (
            f"AppleSignInProvider.swift:{number}: error: value of type 'ASAuthorizationController' has no "
            "member 'performAutoFillAssistedRequests'",
            "ASAuthorizationController.performAutoFillAssistedRequests is not offered: autofill is not "
            "judged",
            "it is declared in Banner.swift, which is left out: it is a view"):
        assert part in run.stdout, run.stdout
    assert run.returncode == 2 and "was taken away" in run.stdout, run
    assert sorted(path.name for path in folder.iterdir()) == before


def init(folder):
    """'init app' in a folder, built where the stand-ins lie built."""
    # SwiftPM must find no other package's plan there.
    (ROOT / ".build/debug.yaml").unlink(missing_ok=True)
    run = subprocess.run(
        [sys.argv[2], "init", "app"], cwd=folder, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, env={**os.environ, "SWIFTPM_BUILD_DIR": str(ROOT / ".build")})
    (ROOT / ".build/debug.yaml").unlink(missing_ok=True)
    return run


def written_again():
    """A new file that does not compile is left out of a package that was there, which still builds."""
    folder = work / "again"
    folder.mkdir()
    for name in ("AppleSignInProvider.swift", "Nonce.swift"):
        shutil.copy(ROOT / "Tests/Consumers/ShippedApp/Sources/copied" / name, folder)
    provider = folder / "AppleSignInProvider.swift"
    right = "controller: ASAuthorizationController, didCompleteWithError"
    changed = provider.read_text().replace(right, f"_ {right}")
    provider.write_text(changed)
    number = changed.split(f"_ {right}")[0].count("\n")
    missed = (f"note   AppleSignInProvider.swift:{number}: 'authorizationController(_:didCompleteWithError:)' "
              "is not 'authorizationController(controller:didCompleteWithError:)' of "
              "ASAuthorizationControllerDelegate, which is the one that is called")
    run = init(folder)
    assert run.returncode == 0 and missed in run.stdout, run.stdout
    package = folder / "auth-conformance-app/Sources/verdict/App"
    links = sorted(path.name for path in package.iterdir())
    (folder / "Tap.swift").write_text(
        "@MainActor final class Tap {\n  func tap() async {\n"
        "    _ = try? await AppleSignInProvider().signIn()\n    undeclared()\n  }\n}\n")
    run = init(folder)
    left = "left   Tap.swift: line 4 does not compile here: cannot find 'undeclared' in scope"
    assert run.returncode == 0 and left in run.stdout, run.stdout
    assert sorted(path.name for path in package.iterdir()) == links == [
        "AppleSignInProvider.swift", "Nonce.swift"], links


def surroundings():
    """Hashes are those of another library, the keychain keeps, and there is no network."""
    lines = said(build / "surroundings", "--report").splitlines()
    expected = []
    for text in (b"", b"abc", b"a" * 300):
        expected += [f"{name} {hashlib.new(name, text).hexdigest()}"
                     for name in ("sha256", "sha384", "sha512", "sha1", "md5")]
        expected += [f"hmac {hmac.new(text, text, name).hexdigest()}" for name in ("sha256", "sha512")]
    expected += [
        # RFC 6979 appendix A.2.5.
        "p256 60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
        "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299",
        "p256 true", "p256 false", "p256 true", "p256 true", "p256 true"]
    expected += ["keychain -25300", "keychain 0 -25299", "keychain 0 user-1", "keychain 0 -25300",
                 "name Mara Lindqvist ML", "observed", "users different, same"]
    assert lines == expected, [pair for pair in zip(lines, expected) if pair[0] != pair[1]]
    code, violated, passed, text = judged(build / "surroundings")
    assert code == 0 and passed > 10, (violated, text)


def locked():
    """A keychain that fails: who bears it goes on, and who does not is named by file and line."""
    lines = (ROOT / "Tests/Consumers/ShippedApp/Sources/locked/LockedAccount.swift").read_text()
    number = lines.split("fatalError")[0].count("\n") + 1
    for bears in ("yes", "no"):
        os.environ["SHIPPED_APP_BEARS"] = bears
        code, violated, passed, text = judged(build / "locked", "--only", "account.answered")
        assert (code, violated) == ((0, set()) if bears == "yes" else (1, {"account.answered"})), text
        said_so = f"LockedAccount.swift:{number}: Fatal error: the keychain says -25308" in text
        assert said_so == (bears == "no"), text
    print("locked: who bears a keychain that fails passes, the other one is named")


def shared():
    """One object for the whole process refuses wherever it is asked again: its guard is the process's."""
    os.environ["SHIPPED_APP_SHARED"] = "yes"
    code, violated, passed, text = judged(
        build / "right", "--area", "continuation", "--area", "guard", "--profile", "quick")
    del os.environ["SHIPPED_APP_SHARED"]
    assert (code, violated) == (0, set()) and passed > 20, (violated, text)
    owner = json.loads((work / "report/report.json").read_text())["subject"]["contract"]["signIn"]
    assert owner["guardOwner"] == "process", owner
    print(f"right, as one shared object: {passed} pass")


# What is found out of an app that declares nothing, and the sentence that says so: by mistake and way in.
DELEGATE = {"continuation.answered-once", "continuation.success", "continuation.cancel",
            "continuation.failure", "continuation.malformed"}
SMALL = {
    ("none", "async"): (set(), ""),
    ("none", "completion"): (set(), ""),
    ("none", "both"): (set(), ""),
    ("taskIgnored", "async"): (set(), ""),
    ("trapsWithoutWindow", "async"): (set(), ""),
    ("sheetAfterCancel", "async"): (
        {"continuation.cancelled-before"},
        "a request is started although the task is cancelled already"),
    ("silentWithoutWindow", "async"): (
        {"continuation.answered-once"},
        "the path on which an attempt cannot start returns without answering"),
    ("silentWithoutBytes", "completion"): (
        {"continuation.start-failure"},
        "the path on which an attempt cannot start returns without answering"),
    ("anchorFreed", "async"): (
        {"continuation.anchor"},
        "nothing keeps the presentation provider alive: it is freed before the start"),
    ("delegateFreed", "async"): (
        DELEGATE,
        "nothing keeps the delegate alive: it was freed before the provider called back"),
    ("listensLate", "async"): (
        DELEGATE | {"continuation.early"},
        ("nothing keeps the delegate alive", "the delegate is set after `performRequests`")),
    ("keptByObject", "completion"): (
        {"continuation.dropped"},
        "nothing keeps the object that would answer alive: it is freed with the caller's last reference"),
    ("keptForEver", "async"): (
        {"continuation.released"}, "something keeps itself alive for ever"),
    ("keptForEver", "completion"): (
        {"continuation.released"}, "something keeps itself alive for ever"),
    ("buttonUnguarded", "async"): (set(), ""),
    ("buttonUnguarded", "both"): (
        {"guard.exclusive", "guard.every-entry"},
        "each entry point has a guard of its own, or only one of them has any"),
}
# What standard error says of them.
SAID = {
    ("taskIgnored", "async"): "cancelling the task that awaits a sign-in does not end it at once",
    ("silentWithoutBytes", "completion"): "did not answer a sign-in whose random bytes fail",
    ("delegateFreed", "async"): "did not answer a sign-in that succeeds, at once or later",
    ("listensLate", "async"): "but one that succeeds a while later",
}


def small():
    """An app that declares nothing is held to what it is seen to do."""
    for (mistake, ways), (expected, sentence) in SMALL.items():
        report = work / "report"
        run = subprocess.run(
            [build / "small", "--reports", report, "--area", "continuation", "--area", "guard",
             "--profile", "quick"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "SHIPPED_APP_MISTAKE": mistake, "SHIPPED_APP_WAYS": ways})
        rows = json.loads((report / "report.json").read_text())["results"]
        violated = {row["id"] for row in rows if row["grade"] in ("fail", "crash", "hang")}
        name = f"small, {mistake} ({ways})"
        assert violated == expected, f"{name}: {sorted(violated ^ expected)}"
        first = [row["evidence"].get("likely") or "" for row in rows
                 if row["id"] in expected and not row.get("impliedBy")]
        assert all(likely.startswith(sentence) for likely in first), f"{name}: {first}"
        passed = sum(row["grade"] == "pass" for row in rows)
        # Nothing else can be judged of whoever never answers.
        assert passed >= (3 if expected >= DELEGATE else 20), f"{name}: only {passed} pass"
        remark = SAID.get((mistake, ways))
        silent = "sign-in" not in run.stderr.split("continuation ")[0] if remark is None else True
        assert silent and (remark is None or remark in run.stderr), f"{name}: {run.stderr}"
        print(f"{name}: {passed} pass, {len(violated)} violated, as they must")


def held(name, program, expected, parts, *words):
    """Judges a program: exactly these are violated, and the report says why."""
    code, violated, passed, text = judged(program, *words)
    assert violated == expected, f"{name}: {sorted(violated ^ expected)}"
    assert code == (1 if expected else 0), f"{name}: exit {code}"
    assert passed >= (20 if expected else 38), f"{name}: only {passed} pass"
    for part in parts:
        assert part in text, f"{name}: the report does not say '{part}'"
    print(f"{name}: {passed} pass, {len(violated)} violated, as they must")


said(sys.executable, ROOT / "Tests/Consumers/members.py")
on_other_hosts()
not_written()
beside_real_ones()
try:
    # All of them, also those that none of the three needs.
    said("bash", BESIDE, STAND_INS, "build")
    said("bash", BESIDE, ROOT / "Tests/Consumers/ShippedApp", "build")
    for name, (expected, parts) in GENERATIONS.items():
        held(name, build / name, expected, parts)
    shared()
    small()
    surroundings()
    locked()
    not_compiled()
    written_again()
    for name, (expected, parts) in GENERATIONS.items():
        # What an app keeps of the first sign-in is only said by hand.
        held(f"{name}, by 'init app'", by_init(name), expected - {"account.own-name"},
             [part for part in parts if "Mara" not in part])
    watched()
    gathered()
    for name, (expected, parts) in COORDINATORS.items():
        held(f"{name}, its coordinator", coordinator(name), expected, parts)
    # The same files beside protocols that belong to no actor, as in SDKs before Xcode 16.
    said("bash", BESIDE, ROOT / "Tests/Consumers/ShippedApp", "build",
         env={**os.environ, "AUTH_CONFORMANCE_SDK": "before16"})
    for name, words in (("half-repaired", []), ("right", ["--profile", "quick"])):
        held(f"{name}, by an older SDK", build / name, *GENERATIONS[name], *words)
finally:
    removed()
