"""The command plugin, as an app's package has it from a release: nothing of the suite is built twice.

    python3 plugin.py ARCHIVE WORKDIR

The app's package is PluginApp beside this folder, with the plugin of the unpacked ARCHIVE, and built
in this clone's build folder, where the library that its adapter links is there already.
"""
import pathlib
import shutil
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
archive, work = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
with tarfile.open(archive) as tar:
    tar.extractall(work, filter="data")
released = work / "auth-conformance-package"
app = work / "PluginApp"
shutil.copytree(ROOT / "Tests/Consumers/PluginApp", app, ignore=shutil.ignore_patterns(".build"))
manifest = app / "Package.swift"
text = manifest.read_text()
changed = text.replace('path: "../../..")', f'path: "{ROOT}"), .package(path: "{released}")')
assert changed != text
manifest.write_text(changed)


def plugin(*words, code):
    run = subprocess.run(
        ["bash", ROOT / "Tests/Consumers/beside.sh", app, "package", "auth-conformance-built",
         *words],
        text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    assert run.returncode == code, f"exit code {run.returncode}, expected {code}\n{run.stdout}"
    return run.stdout


assert "auth-conformance 0." in plugin("--version", code=0)
text = plugin("--area", "nonce,charset", "--quiet", code=0)
assert "CONFORMS  my-adapter" in text, text
print(text.strip().splitlines()[-1])
source = app / "Sources/my-adapter/main.swift"
right = source.read_text()
source.write_text(right.replace("UVWXYZabc", "UVXYZabc"))
assert source.read_text() != right
text = plugin("--product", "my-adapter", "--only", "charset.complete", code=1)
assert "W (letter 33 of 65) never seen" in text, text
assert "option '--product'" in plugin("--product", code=1)
print("a letter deleted: the adapter is built anew and fails by name")
