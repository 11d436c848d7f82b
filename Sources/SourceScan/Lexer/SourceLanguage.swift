/// A language whose lexical rules are known.
package enum SourceLanguage: String, CaseIterable, Sendable {
  case swift, objectiveC, kotlin, java, dart, javaScript, typeScript, python, go, rust, cSharp, php
  case ruby

  /// By the end of a file's name; C and C++ are read as Objective-C.
  private static let byExtension: [String: SourceLanguage] = [
    "swift": .swift, "m": .objectiveC, "mm": .objectiveC, "h": .objectiveC, "c": .objectiveC,
    "cc": .objectiveC, "cpp": .objectiveC, "hpp": .objectiveC, "kt": .kotlin, "kts": .kotlin,
    "java": .java, "dart": .dart, "js": .javaScript, "jsx": .javaScript, "mjs": .javaScript,
    "cjs": .javaScript, "vue": .javaScript, "svelte": .javaScript, "ts": .typeScript,
    "tsx": .typeScript, "mts": .typeScript, "cts": .typeScript, "py": .python, "pyi": .python,
    "go": .go, "rs": .rust, "cs": .cSharp, "php": .php, "rb": .ruby, "rake": .ruby,
  ]

  /// The ends of names that are read, without their point.
  package static var endings: some Sequence<String> { byExtension.keys }

  /// The language of a file, by its name alone; nil where it is none of these.
  package init?(path: String) {
    guard let point = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let end = String(path[path.index(after: point)...]).lowercased()
    guard let language = Self.byExtension[end] else { return nil }
    self = language
  }

  /// Whether a line's end may end a statement.
  var endsStatementsAtLines: Bool {
    switch self {
    case .swift, .kotlin, .javaScript, .typeScript, .python, .go, .ruby: true
    case .objectiveC, .java, .dart, .rust, .cSharp, .php: false
    }
  }

  /// Whether blocks are told by how far their lines are indented.
  var hasIndentedBlocks: Bool { self == .python || self == .ruby }

  var hasHashComments: Bool { self == .python || self == .ruby || self == .php }
  var hasSlashComments: Bool { self != .python && self != .ruby }
  var nestsComments: Bool { [.swift, .kotlin, .dart, .rust].contains(self) }
  var hasTripleQuotes: Bool {
    [.swift, .kotlin, .java, .dart, .python, .cSharp].contains(self)
  }
  /// Whether a string in plain quotes may go on over the end of its line.
  var stringsSpanLines: Bool { [.php, .ruby, .rust].contains(self) }
  var isScript: Bool { self == .javaScript || self == .typeScript }

  /// The two bytes that begin code inside a string, and the bracket that ends it.
  var interpolation: (sign: UInt8, open: UInt8, close: UInt8)? {
    switch self {
    case .swift: (UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: ")"))
    case .kotlin, .dart, .javaScript, .typeScript:
      (UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "}"))
    case .ruby: (UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "}"))
    default: nil
    }
  }
}
