/// Turns the files below `Vectors/` into Swift source, and tells where the two have drifted apart.
///
/// String literals rather than resources: a worker needs no bundle, no path and no file access.
/// Everything here is a function of texts; ``VectorFolder`` reads and writes.
public enum VectorEmbedding {
  /// The generated files.
  ///
  /// - Parameter texts: The text of each vector file and schema by its path below `Vectors/`.
  /// - Returns: The text of each Swift file by its name, for `Generated/`.
  /// - Complexity: O(bytes of `texts`).
  public static func render(_ texts: [String: String]) -> [String: String] {
    var sources: [String: String] = [:]
    for (path, text) in texts {
      sources[sourceName(of: path)] = """
        // swift-format-ignore-file
        // Generated from Vectors/\(path) by `auth-conformance vectors embed`. Do not edit.

        extension EmbeddedVectors {
          static let \(constantName(of: path)): String = \(literal(text))
        }

        """
    }
    let entries = texts.keys.sorted().map { "    \"\($0)\": \(constantName(of: $0)),\n" }
    sources["EmbeddedVectors.swift"] = """
      // Generated from Vectors/ by `auth-conformance vectors embed`. Do not edit.

      /// The files below `Vectors/` with which the suite was built.
      enum EmbeddedVectors {
        /// The text of each file by its path.
        static let texts: [String: String] = [
      \(entries.joined())  ]
      }

      """
    return sources
  }

  /// Where generated files differ from what the vectors ask for.
  ///
  /// - Parameters:
  ///   - texts: The text of each vector file and schema by its path below `Vectors/`.
  ///   - sources: The text of each Swift file found in `Generated/` by its name.
  /// - Returns: One difference for each file that differs, in order of names; empty where none does.
  public static func drift(
    of texts: [String: String], from sources: [String: String]
  ) -> [VectorDrift] {
    let rendered = render(texts)
    return Set(rendered.keys).union(sources.keys).sorted().compactMap { name in
      switch (rendered[name], sources[name]) {
      case (.some, nil): VectorDrift(file: name, reason: .missing)
      case (nil, .some): VectorDrift(file: name, reason: .superfluous)
      case (let expected?, let found?):
        // Bytes, not characters: == on String takes canonically equivalent texts for equal.
        expected.utf8.elementsEqual(found.utf8)
          ? nil : VectorDrift(file: name, reason: .differs(line: firstLine(expected, found)))
      case (nil, nil): nil
      }
    }
  }

  private static func firstLine(_ expected: String, _ found: String) -> Int {
    var line = 1
    for (left, right) in zip(expected.utf8, found.utf8) {
      if left != right { break }
      if left == 0x0a { line += 1 }
    }
    return line
  }

  /// `digest/cavp-long.json` ↦ `DigestCavpLong.swift`.
  static func sourceName(of path: String) -> String {
    words(of: path).map(capitalised).joined() + ".swift"
  }

  /// `digest/cavp-long.json` ↦ `digestCavpLong`.
  static func constantName(of path: String) -> String {
    let words = words(of: path)
    return words[0] + words.dropFirst().map(capitalised).joined()
  }

  private static func words(of path: String) -> [String] {
    let name = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? ["empty"] : words.map(String.init)
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A raw literal with as many number signs as the text needs.
  private static func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }
}

/// A generated file that is not what the vectors ask for.
public struct VectorDrift: Sendable, Equatable, CustomStringConvertible {
  /// How a generated file is wrong.
  public enum Reason: Sendable, Equatable {
    /// It does not exist.
    case missing
    /// No vector file asks for it.
    case superfluous
    /// It differs from this line on.
    case differs(line: Int)
  }

  /// The name of the Swift file.
  public var file: String
  /// How it is wrong.
  public var reason: Reason

  /// What was found and what to do.
  public var description: String {
    let what =
      switch reason {
      case .missing: "is missing"
      case .superfluous: "belongs to no vector file"
      case .differs(let line): "differs from Vectors/ at line \(line)"
      }
    return "Generated/\(file): \(what). Run 'auth-conformance vectors embed'."
  }
}
