internal import CVectors

/// The files below `Vectors/` with which the suite was built.
enum EmbeddedVectors {
  /// Their paths, in order.
  static var paths: [String] { files.map { String(cString: $0.path) } }

  /// The text of a file, made anew each time; nil where none has this path.
  static func text(of path: String) -> String? {
    files.first { String(cString: $0.path) == path }.map { String(cString: $0.text) }
  }

  private static var files: UnsafeBufferPointer<vector_file> {
    UnsafeBufferPointer(start: vector_files(), count: vector_file_count())
  }
}
