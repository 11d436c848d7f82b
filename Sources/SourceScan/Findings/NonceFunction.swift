/// A function that makes nonces, as far as its name and what stands in it tell.
package struct NonceFunction: Equatable, Sendable {
  package let path: String
  package let line: Int
  package let name: String
  /// The letters that it draws from, in their order; nil where none are written out.
  package let letters: String?

  /// Those of hexadecimal: a shorter text beside a nonce is seldom its alphabet, such as a module's
  /// name.
  private static let fewestLetters = 16
  private static let beginnings = [
    "make", "create", "generate", "new", "next", "build", "random", "fresh", "get", "issue", "draw",
    "secure", "nonce", "raw", "gen",
  ]

  /// The functions of a file that give nonces by their names.
  static func all(in facts: FileFacts) -> [NonceFunction] {
    let file = facts.file
    guard !facts.isTest, facts.purpose != .other else { return [] }
    return file.blocks.compactMap { block in
      let plain = block.name.lowercased().replacing("_", with: "")
      guard block.kind == .function, SourceFile.namesNonce(plain),
        beginnings.contains(where: { plain.hasPrefix($0) }),
        plain.hasSuffix("nonce") || plain.hasSuffix("string") || plain.hasSuffix("text"),
        !["hash", "sha", "digest"].contains(where: { plain.contains($0) })
      else { return nil }
      let literal = facts.alphabets.literals.first { literal in
        literal.letters.count >= fewestLetters
          && (block.body.contains(literal.token)
            || !literal.name.isEmpty && block.body.contains { file.word($0) == literal.name })
      }
      return NonceFunction(
        path: file.path, line: file.line(block.header), name: block.name,
        letters: literal.map { String(decoding: $0.letters, as: UTF8.self) })
    }
  }
}
