"""Opens HTML reports in headless Chromium and looks for what a reader would stumble over.

    python3 browser.py PRODUCT WORKDIR [--screenshots DIR]

Needs chromium and the PyPI package websocket-client. Pages: the reference, which passes, a missing
letter (plots), an order of tasks (schedule table), one subject of every other area, a long command,
benchmarks (bars), the hostile golden report, 1 result, 4,000 results, three reports side by side. Each
at 390, 800 and 1,440 pixels, light and dark: no error in the console, no request but the file itself,
no horizontal scroll, text with a contrast of 4.5 (WCAG 2.1, 1.4.3), a name for each drawing, no failure
folded away, no party of an order out of sight, no label broken inside a word, no page of one area
longer than 4,000 px; with and without scripts. A page spoilt on purpose must fail.
"""
import base64
import copy
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.request

import websocket

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Subjects that fail in one area, which is all of their page but what is folded away.
AREAS = {"letters": "missing-w-modulo", "nonce": "short-by-one", "digest": "sha1",
         "token": "expiry-ignored", "continuation": "slot-not-cleared", "guard": "check-await-set",
         "account": "deletes-before-revocation"}
SIZES = [(390, 844), (800, 1000), (1440, 900)]
CONTRAST = r"""
(() => {
  const rgb = (text) => (text.match(/[\d.]+/g) || [0, 0, 0, 0]).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const c = rgb(getComputedStyle(e).backgroundColor);
      if (c.length < 4 || c[3] > 0.5) return c;
    }
    return [255, 255, 255];
  };
  const bad = new Set();
  for (const e of document.querySelectorAll("body *")) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    if (!own || e.closest("script,style,title,svg:not(.plot)") || !e.getClientRects().length) continue;
    const style = getComputedStyle(e);
    const front = rgb(e.closest("svg") ? style.fill : style.color);
    const [a, b] = [light(front), light(behind(e))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) bad.add(`${e.tagName}.${e.getAttribute("class") || ""} ${ratio.toFixed(2)}`);
  }
  return [...bad].slice(0, 5);
})()
"""
FACTS = r"""
(() => {
  const failed = [...document.querySelectorAll("tr[data-tone=bad]")];
  const first = {
    height: document.documentElement.scrollHeight,
    folded: failed.filter((row) => !row.hidden && !row.closest("[hidden]") && !row.offsetParent).length,
  };
  // What is folded away must be in order too.
  for (const part of document.querySelectorAll("details")) part.open = true;
  return { ...first,
  width: document.documentElement.scrollWidth,
  scripts: document.querySelectorAll("script").length,
  foreign: document.querySelectorAll("img, iframe, object, embed, link, base, form[action]").length,
  nameless: [...document.querySelectorAll("svg[role=img]")].filter((svg) =>
    !(svg.getAttribute("aria-label") || svg.querySelector("title")?.textContent)).length,
  tools: [...document.querySelectorAll("#tools")].some((tools) =>
    getComputedStyle(tools).display !== "none"),
  rows: document.querySelectorAll("tr[data-find]").length,
  visible: [...document.querySelectorAll("tr[data-find]")].filter((r) => r.offsetParent).length,
  title: document.title,
  broken: [...document.querySelectorAll("dt")].filter((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return !label.textContent.includes(" ") && range.getClientRects().length > 1;
  }).map((label) => label.textContent),
  unseen: [...document.querySelectorAll(".schedule td[data-party]")].filter((cell) =>
    cell.getBoundingClientRect().right > innerWidth).length,
}; })()
"""


