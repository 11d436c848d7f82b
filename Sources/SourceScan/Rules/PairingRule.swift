/// Which of raw nonce and hash goes to the provider, and which to the backend.
struct PairingRule {
  private let facts: FileFacts
  private var file: SourceFile { facts.file }

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

  // MARK: what a value is

  private enum Form { case raw, hashed, unknown }

  private static let hashWords = ["sha", "hash", "digest", "hmac"]
  private static let makers = ["random", "generate", "uuid", "guid", "make", "create", "new"]

  private static let plainMembers: Set<String> = [
    "value", "string", "text", "stringValue", "plain", "rawValue", "description", "uuidString",
  ]

  private func speaksOfHash(_ index: Int) -> Bool {
    let word = file.word(index).lowercased()
    return file.isName(index) && Self.hashWords.contains { word.contains($0) }
      && !word.contains("unhash")
  }

  /// What an expression is, by its words and by where its name got its value.
  private func form(of value: Range<Int>, depth: Int = 0) -> Form {
    if value.contains(where: speaksOfHash) { return .hashed }
    guard var name = value.last(where: { file.isName($0) }) else { return .unknown }
    // `nonce.value`
    if Self.plainMembers.contains(file.word(name)), file.isMark(name - 1, "."),
      file.isName(name - 2), value.contains(name - 2)
    {
      name -= 2
    }
    let isCall = file.isMark(name + 1, "(")
    let word = file.word(name)
    let plain = word.lowercased()
    if plain.hasPrefix("raw") || plain.hasPrefix("unhashed") || plain.hasSuffix("raw") {
      return .raw
    }
    if isCall { return Self.makers.contains { plain.contains($0) } ? .raw : .unknown }
    var found = Form.unknown
    var handedOn: Set<Form> = []
    let here = file.scope(of: name)
    let isLocal = here.contains { place in
      file.word(place) == word && place < name && isGiven(place)
    }
    for index in isLocal ? here.lowerBound..<name : file.words.indices
    where file.word(index) == word && index != name
      && (!file.isMark(index - 1, ".") || ["self", "this"].contains(file.word(index - 2)))
    {
      guard
        file.isMark(index + 1, "=") || file.isMark(index + 1, ":=")
          || file.isMark(index + 1, ":") && file.isName(index + 2) && file.isMark(index + 3, "=")
      else { continue }
      let statement = file.statement(at: index)
      let sign = file.isMark(index + 1, ":") ? index + 3 : index + 1
      var right = sign + 1..<max(sign + 1, statement.upperBound)
      // `guard let nonce = current, let other = … else { return }`
      let isBound = ["let", "var"].contains(file.word(index - 1))
      if file.language == .swift, isBound { right = self.value(from: sign + 1) }
      if right.contains(where: speaksOfHash) {
        if isLocal { return .hashed }
        handedOn.insert(.hashed)
        continue
      }
      if depth < 2, right.count <= 3, let last = right.last, file.isName(last),
        file.word(last) != word
      {
        handedOn.insert(form(of: right, depth: depth + 1))
      }
      let isMade = right.contains { place in
        let word = file.word(place).lowercased()
        return file.isName(place)
          && (SourceFile.namesNonce(word) || Self.makers.contains { word.contains($0) })
          && file.isMark(place + 1, "(")
          || file.isName(place) && file.isMark(place + 1, ":")
      }
      if isMade
        || file.language == .objectiveC
          && right.contains(where: {
            file.nonces[$0] || Self.makers.contains(file.word($0).lowercased())
          })
      {
        found = .raw
      }
    }
    // What is handed on in both forms is told by nothing here.
    if handedOn.isSuperset(of: [.raw, .hashed]) { return .unknown }
    if handedOn.contains(.hashed) { return found == .raw ? .unknown : .hashed }
    return handedOn.contains(.raw) ? .raw : found
  }

  /// Whether a name gets a value at a token.
  private func isGiven(_ index: Int) -> Bool {
    (file.isMark(index + 1, "=") || file.isMark(index + 1, ":="))
      && !file.isMark(index - 1, ".")
  }

