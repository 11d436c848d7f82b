internal import Foundation

/// Reading of vector folders, and reading and writing of the source that embeds them.
package enum VectorFolder {
  /// The text of each vector file and schema below a folder, by its path.
  ///
  /// - Parameter folder: The path of `Vectors/`, or of a folder laid out like it.
  /// - Returns: All files whose name ends in `.json`; of `schema/` only those of areas that have
  ///   vectors, for other schemas may lie beside them.
  /// - Throws: Foundation's error where the folder or a file cannot be read.
  package static func read(_ folder: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".json") {
      texts[path] = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }
    let areas = Set(texts.keys.map { $0.prefix { $0 != "/" } })
    let schemas = Set(areas.map { "schema/\($0).schema.json" })
    return texts.filter { !$0.key.hasPrefix("schema/") || schemas.contains($0.key) }
  }

  /// The text of the C source that embeds vectors.
  ///
  /// - Parameter folder: The path of `Sources/CVectors`.
  /// - Throws: Foundation's error where the file cannot be read.
  package static func readTable(_ folder: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(VectorEmbedding.tableName)", encoding: .utf8)
  }

  /// Makes the C source what the vectors ask for.
  ///
  /// - Parameters:
  ///   - paths: The path of each vector file and schema.
  ///   - folder: The path of `Sources/CVectors`.
  /// - Returns: Whether the file was changed.
  /// - Throws: Foundation's error where the file cannot be written; it is written as a whole.
  package static func embed(_ paths: some Sequence<String>, into folder: String) throws -> Bool {
    let table = VectorEmbedding.table(of: paths)
    if let found = try? readTable(folder), found.utf8.elementsEqual(table.utf8) { return false }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = URL(fileURLWithPath: "\(folder)/\(VectorEmbedding.tableName)")
    try Data(table.utf8).write(to: file, options: .atomic)
    return true
  }
}
