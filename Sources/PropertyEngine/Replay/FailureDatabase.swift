/// A folder in which failures are kept from run to run, so that they are tried first.
///
/// One text file per property: its name in the first line, then replay tokens, a line each, with
/// the values they draw beside them as comments.
/// Nothing is kept unless a run is given a database.
public struct FailureDatabase: Hashable, Sendable {
  /// The path of the folder; made when the first failure is stored, its parent must exist.
  public let folder: String

  /// Names the folder; touches nothing.
  public init(folder: String) {
    self.folder = folder
  }

  /// The tokens stored for a property; unreadable lines are left out.
  public func tokens(for name: String) -> [ReplayToken] {
    guard let text = TextFile.read(path(for: name)) else { return [] }
    let lines = text.split(separator: "\n")
    guard lines.first == Substring(FailureDatabase.firstLine(name)) else { return [] }
    return lines.dropFirst().filter { !$0.hasPrefix("#") }
      .compactMap { try? ReplayToken(String($0)) }
  }

  /// Replaces what is stored for a property; the file goes when nothing is left.
  ///
  /// - Parameters:
  ///   - tokens: Draw the failures again.
  ///   - name: The property.
  ///   - values: What a token draws, for human readers.
  /// - Returns: Whether the folder now holds what was asked for.
  @discardableResult
  public func store(
    _ tokens: [ReplayToken], for name: String, values: [ReplayToken: String] = [:]
  ) -> Bool {
    let path = path(for: name)
    if tokens.isEmpty {
      TextFile.remove(path)
      return true
    }
    TextFile.makeFolder(folder)
    var lines = [FailureDatabase.firstLine(name)]
    for token in tokens {
      lines.append(token.description)
      if let value = values[token] { lines.append(FailureDatabase.firstLine(value)) }
    }
    return TextFile.write(lines.joined(separator: "\n") + "\n", to: path)
  }

  private static func firstLine(_ name: String) -> String {
    "# " + String(name.map { $0.isNewline ? " " : $0 })
  }

  /// Readable letters of the name, then its hash: names differ in case or punctuation only.
  private func path(for name: String) -> String {
    var letters: [UInt8] = []
    for byte in name.utf8.prefix(60) {
      letters.append(ReplayToken.isPlain(byte) ? byte : UInt8(ascii: "-"))
    }
    letters.append(UInt8(ascii: "-"))
    Hexadecimal.appendWord(ReplayToken.check(Array(name.utf8)[...]), to: &letters)
    return "\(folder)/\(String(decoding: letters, as: UTF8.self)).failures"
  }
}
