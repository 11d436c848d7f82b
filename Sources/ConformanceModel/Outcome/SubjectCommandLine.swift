/// How a subject is named on the tool's command line; a bare string in JSON.
public enum SubjectCommandLine: Hashable, Sendable, CustomStringConvertible {
  /// What stands before all options: a built-in subject's name, or a command with its operands.
  case named(String)
  /// A user's program and its arguments, quoted for a shell: what stands last, behind `--`.
  case program(String)

  /// `reference`, or `-- python3 subject.py`.
  public var description: String {
    switch self {
    case .named(let words): words
    case .program(let words): "-- \(words)"
    }
  }

  /// The line that runs the subject with these options.
  package func run(with options: String) -> String {
    switch self {
    case .named(let words): "auth-conformance run \(words) \(options)"
    // What follows `--` is the user's command, so our options come before it.
    case .program: "auth-conformance run \(options) \(self)"
    }
  }

  /// The same kind of subject with its words changed.
  package func map(_ change: (String) -> String) -> SubjectCommandLine {
    switch self {
    case .named(let words): .named(change(words))
    case .program(let words): .program(change(words))
    }
  }
}

extension SubjectCommandLine: Codable {
  /// Reads a report's file, where only the text tells the two kinds apart.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = text.hasPrefix("-- ") ? .program(String(text.dropFirst(3))) : .named(text)
  }

  /// Writes the text alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
