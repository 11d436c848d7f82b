package import ConformanceModel

/// A line that is not the message it should be.
package struct WireMistake: Error, Equatable {
  /// What is wrong.
  package enum Reason: Equatable, Sendable {
    case notJSON
    case missing(member: String)
    /// A value, or null, where another type belongs.
    case wrongType(expected: String, found: String)
    case unknownKey(UnknownKey)
    /// A value that its own reader refuses, in its words.
    case refused(String)
  }

  /// The members and positions that lead there; empty for the whole line.
  package var path: [String]
  package var reason: Reason
  /// The beginning of the line.
  package var line: String

  /// Where and what, without a full stop.
  package var sentence: String {
    let found =
      switch reason {
      case .notJSON: "not a JSON object"
      case .missing(let member): "the member '\(member)' is missing"
      case .wrongType(let expected, let found): "expected \(expected), found \(found)"
      case .unknownKey(let unknown): unknown.description
      case .refused(let words): words
      }
    return path.isEmpty ? found : "at /\(path.joined(separator: "/")): \(found)"
  }

  /// The sentence with its full stop, which a question has already.
  package var fullSentence: String {
    if case .unknownKey(let unknown) = reason, unknown.nearest != nil { return sentence }
    return sentence + "."
  }
}

extension WireMistake {
  /// - Parameters:
  ///   - error: What decoding the line threw.
  ///   - line: What was received.
  init(_ error: any Error, _ line: [UInt8]) {
    let (path, reason) = Self.finding(error)
    self.init(
      path: path.map { $0.intValue.map(String.init) ?? $0.stringValue }, reason: reason,
      line: WireText.excerpt(line))
  }

  private static func finding(_ error: any Error) -> (path: [any CodingKey], reason: Reason) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      (context.codingPath, .missing(member: key.stringValue))
    case DecodingError.typeMismatch(let type, let context):
      (context.codingPath, .wrongType(expected: name(of: type), found: "another type"))
    case DecodingError.valueNotFound(let type, let context):
      (context.codingPath, .wrongType(expected: name(of: type), found: "null"))
    case DecodingError.dataCorrupted(let context):
      if let unknown = context.underlyingError as? UnknownKey {
        (context.codingPath, .unknownKey(unknown))
      } else {
        // Foundation's own words for broken JSON differ between platforms.
        (
          context.codingPath,
          context.codingPath.isEmpty ? .notJSON : .refused(context.debugDescription)
        )
      }
    default: ([], .refused(String(describing: error)))
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is Int.Type, is UInt64.Type: "a whole number"
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any ArrayType.Type: "an array"
    default: "an object"
    }
  }
}

/// Any array, whatever its elements.
private protocol ArrayType {}
extension Array: ArrayType {}
