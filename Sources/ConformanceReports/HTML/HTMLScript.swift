/// What the page can do where scripts are on: search, filter, copy. Nothing is lost without it.
enum HTMLScript {
  /// SHA-256 of ``text``, base64; without it the page's policy refuses the script.
  static let digest = "gkIkOy3Sybctin6ct5fkdq6qUDzySByarSBV8bQVjm8="

  static let text: String = """

    "use strict";
    (() => {
      const tools = document.getElementById("tools");
      const find = document.getElementById("find");
      const shown = document.getElementById("shown");
      const boxes = [...tools.querySelectorAll("input[type=checkbox]")];
      const items = [...document.querySelectorAll("[data-find]")];
      const areas = [...document.querySelectorAll("details.area, details.left")];
      const rows = items.filter((item) => item.matches("tr"));
      const filter = () => {
        const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
        const tones = new Set(boxes.filter((box) => box.checked).map((box) => box.dataset.tone));
        for (const item of items) {
          const text = item.dataset.find;
          item.hidden = !tones.has(item.dataset.tone) || !words.every((word) => text.includes(word));
        }
        for (const area of areas) {
          area.hidden = !area.querySelector("tr[data-find]:not([hidden])");
          if (words.length > 0) area.open = true;
        }
        const count = rows.filter((row) => !row.hidden).length;
        shown.textContent = count === rows.length ? "" : `${count} of ${rows.length}`;
      };
      tools.addEventListener("submit", (event) => event.preventDefault());
      tools.addEventListener("input", filter);
      tools.hidden = false;
      for (const command of document.querySelectorAll("pre.command")) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = "Copy";
        button.addEventListener("click", () => {
          getSelection().selectAllChildren(command.querySelector("code"));
          const copied = document.execCommand("copy");
          button.textContent = copied ? "Copied" : "Selected: press Ctrl-C";
        });
        command.append(button);
      }
      filter();
    })();

    """
}