  /// The rest of an argument or an assignment from a token on.
  private func value(from start: Int) -> Range<Int> {
    var end = start
    while end < file.words.count {
      if file.kind(end) == .mark {
        if [",", ";", ")", "}", "]"].contains(file.word(end)) { break }
        if file.isMark(end, "{"), file.word(end - 1) == "else" { break }
        if ["(", "[", "{"].contains(file.word(end)), file.mates[end] > end {
          end = file.mates[end]
        }
      }
      end += 1
      if file.language == .swift, file.word(end) == "else" { break }
      if end < file.words.count, file.tokens[end].line != file.tokens[end - 1].line,
        file.language.endsStatementsAtLines, !file.isMark(end, ".")
      {
        break
      }
      if end - start > 80 { break }
    }
    return start..<end
  }

  // MARK: what is sent

  private static let requests: Set<String> = [
    "getAppleIDCredential", "AppleAuthLoginArgs", "AppleAuthQuickLoginArgs", "setNonce",
  ]

  private func sent(_ index: Int) -> ScanHit? {
    var range: Range<Int>?
    if file.word(index) == "nonce", file.isMark(index - 1, "."), file.isMark(index + 1, "="),
      file.language == .swift || file.language == .objectiveC,
      file.word(index - 2).lowercased().contains("req")
    {
      range = value(from: index + 2)
    } else if isSetOnRequest(index) {
      range = value(from: index + 2)
    } else if file.word(index) == "nonce", file.isMark(index + 1, ":"),
      isArgument(index, of: Self.requests) || isExpo(index) || isBesideScopes(index)
    {
      range = value(from: index + 2)
    } else if file.parents[index] > 0, Self.requests.contains(file.word(file.parents[index] - 1)),
      !file.isMark(index - 1, ":"), !file.isMark(index + 1, "("), !file.isMark(index + 1, ":")
    {
      range = value(from: index)
    } else if file.word(index) == "nonce", isExpo(index),
      file.isMark(index + 1, "}") || file.isMark(index + 1, ","),
      file.isMark(index - 1, "{") || file.isMark(index - 1, ",")
    {
      // `{ scopes, nonce }`
      range = index..<index + 1
    }
    guard let range, !range.isEmpty else { return nil }
    let form = form(of: range)
    guard
      form == .raw
        || form == .unknown && range.count == 1 && isKnownRaw(file.word(range.lowerBound))
    else { return nil }
    // Google's request takes any text; only where something is hashed does the backend expect it.
    let isGoogles = file.word(file.parents[index] - 1) == "setNonce"
    let hashes = file.mentions(Self.hashing)
    return ScanHit(
      token: index, rule: .rawNonceSent,
      certainty: facts.isTest || isGoogles && !hashes && !isNamedRaw(range) ? .lookHere : .likely,
      seen:
        "the request gets '\(file.word(range.last { file.isName($0) } ?? index))', which is not hashed"
    )
  }

  /// `request.Nonce = …`, `[request setNonce:…]`, `createRequest().apply { nonce = … }`,
  /// `request..nonce = …`: Apple's request from other languages.
  private func isSetOnRequest(_ index: Int) -> Bool {
    func isRequest(_ range: Range<Int>) -> Bool {
      range.contains { file.isName($0) && file.word($0).lowercased().contains("req") }
    }
    let near = max(0, index - 3)..<index
    switch (file.language, file.word(index)) {
    case (.objectiveC, "setNonce"):
      return file.isMark(index + 1, ":") && isRequest(near)
    case (.cSharp, "Nonce"), (.kotlin, "nonce"), (.dart, "nonce"):
      guard file.isMark(index + 1, "=") else { return false }
      if [".", ".."].contains(file.word(index - 1)) {
        return isRequest(near) && file.mentions(Self.applesRequest)
      }
      let brace = file.brace(of: index)
      return file.language == .kotlin && brace > 2
        && ["apply", "run", "with"].contains { word in
          (max(0, brace - 6)..<brace).contains { file.word($0) == word }
        } && isRequest(file.statement(at: brace - 1).lowerBound..<brace)
        && file.mentions(Self.applesRequest)
    default: return false
    }
  }

  private static let applesRequest = ByteSearch(["asauthorization", "appleidprovider"])

  private static let hashing = ByteSearch([
    "sha256", "sha-256", "sha_256", "hashednonce", "supabase",
  ])

