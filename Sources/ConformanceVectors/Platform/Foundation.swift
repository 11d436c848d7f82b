// FoundationEssentials, where it exists, starts faster than Foundation: it loads no locale data.
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads a JSON text into a value.
func decodeJSON<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}

/// Writes a value as JSON text with its keys in order.
func encodeJSON(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
