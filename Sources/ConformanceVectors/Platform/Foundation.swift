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

/// Reading and writing of text files.
enum Disk {
  /// The text of a file.
  static func text(atPath path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
  }

  /// The paths of all files and folders below a folder, relative to it, in order.
  static func paths(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }

  /// Writes a file as a whole or not at all: to a temporary file, which is then renamed.
  static func write(_ text: String, toPath path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Deletes a file.
  static func remove(atPath path: String) throws {
    try FileManager.default.removeItem(atPath: path)
  }

  /// Makes a folder and those above it, where they do not exist.
  static func makeFolder(atPath path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
}
