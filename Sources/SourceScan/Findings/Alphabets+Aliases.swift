/// Lists of the letters of an alphabet, under names of their own.
extension Alphabets {
  /// What makes a list of letters of a text of them.
  private static let listing: Set<String> = [
    "Array", "from", "toCharArray", "split", "list", "chars", "collect", "Vec", "char", "as_bytes",
    "bytes", "byte", "rune", "ToCharArray", "str_split", "utf8", "self", "Self", "this", "String",
    "UInt8", "characters", "to_a", "each_char", "freeze", "codeUnits", "runes", "toList", "u8",
    "unicodeScalars", "tuple", "Character", "getBytes", "encode", "toByteArray", "static", "value",
  ]

  /// `let chars = Array(letters)`, `const chars = LETTERS.split('')`
  mutating func findAliases(_ file: SourceFile) {
    for index in file.words.indices
    where (file.isMark(index, "=") || file.isMark(index, ":=")) && file.isName(index - 1) {
      let statement = file.statement(at: index)
      let value = index + 1..<max(index + 1, statement.upperBound)
      guard value.count <= 16 else { continue }
      let names = value.filter { file.isName($0) }
      let known = names.filter { letters[Self.plain(file.word($0))] != nil }
      guard known.count == 1, names.count > 1 || file.isMark(index + 1, "["),
        names.allSatisfy({
          $0 == known[0] || Self.listing.contains(file.word($0))
            || file.word($0).first?.isUppercase == true && file.isMark($0 + 1, ".")
        }),
        !value.contains(where: { Self.operators.contains(file.word($0)) && !file.isMark($0, "&") }),
        let text = letters[Self.plain(file.word(known[0]))]
      else { continue }
      let isTyped = file.isMark(index - 2, ":") && file.isName(index - 3)
      counts.add(
        Self.plain(file.word(isTyped ? index - 3 : index - 1)), text.count, at: index)
    }
  }

  /// `static const char letters[] = "…"`, which ends with a zero.
  func isOfC(_ file: SourceFile, _ name: Int) -> Bool {
    file.words.indices.contains { place in
      file.words[place] == file.words[name] && file.follows(["[", "]", "="], at: place + 1)
        && file.isText(place + 4)
    }
  }

  /// The letters of an alphabet by its name.
  func letters(named name: String) -> [UInt8]? { letters[Self.plain(name)] }
}
