/// Which of raw nonce and hash goes to the provider, and which to the backend.
struct PairingRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    guard facts.speaksOfNonce else { return [] }
    let rule = PairingRule(facts: facts)
    return facts.file.words.indices.compactMap { index in
      if let hit = rule.given(index) { return hit }
      guard facts.file.nonces[index] else { return nil }
      guard facts.file.isName(index) else { return rule.kept(index) }
      return rule.sent(index) ?? rule.kept(index)
    }
  }

  func isArgument(_ index: Int, of functions: Set<String>) -> Bool {
    var open = file.parents[index]
    for _ in 0..<2 where open > 0 {
      if file.isMark(open, "("), functions.contains(file.word(open - 1)) { return true }
      open = file.parents[open]
    }
    return false
  }

  static let rawNames: Set<String> = ["rawNonce", "raw_nonce"]

  private func hit(_ index: Int, _ certainty: Certainty) -> ScanHit {
    ScanHit(
      token: index, rule: .hashedNonceKept, certainty: certainty,
      seen: "the backend gets a hash where it wants the raw nonce")
  }

  private func kept(_ index: Int) -> ScanHit? {
    if let hit = written(index) { return hit }
    guard let range = keptValue(index), !range.isEmpty, form(of: range) == .hashed,
      !file.isText(range.lowerBound)
    else { return nil }
    return hit(index, certainty(ofHash: range))
  }

  /// `"id_token=…&nonce={hashed}"`, the body of a request to a backend that hashes.
  private func written(_ index: Int) -> ScanHit? {
    guard file.isText(index), file.isMark(index + 1, "(") || file.word(index + 1) == "(",
      file.tokens[index + 1].start < 0
    else { return nil }
    let text = file.word(index)
    guard let label = text.ranges(of: "nonce=").last, text.contains("id_token=") else { return nil }
    let rest = text[label.upperBound...].prefix { $0 != "&" }.lowercased()
    guard rest.first.map({ "{$\\#".contains($0) }) == true,
      Self.hashWords.contains(where: rest.contains)
    else { return nil }
    return hit(index, facts.isTest ? .lookHere : .likely)
  }

  /// What is hashed where it is given, or called so, is a hash whatever stands elsewhere.
  func certainty(ofHash value: Range<Int>) -> Certainty {
    if facts.isTest { return .lookHere }
    return facts.purpose == .signIn && value.contains(where: speaksOfHash) ? .certain : .likely
  }

  /// What the backend gets as the raw nonce, where a token names it.
  private func keptValue(_ index: Int) -> Range<Int>? {
    let word = file.word(index)
    let isLabel =
      file.isMark(index + 1, ":") || file.isMark(index + 1, "=") || file.isMark(index + 1, "=>")
    // `form.append('raw_nonce', value)`, `body.put("rawNonce", value)`, `"raw_nonce" to value`
    if file.isText(index), Self.rawNames.contains(word) {
      let isFirst = file.isMark(index - 1, "(") && file.isMark(index + 1, ",")
      if isFirst || file.word(index + 1) == "to" && file.language == .kotlin {
        return value(from: index + 2)
      }
    }
    let isDeclared = ["let", "var", "val", "final", "const", "String", "string"].contains(
      file.word(index - 1))
    // `fun verify(token: String, rawNonce: String)`
    let isParameter =
      file.isMark(index + 1, ":") && ["String", "String?", "string"].contains(file.word(index + 2))
    if isLabel, !isDeclared, !isParameter {
      if Self.rawNames.contains(word) { return value(from: index + 2) }
      if word == "nonce", isArgument(index, of: Self.backends) || isInBackendClosure(index) {
        return value(from: index + 2)
      }
    }
    // `signInWithIdToken({ provider, token, nonce })`
    if word == "nonce", file.isName(index), file.language.isScript,
      ["{", ","].contains(file.word(index - 1)), ["}", ","].contains(file.word(index + 1)),
      isArgument(index, of: Self.backends)
    {
      return index..<index + 1
    }
    return isDeclared ? nil : bodyValue(index)
  }

  /// `setIdTokenWithRawNonce(token, hash)`, `GetCredential("apple.com", token, hash, code)`
  private func given(_ index: Int) -> ScanHit? {
    guard file.isName(index), Self.positional.contains(file.word(index)),
      file.isMark(index + 1, "("), file.mates[index + 1] > index
    else { return nil }
    var begin = index + 2
    while begin < file.mates[index + 1] {
      let argument = value(from: begin)
      // The token is none, whatever was given for it: `idToken = await request(hashedNonce)`.
      let isToken = argument.contains { file.word($0).lowercased().contains("token") }
      if !isToken, form(of: argument) == .hashed, !argument.contains(where: file.isText) {
        return hit(begin, certainty(ofHash: argument))
      }
      begin = argument.upperBound + 1
    }
    return nil
  }

  private static let backends: Set<String> = [
    "signInWithIdToken", "sign_in_with_id_token", "OpenIDConnectCredentials", "signInWithIDToken",
  ]
  private static let positional: Set<String> = [
    "setIdTokenWithRawNonce", "GetCredential", "SetIdTokenWithRawNonce", "credentialWithIDToken",
    "SignInWithIdToken",
  ]

  /// `signInWith(IDToken) { nonce = … }`
  private func isInBackendClosure(_ index: Int) -> Bool {
    let brace = file.brace(of: index)
    return file.language == .kotlin && brace > 2
      && (max(0, brace - 6)..<brace).contains { file.word($0) == "IDToken" }
  }
}