  private func isNamedRaw(_ range: Range<Int>) -> Bool {
    range.contains { file.word($0).lowercased().hasPrefix("raw") }
  }

  private func isExpo(_ index: Int) -> Bool {
    isArgument(index, of: ["signInAsync"])
      && file.contains(["AppleAuthentication"], in: file.words.indices)
  }

  /// `plugin.signin({ requestedScopes: […], nonce: … })`; what also says an operation is a library
  /// that hashes by itself.
  private func isBesideScopes(_ index: Int) -> Bool {
    let open = file.parents[index]
    guard file.language.isScript, file.isMark(open, "{"), file.mates[open] > open else {
      return false
    }
    let members = Set((open..<file.mates[open]).filter { file.parents[$0] == open }.map(file.word))
    return members.contains("requestedScopes") && !members.contains("requestedOperation")
  }

  /// Whether the backend gets a name as the raw nonce.
  private func isKnownRaw(_ word: String) -> Bool {
    file.words.indices.contains { place in
      Self.rawNames.contains(file.words[place])
        && (file.isMark(place + 1, ":") || file.isMark(place + 1, "="))
        && file.words[min(place + 2, file.words.count - 1)] == word
        && [",", ")", "}", ";"].contains(file.word(place + 3))
    }
  }

  private func isArgument(_ index: Int, of functions: Set<String>) -> Bool {
    var open = file.parents[index]
    for _ in 0..<2 where open > 0 {
      if file.isMark(open, "("), functions.contains(file.word(open - 1)) { return true }
      open = file.parents[open]
    }
    return false
  }

  // MARK: what is kept

  private static let rawNames: Set<String> = ["rawNonce", "raw_nonce"]

  private func kept(_ index: Int) -> ScanHit? {
    if let hit = written(index) { return hit }
    guard let range = keptValue(index), !range.isEmpty, form(of: range) == .hashed,
      !file.isText(range.lowerBound)
    else { return nil }
    return ScanHit(
      token: index, rule: .hashedNonceKept, certainty: certainty(ofHash: range),
      seen: "the backend gets a hash where it wants the raw nonce")
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
    return ScanHit(
      token: index, rule: .hashedNonceKept, certainty: facts.isTest ? .lookHere : .likely,
      seen: "the backend gets a hash where it wants the raw nonce")
  }

  /// What is hashed where it is given, or called so, is a hash whatever stands elsewhere.
  private func certainty(ofHash value: Range<Int>) -> Certainty {
    if facts.isTest { return .lookHere }
    return facts.purpose == .signIn && value.contains(where: speaksOfHash) ? .certain : .likely
  }

  /// What the backend gets as the raw nonce, where a token names it.
  private func keptValue(_ index: Int) -> Range<Int>? {
    let word = file.word(index)
    let isLabel =
      file.isMark(index + 1, ":") || file.isMark(index + 1, "=") || file.isMark(index + 1, "=>")
    let isDeclared = ["let", "var", "val", "final", "const", "String", "string"].contains(
      file.word(index - 1))
    if isLabel, !isDeclared {
      if Self.rawNames.contains(word) { return value(from: index + 2) }
      if word == "nonce", isArgument(index, of: Self.backends) || isInBackendClosure(index) {
        return value(from: index + 2)
      }
    }
    return nil
  }

  /// `setIdTokenWithRawNonce(token, hash)`, `GetCredential("apple.com", token, hash, code)`
  private func given(_ index: Int) -> ScanHit? {
    guard file.isName(index), Self.positional.contains(file.word(index)),
      file.isMark(index + 1, "("), file.mates[index + 1] > index
    else { return nil }
    var begin = index + 2
    while begin < file.mates[index + 1] {
      let argument = value(from: begin)
      if form(of: argument) == .hashed, !argument.contains(where: file.isText) {
        return ScanHit(
          token: begin, rule: .hashedNonceKept, certainty: certainty(ofHash: argument),
          seen: "the backend gets a hash where it wants the raw nonce")
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
  ]

  /// `signInWith(IDToken) { nonce = … }`
  private func isInBackendClosure(_ index: Int) -> Bool {
    let brace = file.brace(of: index)
    return file.language == .kotlin && brace > 2
      && (max(0, brace - 6)..<brace).contains { file.word($0) == "IDToken" }
  }
}
