"""Runs the commands that README shows and holds their output against what it shows.

In a block fenced as ```console, a line `$ auth-conformance …` is a command and the lines below it
are its output. A line `…` stands for any number of lines, and `…` within a line for any text.
"""
import re
import shlex
import subprocess
import sys


def blocks(text):
    for block in re.findall(r"^```console\n(.*?)^```", text, re.S | re.M):
        command, shown = None, []
        for line in block.splitlines():
            if line.startswith("$ "):
                if command:
                    yield command, shown
                command, shown = line[2:], []
            else:
                shown.append(line)
        if command:
            yield command, shown


def pattern(shown):
    parts = []
    for line in shown:
        if line == "…":
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(r".*".join(re.escape(part) for part in line.split("…")) + r"\n")
    return re.compile("".join(parts) + r"\Z")


def main():
    readme, product = sys.argv[1:3]
    adapter = re.search(r"^```swift\n(.*?)^```", open(readme).read(), re.S | re.M).group(1)
    built = open("Tests/Consumers/ReadmeApp/Sources/my-app/main.swift").read()
    assert adapter == built, "README's adapter is not the one in Tests/Consumers/ReadmeApp"
    shown = [b for b in blocks(open(readme).read()) if b[0].startswith("auth-conformance")]
    assert shown, "README shows no command"
    for command, output in shown:
        words = shlex.split(command)
        found = subprocess.run([product, *words[1:]], capture_output=True, text=True)
        if not output:
            assert found.returncode in (0, 1), f"{command}: exit {found.returncode}: {found.stderr}"
        elif not pattern(output).match(found.stdout):
            sys.exit(f"README shows for `{command}`:\n" + "\n".join(output)
                     + f"\nbut the command prints:\n{found.stdout}{found.stderr}")
        print(f"ok: {command}")


main()
