/// Nonces that are written out: every attempt of every user has the same.
extension KeepingRule {
  /// `request.nonce = "8f3a91"`, `builder.setNonce("my nonce")`, `{ nonce: "8f3a91" }`
  func writtenOut(_ index: Int) -> ScanHit? {
    guard facts.purpose == .signIn,
      !file.path.lowercased().contains("example"),
      let text = value(at: index), isWhole(text)
    else { return nil }
    let isKey = file.isMark(index + 1, ":") || file.isText(index)
    return hit(
      text, isKey ? .likely : .certain, "the nonce is written out, the same for every attempt")
  }

  /// The text that what speaks of a nonce is given.
  private func value(at index: Int) -> Int? {
    let word = file.word(index)
    if FileFacts.isSetter(file, index) {
      let isSure = file.isText(index + 2) && file.isMark(index + 3, ")")
      return isSure && (word.lowercased() != "nonce" || looksDrawn(file.word(index + 2)))
        ? index + 2 : nil
    }
    guard Self.isNonce(word), file.isInFunction(index) else { return nil }
    var sign = index + 1
    while file.isMark(sign, "]") { sign += 1 }
    // `let nonce: String = "8f3a91"`
    if file.isMark(sign, ":"), file.isName(sign + 1), file.isMark(sign + 2, "=") { sign += 2 }
    guard ["=", ":", "=>"].contains(file.word(sign)), file.kind(sign) == .mark,
      file.isText(sign + 1), looksDrawn(file.word(sign + 1))
    else { return nil }
    return sign + 1
  }

  /// Whether nothing follows a text, or stands in it, that makes another value of it.
  private func isWhole(_ text: Int) -> Bool {
    !file.word(text).isEmpty && !["+", ".", "%", "(", "?.", "["].contains(file.word(text + 1))
      && !["$", "{", "\\", "<"].contains { file.word(text).contains($0) }
  }

  /// How names of types and forms begin that have a number.
  private static let forms = ["sha", "base", "uint", "int", "byte", "string", "text", "hex", "v"]

  /// Whether a text is what a nonce may be, and not its name or its type: a word with a number.
  private func looksDrawn(_ text: String) -> Bool {
    text.utf8.count >= 4 && NonceName.isKey(text) && !text.contains(".")
      && text.contains(where: \.isNumber) && !SourceFile.namesNonce(text)
      && !Self.forms.contains(where: text.lowercased().hasPrefix)
  }
}
