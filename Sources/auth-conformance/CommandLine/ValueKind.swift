/// What the value of an option or an operand is, for completions and the project file.
enum ValueKind: Equatable, Sendable {
  /// Text that nobody else knows.
  case free
  /// A number.
  case number
  /// A path to a file.
  case file
  /// A path to a folder.
  case folder
  /// One of these.
  case words([String])
  /// One or more of these, joined by commas.
  case list([String])

  /// The words that may be meant; none where they are not known.
  var words: [String] {
    switch self {
    case .words(let words), .list(let words): words
    case .free, .number, .file, .folder: []
    }
  }
}
