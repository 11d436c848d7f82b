package import ConformanceVectors

/// Writes the C source that embeds the files below `Vectors/`, and tells where the two have drifted.
///
/// Embedded rather than resources: a worker needs no bundle, no path and no file access. The
/// compiler reads the files where they lie, so that only the list of them can fall behind.
/// Everything here is a function of texts; ``VectorFolder`` reads and writes.
package enum VectorEmbedding {
  /// The name of the C source.
  package static let tableName: String = "CVectors.c"
  /// What a row's `#embed` says before the path: `Vectors/`, seen from `Sources/CVectors`.
  private static let opening: String = "#embed \"../../Vectors/"

  /// The C source.
  ///
  /// - Parameter paths: The path of each vector file and schema below `Vectors/`.
  package static func table(of paths: some Sequence<String>) -> String {
    let rows = paths.sorted().map { path in
      """
          {"\(path)", (const uint8_t[]){
      \(opening)\(path)"
          , 0}},

      """
    }
    return """
      // Generated from Vectors/ by `auth-conformance vectors embed`. Do not edit.
      #include "CVectors.h"

      // #embed is C23; clang accepts it in older C too, and counts the embedded files among those
      // that this one depends on, so that the next build takes in a changed vector.
      #pragma clang diagnostic ignored "-Wc23-extensions"

      static const struct vector_file files[] = {
      \(rows.joined())};

      const struct vector_file *vector_files(void) { return files; }

      size_t vector_file_count(void) { return sizeof files / sizeof *files; }

      """
  }

  /// Where the embedded files differ from those of a folder.
  ///
  /// - Parameters:
  ///   - texts: The text of each vector file and schema by its path below `Vectors/`.
  ///   - table: The C source as it was found.
  ///   - embedded: What was built of it.
  /// - Returns: One difference for each file that differs, in order of paths; where only the rest
  ///   of the table does, one for the table. Empty where nothing differs.
  package static func drift(
    of texts: [String: String], from table: String, embedded: VectorLibrary = .embedded
  ) -> [VectorDrift] {
    let rows = table.split(separator: "\n").filter { $0.hasPrefix(opening) }
      .map { String($0.dropFirst(opening.count).dropLast()) }
    let drift = Set(rows).union(texts.keys).sorted().compactMap { path -> VectorDrift? in
      guard let text = texts[path] else { return VectorDrift(path: path, reason: .superfluous) }
      guard rows.contains(path) else { return VectorDrift(path: path, reason: .missing) }
      return firstDifference(embedded.text(of: path) ?? "", text)
        .map { VectorDrift(path: path, reason: .differs(line: $0)) }
    }
    guard drift.isEmpty else { return drift }
    return firstDifference(table, self.table(of: texts.keys))
      .map { [VectorDrift(path: tableName, reason: .edited(line: $0))] } ?? []
  }

  /// The first line in which two texts differ, or nil where they are the same bytes.
  private static func firstDifference(_ found: String, _ expected: String) -> Int? {
    // Bytes, not characters: == on String takes canonically equivalent texts for equal.
    if found.utf8.elementsEqual(expected.utf8) { return nil }
    let common = zip(found.utf8, expected.utf8).prefix { $0 == $1 }
    return 1 + common.count { $0.0 == 0x0a }
  }
}

/// A file whose embedded text is not what the vectors ask for.
package struct VectorDrift: Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Sendable, Equatable {
    /// The table has no row for the file.
    case missing
    /// The table has a row, but there is no file.
    case superfluous
    /// From this line on, the file is not what was built in.
    case differs(line: Int)
    /// From this line on, the table was changed by hand.
    case edited(line: Int)
  }

  /// The path of the file below `Vectors/`, or the name of the table.
  package var path: String
  /// What is wrong with it.
  package var reason: Reason

  /// What was found and what to do.
  package var description: String {
    let embed = "Run '.ci/renew embedded'."
    return switch reason {
    case .missing: "\(path): is not embedded. \(embed)"
    case .superfluous: "\(path): is embedded, but does not exist. \(embed)"
    case .differs(let line): "\(path): differs from what is embedded at line \(line). Build again."
    case .edited(let line): "\(path): differs from what is generated at line \(line). \(embed)"
    }
  }
}