class Browser:
    """One tab, driven by the DevTools protocol."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--remote-debugging-port=0", "--remote-allow-origins=*", "--no-first-run",
             f"--user-data-dir={self.folder.name}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = pathlib.Path(self.folder.name) / "DevToolsActivePort"
        while not port.exists() or not port.read_text().strip():
            if self.process.poll() is not None:
                raise SystemExit("chromium did not start")
            time.sleep(0.05)
        number = port.read_text().split()[0]
        tabs = json.load(urllib.request.urlopen(f"http://127.0.0.1:{number}/json/list"))
        address = next(tab for tab in tabs if tab["type"] == "page")["webSocketDebuggerUrl"]
        self.socket = websocket.create_connection(address, timeout=60)
        self.last = 0
        self.noise = []
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.last:
                assert "error" not in answer, answer["error"]
                return answer["result"]
            self.hear(answer)

    def hear(self, event):
        name, said = event.get("method"), event.get("params", {})
        if name in ("Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled",
                    "Page.javascriptDialogOpening"):
            self.noise.append(f"{name}: {json.dumps(said)[:300]}")
        if name == "Network.requestWillBeSent":
            address = said["request"]["url"]
            if not address.startswith("file:"):
                self.noise.append(f"request: {address[:200]}")
        self.event = name

    def open(self, path):
        self.call("Page.navigate", url=path.as_uri())
        self.event = None
        while self.event != "Page.loadEventFired":
            self.hear(json.loads(self.socket.recv()))

    def value(self, script):
        found = self.call("Runtime.evaluate", expression=script, returnByValue=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


def look(browser, path, folder=None, sizes=SIZES, schemes=("light", "dark")):
    """What is wrong with a page, one line each."""
    problems = []
    for width, height in sizes:
        for scheme in schemes:
            browser.noise = []
            browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                         deviceScaleFactor=1, mobile=False)
            browser.call("Emulation.setEmulatedMedia", media="screen", features=[
                {"name": "prefers-color-scheme", "value": scheme}])
            began = time.monotonic()
            browser.open(path)
            took = time.monotonic() - began
            facts = browser.value(FACTS)
            place = f"{path.name} at {width} px, {scheme}"
            wrong = [*browser.noise]
            if facts["width"] > width:
                wrong.append(f"scrolls sideways: {facts['width']} px wide")
            if facts["scripts"] != bool(facts["rows"]) or facts["foreign"] or facts["nameless"]:
                wrong.append(f"holds what it must not: {facts}")
            if facts["tools"] != bool(facts["rows"]) or facts["visible"] != facts["rows"]:
                wrong.append(f"the script did not run, or hides rows: {facts}")
            if facts["unseen"]:
                wrong.append(f"hides parties of an order: {facts}")
            if facts["broken"]:
                wrong.append(f"breaks labels: {facts['broken']}")
            if facts["folded"]:
                wrong.append(f"folds failures away: {facts}")
            if width == 1440 and path.stem in AREAS and facts["height"] > 4000:
                wrong.append(f"is {facts['height']} px long")
            if folder:
                # Before what is folded away is opened, to be looked at.
                shot = browser.call("Page.captureScreenshot", format="png",
                                    captureBeyondViewport=facts["rows"] < 1000)
                (folder / f"{path.stem}-{width}-{scheme}.png").write_bytes(
                    base64.b64decode(shot["data"]))
            if facts["rows"] < 1000:
                wrong += [f"faint text: {text}" for text in browser.value(CONTRAST)]
            problems += [f"{place}: {text}" for text in wrong]
        print(f"{path.name}: {width} px, {facts['rows']} rows, {took * 1000:.0f} ms")
    # What was measured over several runs has no requirements to search.
    return problems if path.stem == "trend" else (
        problems + search(browser, path) + without_scripts(browser, path))


def search(browser, path):
    """The search hides what does not match, and says how much is left."""
    browser.open(path)
    rows = browser.value(FACTS)["rows"]
    said = browser.value("""(() => {
      const find = document.getElementById("find");
      find.value = document.querySelector("tr[data-find]").dataset.find;
      find.dispatchEvent(new Event("input", {bubbles: true}));
      return document.getElementById("shown").textContent;
    })()""")
    visible = browser.value(FACTS)["visible"]
    expected = "" if visible == rows else f"{visible} of {rows}"
    ok = visible >= 1 and said == expected and (rows == 1 or visible < rows)
    return [] if ok else [f"{path.name}: the search shows {visible} of {rows}, says '{said}'"]


def without_scripts(browser, path):
    """Everything can be read, nothing offers what does not work."""
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(path)
    facts = browser.value(FACTS)
    buttons = browser.value("document.querySelectorAll('button').length")
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    if facts["tools"] or buttons or facts["visible"] != facts["rows"] or facts["rows"] == 0:
        return [f"{path.name}: without scripts: {facts}, {buttons} buttons"]
    return []


def pages(product, folder):
    """The reports to look at, rendered by the product."""
    def render(name, report, *options):
        (folder / f"{name}.json").write_text(json.dumps(report))
        page = subprocess.run(
            [product, "report", folder / f"{name}.json", "--format", "html", *options],
            capture_output=True, check=False).stdout
        (folder / f"{name}.html").write_bytes(page)
        return folder / f"{name}.html"

    def judged(subject, *options):
        run = subprocess.run([product, "run", subject, "--no-reports", "--format", "json", *options],
                             capture_output=True, check=False)
        return json.loads(run.stdout)

    letters = judged(AREAS["letters"])
    yield render("letters", letters)
    for name, subject in AREAS.items():
        if name != "letters":
            yield render(name, judged(subject))
    yield render("passing", judged("reference", "--profile", "quick"))
    long = judged("check-await-set", "--only", "guard.suspension")
    words = "node --experimental-vm-modules ./packages/sign-in/conformance/adapter.cjs " * 3
    long["subject"]["commandLine"] = f"-- {words.strip()}"
    for row in long["results"]:
        if "again" in row:
            row["again"] += " -- " + words.strip()
    yield render("command", long)
    measured = folder / "measured.json"
    subprocess.run([product, "bench", "reference", "missing-w", "--only", "*nonce*", "--profile",
                    "quick", "--json", measured], capture_output=True, check=False)
    bars = render("bench", letters, "--bench", measured)
    assert bars.read_text("utf-8").count("Bars of") == 3, "letters, and two subjects measured"
    yield bars
    later = json.loads(measured.read_text())
    later["startedAt"] = "2100" + later["startedAt"][4:]
    (folder / "later.json").write_text(json.dumps(later))
    trend = folder / "trend.html"
    trend.write_bytes(subprocess.run(
        [product, "report", measured, folder / "later.json", "--format", "html"],
        capture_output=True, check=True).stdout)
    assert trend.read_text("utf-8").count("no change that can be told") == 8, "4 plots, each twice"
    yield trend
    golden = ROOT / "Tests/ConformanceReportsTests/Golden"
    # Its ids are no ids, so that no file with them is read: the page is as it was rendered.
    hostile = folder / "hostile.html"
    hostile.write_bytes((golden / "hostile.report.html").read_bytes())
    yield hostile
    yield render("expectations", json.loads(
        (golden / "expectations.report.json").read_text("utf-8")))
    one = copy.deepcopy(letters)
    one["results"] = one["results"][:1]
    del one["plots"]
    yield render("one", one)
    many = copy.deepcopy(letters)
    steady = [row for row in letters["results"] if row["grade"] != "fail"]
    many["results"] += [{**row, "id": f"{row['id']}-{number}"} for number in range(120)
                        for row in steady]
    del many["results"][4000:]
    yield render("many", many)
    matrix = folder / "matrix.html"
    with matrix.open("wb") as file:
        subprocess.run([product, "report", folder / "letters.json", folder / "token.json",
                        folder / "guard.json", "--format", "html"], stdout=file, check=False)
    yield matrix


def main(product, work, screenshots=None):
    work = pathlib.Path(work)
    work.mkdir(exist_ok=True)
    folder = screenshots and pathlib.Path(screenshots)
    if folder:
        folder.mkdir(exist_ok=True)
    browser = Browser()
    try:
        found = list(pages(product, work))
        problems = [line for page in found for line in look(browser, page.resolve(), folder)]
        # What the checks are worth: each defect must be noticed.
        good = found[0].read_text("utf-8")
        for name, old, new in [
            ("script", "const tools", "const tool"), ("width", "</header>", "<pre>" + "x" * 400 +
             "</pre><p class=wide><svg width=2000></svg></header>"),
            ("policy", "</header>", "<img src=http://127.0.0.1:9/x></header>"),
            ("faint", "--text: #1c2128", "--text: #dddddd"),
        ]:
            spoilt = (work / f"spoilt-{name}.html").resolve()
            spoilt.write_text(good.replace(old, new, 1), "utf-8")
            if spoilt.read_text("utf-8") == good or not look(
                    browser, spoilt, sizes=SIZES[:1], schemes=("light",)):
                problems.append(f"a page spoilt on purpose passes: {name}")
    finally:
        browser.close()
    for problem in problems:
        print(problem)
    print(f"{len(found)} pages, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    shots = sys.argv[sys.argv.index("--screenshots") + 1] if "--screenshots" in sys.argv else None
    sys.exit(main(sys.argv[1], sys.argv[2], shots))
