/// Reading of vector folders and writing of generated files.
public enum VectorFolder {
  /// The text of each vector file and schema below a folder, by its path.
  ///
  /// - Parameter folder: The path of `Vectors/`, or of a folder laid out like it.
  /// - Returns: All files whose name ends in `.json`; of `schema/` only those of areas that have
  ///   vectors, for other schemas may lie beside them.
  /// - Throws: Foundation's error where the folder or a file cannot be read.
  public static func read(_ folder: String) throws -> [String: String] {
    let texts = try texts(in: folder, suffix: ".json")
    let areas = Set(texts.keys.map { $0.prefix { $0 != "/" } })
    let schemas = Set(areas.map { "schema/\($0).schema.json" })
    return texts.filter { !$0.key.hasPrefix("schema/") || schemas.contains($0.key) }
  }

  /// The text of each generated file, by its name.
  ///
  /// - Parameter folder: The path of `Sources/ConformanceVectors/Generated`.
  /// - Throws: Foundation's error where the folder or a file cannot be read.
  public static func readGenerated(_ folder: String) throws -> [String: String] {
    try texts(in: folder, suffix: ".swift")
  }

  /// Makes the generated files what the vectors ask for, and deletes those that none asks for.
  ///
  /// - Parameters:
  ///   - texts: The text of each vector file and schema by its path.
  ///   - folder: The path of `Sources/ConformanceVectors/Generated`.
  /// - Returns: The names of the files that were changed, in order.
  /// - Throws: Foundation's error where a file cannot be written; each file is written as a whole.
  public static func embed(_ texts: [String: String], into folder: String) throws -> [String] {
    try Disk.makeFolder(atPath: folder)
    let rendered = VectorEmbedding.render(texts)
    let drift = VectorEmbedding.drift(of: texts, from: try readGenerated(folder))
    for file in drift.map(\.file) {
      if let text = rendered[file] {
        try Disk.write(text, toPath: "\(folder)/\(file)")
      } else {
        try Disk.remove(atPath: "\(folder)/\(file)")
      }
    }
    return drift.map(\.file)
  }

  private static func texts(in folder: String, suffix: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try Disk.paths(below: folder) where path.hasSuffix(suffix) {
      texts[path] = try Disk.text(atPath: "\(folder)/\(path)")
    }
    return texts
  }
}
