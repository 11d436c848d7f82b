internal import ConformanceModel
internal import ConformanceVectors

/// One value of a project file, read as its option wants it.
struct ProjectValue {
  let option: CommandSpec.Option
  let value: JSONValue
  let place: String

  /// - Returns: `nil` for a flag that is false.
  /// - Throws: ``UsageError`` where the value is not what the option takes.
  func setting() throws(UsageError) -> ProjectFile.Setting? {
    guard option.value != nil else {
      guard case .bool(let isSet) = value else { throw mistake("true or false") }
      return isSet ? ProjectFile.Setting(option: option.name, value: nil, place: place) : nil
    }
    return ProjectFile.Setting(option: option.name, value: try text(), place: place)
  }

  private func text() throws(UsageError) -> String {
    switch option.kind {
    case .number:
      switch value {
      case .integer(let number): return "\(number)"
      case .number(let number): return "\(number)"
      default: throw mistake("a number")
      }
    case .words(let words) where option.value == "NAME":
      guard let text = value.text else { throw mistake("a text in double quotes") }
      return try checked(text, among: words)
    case .list(let words):
      // A list or, as on the command line, a text with commas.
      let items = value.items ?? [value]
      let texts = items.compactMap(\.text)
      guard texts.count == items.count, !texts.isEmpty else {
        throw mistake("a list of texts")
      }
      if option.value == "GLOB" { return texts.joined(separator: ",") }
      for text in texts {
        for part in text.split(separator: ",") { _ = try checked(String(part), among: words) }
      }
      return texts.joined(separator: ",")
    case .free, .file, .folder, .words:
      guard let text = value.text else { throw mistake("a text in double quotes") }
      return text
    }
  }

  private func checked(_ word: String, among words: [String]) throws(UsageError) -> String {
    guard words.contains(word) else {
      let error = UsageError.unknown("value", word, among: words)
      throw UsageError("\(place): \(error.description)")
    }
    return word
  }

  private func mistake(_ expected: String) -> UsageError {
    UsageError("\(place): found \(value.typeName), expected \(expected)")
  }
}
