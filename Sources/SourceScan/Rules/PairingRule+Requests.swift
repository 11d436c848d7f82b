/// Raw nonces that go to the provider, whose request wants the hash.
extension PairingRule {
  private static let requests: Set<String> = [
    "getAppleIDCredential", "AppleAuthLoginArgs", "AppleAuthQuickLoginArgs", "setNonce",
  ]

  func sent(_ index: Int) -> ScanHit? {
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
      // React's `setNonce(value)` keeps it for the page.
      !file.language.isScript || file.isMark(file.parents[index] - 2, "."),
      !file.isMark(index - 1, ":"), !file.isMark(index + 1, "("), !file.isMark(index + 1, ":")
    {
      range = value(from: index)
    } else if file.word(index) == "nonce", file.isMark(index + 1, ":"), isOfWeb(index) {
      range = value(from: index + 2)
      // What the page's script takes is any text, unless it is said to be raw or a backend hashes it.
      guard let range,
        isNamedRaw(range) || isKnownRaw(file.word(range.lowerBound))
          || file.word(index - 1) != "." && form(of: range) != .hashed
            && file.mentions(Self.hashing)
            && file.contains(["signInWithIdToken"], in: file.words.indices)
      else { return nil }
      if form(of: range) != .hashed {
        return ScanHit(
          token: index, rule: .rawNonceSent, certainty: facts.isTest ? .lookHere : .likely,
          seen: "the request gets '\(file.word(range.lowerBound))', which is not hashed")
      }
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

  /// `AppleID.auth.init({ nonce: … })`, and Google's where Supabase, which hashes, takes the token.
  private func isOfWeb(_ index: Int) -> Bool {
    guard file.language.isScript else { return false }
    let brace = file.parents[index]
    let open = brace > 0 ? file.parents[brace] : -1
    guard open > 3, file.isMark(open, "(") else { return false }
    if file.follows(["AppleID", ".", "auth", ".", "init"], at: open - 5) { return true }
    return file.follows(["id", ".", "initialize"], at: open - 3)
      && file.contains(["signInWithIdToken"], in: file.words.indices)
  }

  private func isExpo(_ index: Int) -> Bool {
    isArgument(index, of: ["signInAsync"])
      && file.contains(["AppleAuthentication"], in: file.words.indices)
      // Capacitor's: `SignInWithApple.authorize({ …, nonce })`
      || isOfCapacitor(index)
  }

  private func isOfCapacitor(_ index: Int) -> Bool {
    let brace = file.parents[index]
    let open = brace > 0 ? file.parents[brace] : -1
    return open > 3 && file.isMark(brace, "{") && file.isMark(open, "(")
      && ["authorize", "signIn", "login"].contains(file.word(open - 1))
      && ["SignInWithApple", "AppleSignIn"].contains(file.word(open - 3))
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
}
