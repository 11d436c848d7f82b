/// What all pages have in common: one file, its style, its script, and what it may do.
///
/// Everything that comes from a subject or a file goes through ``HTMLText``. The page's policy
/// allows its own style and script by their digests and nothing else, so that text that got
/// through nevertheless could neither run nor load anything.
enum HTMLPage {
  /// A whole file.
  ///
  /// - Parameters:
  ///   - title: What the browser shows of it in a tab; not yet escaped.
  ///   - parts: What stands in the body; empty ones are left out.
  ///   - isSearched: Whether ``tools`` are a part, which the script needs.
  static func text(
    titled title: String, _ parts: [String], isSearched: Bool = true
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(HTMLText.escaped(title))</title>
    <style>\(HTMLStyle.text)</style>
    </head>
    <body>
    \(parts.filter { !$0.isEmpty }.joined(separator: "\n"))
    \(isSearched ? "<script>\(HTMLScript.text)</script>" : "")
    </body>
    </html>

    """
  }

  private static var policy: String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; "
      + "style-src 'sha256-\(HTMLStyle.digest)'; script-src 'sha256-\(HTMLScript.digest)'"
  }

  /// Search and filters, which the script shows.
  static let tools = """
    <form id="tools" hidden>
    <label>Search <input type="search" id="find" autocomplete="off" spellcheck="false"></label>
    <label><input type="checkbox" data-tone="good" checked> pass</label>
    <label><input type="checkbox" data-tone="bad" checked> fail</label>
    <label><input type="checkbox" data-tone="doubt" checked> reported or undecided</label>
    <label><input type="checkbox" data-tone="none" checked> not applicable</label>
    <output id="shown" for="find" aria-live="polite"></output>
    </form>
    """
}
