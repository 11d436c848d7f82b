/// Something wrong with a vector file: where, and what.
package struct VectorProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file's path below `Vectors/`.
  package var file: String
  /// The place inside the file: a JSON pointer (RFC 6901), empty for the whole file.
  package var pointer: String
  /// What is wrong.
  package var reason: Reason

  /// Notes a problem.
  package init(file: String, pointer: String, reason: Reason) {
    self.file = file
    self.pointer = pointer
    self.reason = reason
  }

  init(file: String, decoding error: DecodingError) {
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: context = .init(codingPath: [], debugDescription: "\(error)")
    }
    let steps = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    self.init(
      file: file, pointer: steps.reduce("") { JSONPointer.appending($1, to: $0) },
      reason: .undecodable(context.debugDescription))
  }

  /// *Place: what was found, what was expected.*
  package var description: String {
    "\(file)\(pointer.isEmpty ? "" : "#\(pointer)"): \(reason)"
  }
}

/// Places inside a JSON text (RFC 6901).
package enum JSONPointer {
  /// The place one step, a key or an index, inside another.
  package static func appending(_ step: String, to pointer: String) -> String {
    let escaped = step.utf8.contains { $0 == 0x7e || $0 == 0x2f }
    guard escaped else { return "\(pointer)/\(step)" }
    return step.reduce(into: "\(pointer)/") { text, letter in
      switch letter {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.append(letter)
      }
    }
  }
}
