/// A line of a source file, as the last words of a program name it.
struct SourcePlace: Hashable {
  let path: String
  let line: Int

  /// The places in a text, in its order: `File "a.py", line 3` of Python; `a.swift:3`, `/b/a.js:3:7`
  /// and `file:///b/a.mjs:3:7` of Swift, Node and others.
  static func all(in text: String) -> [SourcePlace] {
    let python = text.matches(of: /File "(?<path>[^"]+)", line (?<line>[0-9]+)/)
      .map { SourcePlace($0.path, $0.line) }
    // A colon ends a path, so that what stands before it, such as `file:`, is none of it.
    let others = text.matches(of: /(?<path>[^\s:()"'`]+\.[A-Za-z]+):(?<line>[0-9]+)/)
      .map { SourcePlace($0.path, $0.line) }
    return (python + others).compactMap(\.self)
  }

  init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  private init?(_ path: Substring, _ line: Substring) {
    guard let line = Int(line), line > 0 else { return nil }
    let slashes = path.prefix { $0 == "/" }
    self.path = (slashes.isEmpty ? "" : "/") + path.dropFirst(slashes.count)
    self.line = line
  }
}
