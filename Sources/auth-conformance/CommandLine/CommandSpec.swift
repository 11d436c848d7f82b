/// The description of one command, from which all that is said about it is made.
///
/// Parsing, `--help`, suggestions, completions of three shells, and the sections and schema of the
/// project file: none of them knows an option of its own.
struct CommandSpec: Sendable {
  /// One option of a command.
  struct Option: Sendable {
    let name: String
    /// What stands for the value in help; `nil` for a flag.
    let value: String?
    let kind: ValueKind
    let summary: String

    /// A flag.
    init(_ name: String, _ summary: String) {
      self.init(name, nil, .free, summary)
    }

    init(_ name: String, _ value: String?, _ kind: ValueKind, _ summary: String) {
      self.name = name
      self.value = value
      self.kind = kind
      self.summary = summary
    }

    /// An option whose words are listed in its summary, the default first.
    init(_ name: String, among words: [String], default first: String? = nil, _ summary: String) {
      let listed = words.map { $0 == first ? "\($0) (the default)" : $0 }
      self.init(name, "NAME", .words(words), "\(summary): \(listed.joined(separator: ", "))")
    }

    /// Whether it is a list, which goes on where the option is named again.
    var isList: Bool {
      if case .list = kind { true } else { false }
    }

    /// The name without its dashes, as the project file has it.
    var key: String { String(name.drop { $0 == "-" }) }
  }

  let word: CommandWord
  /// What follows the name, besides options.
  let operands: String
  let operandKind: ValueKind
  let summary: String
  let options: [Option]
  /// What the options' lines cannot say, in lines of at most 80 columns.
  let notes: [String]
  let example: String
  /// How many operands there may be.
  let operandCount: ClosedRange<Int>
  /// Whether a command of the user's may follow `--`.
  let takesCommand: Bool
  /// Whether `.auth-conformance.json` may have a section of this name.
  let readsProjectFile: Bool

  init(
    _ word: CommandWord, operands: String = "", _ operandKind: ValueKind = .free,
    operandCount: ClosedRange<Int> = 0...0, takesCommand: Bool = false,
    readsProjectFile: Bool = false, summary: String, options: [Option] = [], notes: [String] = [],
    example: String
  ) {
    self.word = word
    self.operands = operands
    self.operandKind = operandKind
    self.operandCount = operandCount
    self.takesCommand = takesCommand
    self.readsProjectFile = readsProjectFile
    self.summary = summary
    self.options = options + (readsProjectFile ? Self.projectFileOptions : [])
    self.notes = notes
    self.example = example
  }

  /// Where the project file is, or that it is left alone.
  static let projectFileOptions: [Option] = [
    Option(
      "--project-file", "FILE", .file, "read instead of \(ProjectFile.name) in this folder"),
    Option("--no-project-file", "reads no project file"),
  ]

  /// The word by which it is called.
  var name: String { word.rawValue }

  static func named(_ name: String) -> CommandSpec? { all.first { $0.name == name } }
}

/// The words that name a command. What each does is decided in ``Entry``, for every word.
enum CommandWord: String, CaseIterable, Sendable {
  case run, list, explain, gallery, nonces, diagnose, scan, vectors, report, compare, merge
  case bench, smoke
  case initialise = "init"
  case completions, version, serve
}
