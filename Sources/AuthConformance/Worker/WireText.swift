internal import ConformanceModel
internal import Foundation

/// Turns messages into lines, and mistakes in lines into sentences.
package enum WireText {
  package static func encode(_ message: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(message))
  }

  package static func decode<Message: Decodable>(
    _ type: Message.Type, from line: [UInt8]
  ) throws(WireMistake) -> Message {
    do {
      return try JSONDecoder().decode(type, from: Data(line))
    } catch let error as DecodingError {
      throw WireMistake(sentence: sentence(for: error), line: excerpt(line))
    } catch {
      throw WireMistake(sentence: String(describing: error), line: excerpt(line))
    }
  }

  /// The beginning of what was received, fit to be printed.
  package static func excerpt(_ bytes: [UInt8], limit: Int = 120) -> String {
    let shown = String(decoding: bytes.prefix(limit), as: UTF8.self)
    let clean = shown.unicodeScalars.map { scalar in
      scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) ? "\u{FFFD}" : String(scalar)
    }
    return clean.joined() + (bytes.count > limit ? "… (\(bytes.count) bytes)" : "")
  }

  private static func sentence(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath))the member '\(key.stringValue)' is missing"
    case .typeMismatch(let type, let context):
      return "\(place(context.codingPath))expected \(name(of: type)), found another type"
    case .valueNotFound(let type, let context):
      return "\(place(context.codingPath))expected \(name(of: type)), found null"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      // Foundation's own words for broken JSON differ between platforms.
      let known = context.debugDescription.hasPrefix("unknown ")
      return known ? context.debugDescription : "not a JSON object"
    case .dataCorrupted(let context):
      return "\(place(context.codingPath))\(context.debugDescription)"
    @unknown default: return String(describing: error)
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    let parts = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return "at /\(parts.joined(separator: "/")): "
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is Int.Type, is UInt64.Type: "a whole number"
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    default: String(describing: type).hasPrefix("Array") ? "an array" : "an object"
    }
  }
}

/// A line that is not the message it should be.
package struct WireMistake: Error, Equatable {
  package var sentence: String
  package var line: String
}
