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
    guard Self.isNonce(word), file.isInFunction(index) || isOfRequest(index) else { return nil }
    var sign = index + 1
    while file.isMark(sign, "]") { sign += 1 }
    // `let nonce: String = "8f3a91"`
    if file.isMark(sign, ":"), file.isName(sign + 1), file.isMark(sign + 2, "=") { sign += 2 }
    guard ["=", ":", "=>"].contains(file.word(sign)), file.kind(sign) == .mark,
      file.isText(sign + 1), looksDrawn(file.word(sign + 1))
    else { return nil }
    return sign + 1
  }

  /// What else a request for a token says.
  private static let parameters: Set<String> = [
    "response_type", "responseType", "redirect_uri", "redirectUri", "client_id", "clientId",
  ]

  /// Whether a member stands beside those of a request for a token, outside of functions as well.
  private func isOfRequest(_ index: Int) -> Bool {
    let open = file.parents[index]
    guard file.isMark(open, "{"), file.mates[open] > index, file.isMark(index + 1, ":") else {
      return false
    }
    let members = (open..<file.mates[open]).filter { Self.parameters.contains(file.word($0)) }
    return Set(members.map { file.word($0) }).count > 1
  }

  /// `…/authorize?response_type=id_token&client_id=a&nonce=8f3a91`, written into an address.
  func writtenInAddress(_ index: Int) -> ScanHit? {
    guard facts.purpose == .signIn, file.isText(index), !file.path.lowercased().contains("example")
    else { return nil }
    let text = file.word(index)
    guard let range = text.firstRange(of: "nonce="), text.contains("response_type="),
      text.contains("client_id=")
    else { return nil }
    if let before = text[..<range.lowerBound].last, before != "&", before != "?" { return nil }
    let value = text[range.upperBound...].prefix { $0 != "&" && $0 != "#" }
    guard looksDrawn(String(value)) else { return nil }
    return hit(index, .likely, "the nonce is written out, the same for every attempt")
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
