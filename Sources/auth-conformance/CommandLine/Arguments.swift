internal import ConformanceModel
internal import PlainText

/// A mistake on the command line: one line, exit code 2.
struct UsageError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }

  /// The most words that one line lists.
  private static let mostListed = 24

  /// Names what is unknown and the nearest that is known.
  static func unknown(_ kind: String, _ word: String, among known: [String]) -> UsageError {
    let nearest = NearestName.to(word, among: known)
    let listed =
      known.count <= mostListed
      ? "Known: \(known.joined(separator: ", "))."
      : "Known are \(known.count), such as '\(known[0])': see 'auth-conformance list subjects', "
        + "'list requirements' or '--help'."
    let hint = nearest.map { "Did you mean '\($0)'?" } ?? listed
    return UsageError("unknown \(kind) '\(HostileText.word(word))'. \(hint)")
  }
}

/// The words of a command line, sorted by a ``CommandSpec``.
struct Arguments: Equatable {
  var values: [String: String] = [:]
  var flags: Set<String> = []
  var operands: [String] = []
  /// What follows `--`.
  var command: [String] = []
  /// Where values stand that come from a project file, by option.
  var places: [String: String] = [:]

  /// - Throws: ``UsageError`` for everything that the specification does not have.
  init(_ words: [String], for spec: CommandSpec) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        guard spec.takesCommand else {
          throw UsageError("'\(spec.name)' takes no command after '--'")
        }
        guard !rest.isEmpty else { throw UsageError("'--' must be followed by a command") }
        command = Array(rest)
        break
      }
      let isShort = spec.options.contains { $0.name == word }
      guard word.hasPrefix("--") || isShort else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = spec.options.first(where: { $0.name == parts[0] }) else {
        throw .unknown(
          "option", parts[0], among: spec.options.map(\.name) + ["--help", "--version"])
      }
      if option.value == nil {
        guard parts.count == 1 else { throw UsageError("option '\(option.name)' takes no value") }
        flags.insert(option.name)
      } else if let value = parts.count == 2 ? parts[1] : rest.popFirst() {
        // A list goes on where it is named again; of everything else the last counts.
        let isList = option.isList && values[option.name] != nil
        values[option.name] = isList ? "\(values[option.name] ?? ""),\(value)" : value
      } else {
        throw UsageError(
          "option '\(option.name)' needs a value: \(option.name) \(option.value ?? "")")
      }
    }
    guard spec.operandCount.contains(operands.count), command.isEmpty || operands.isEmpty else {
      let expected = spec.operands.isEmpty ? "no operand" : spec.operands
      throw UsageError(
        "'\(spec.name)' takes \(expected), found '\(operands.joined(separator: " "))'")
    }
  }

  /// Reads the value of an option as one of an enumeration's words.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ option: String, _ kind: String
  ) throws(UsageError) -> Value? where Value.RawValue == String {
    guard let word = values[option] else { return nil }
    guard let value = Value(rawValue: word) else {
      throw .unknown(kind, word, among: Value.allCases.map(\.rawValue))
    }
    return value
  }

  /// Reads the value of an option as a number within a range.
  func number(_ option: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let word = values[option] else { return nil }
    guard let number = Int(word), range.contains(number) else {
      throw UsageError(
        "\(place(of: option)): found '\(word)', "
          + "expected a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Reads the value of an option as a decimal number within a range.
  func factor(_ option: String, _ range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let word = values[option] else { return nil }
    guard let number = Double(word), range.contains(number) else {
      throw UsageError(
        "\(place(of: option)): found '\(word)', "
          + "expected a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Reads `--seed`; 0 where it is not given.
  func seed() throws(UsageError) -> UInt64 {
    guard let word = values["--seed"] else { return 0 }
    if word == "random" {
      guard values["--shard"] == nil else {
        throw UsageError(
          "\(place(of: "--seed")): found 'random' beside '--shard', expected one seed for all parts"
        )
      }
      return .random(in: .min ... .max)
    }
    guard let seed = UInt64(word, radix: 16) else {
      throw UsageError(
        "\(place(of: "--seed")): found '\(word)', expected 1 to 16 hexadecimal digits or 'random'")
    }
    return seed
  }

  /// Reads `--reports`.
  ///
  /// - Throws: ``UsageError`` for what names no folder, or one that nobody means.
  func reports() throws(UsageError) -> String? {
    guard let path = values["--reports"] else { return nil }
    guard !path.isEmpty else {
      throw UsageError("\(place(of: "--reports")): found nothing, expected a folder")
    }
    guard path != "~", !path.hasPrefix("~/") else {
      throw UsageError(
        "\(place(of: "--reports")): found '\(path)', which the shell has not replaced by your "
          + "home folder. Write $HOME for it, or './~' for a folder of that name.")
    }
    return path
  }

  /// Where an option's value was found, for messages.
  func place(of option: String) -> String { places[option] ?? "option '\(option)'" }
}
