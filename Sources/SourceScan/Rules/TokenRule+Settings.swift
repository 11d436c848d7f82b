/// Tokens that are verified, with a check that is left out or left to the token itself.
extension TokenRule {
  /// What is wrong about how tokens are verified, wherever signing in or a token is spoken of.
  var settings: [ScanHit] {
    guard facts.isAboutSignIn, !facts.isTest else { return [] }
    return file.words.indices.compactMap { index in
      guard file.kind(index) != .mark else { return nil }
      return leftOut(index) ?? anyAudience(index) ?? trusted(index) ?? ownAlgorithm(index)
        ?? anyKey(index) ?? partOfAudience(index) ?? noAudience(index)
    }
  }

  private func found(
    _ index: Int, _ certainty: Certainty, _ seen: String, _ advice: ScanAdvice?
  ) -> ScanHit {
    ScanHit(
      token: index, rule: .tokenUnverified, certainty: certainty, seen: seen, advice: advice)
  }

  private func says(_ words: Set<String>, in range: Range<Int>) -> Bool {
    range.contains { file.kind($0) != .mark && words.contains(file.word($0)) }
  }

  /// What the claim is called that an option of PyJWT and python-jose leaves out.
  private static let options: [String: (claim: String, advice: ScanAdvice?)] = [
    "verify_signature": ("signature", nil), "verify_exp": ("exp", .expiry),
    "verify_aud": ("aud", .audience), "verify_iss": ("iss", .issuer),
  ]

  /// `options={"verify_exp": False}`
  private func leftOut(_ index: Int) -> ScanHit? {
    guard file.language == .python, file.isText(index),
      let (claim, advice) = Self.options[file.word(index)],
      file.follows([":", "False"], at: index + 1)
    else { return nil }
    let scope = file.scope(of: index)
    let open = file.parents[index]
    let isUnsigned =
      claim != "signature" && open >= 0
      && (open..<max(open, file.mates[open])).contains {
        file.word($0) == "verify_signature" && file.word($0 + 2) == "False"
      }
    let isDirect = origin(of: index) == .sameFunction
    // A hint of who leaves, or a claim that is looked at after all.
    let isLooked =
      says([claim], in: scope)
      || ["logout", "refresh", "hint", "expired", "revoke"].contains {
        word in file.surroundings(of: index).contains { $0.name.lowercased().contains(word) }
      }
    let isVerified = claim == "signature" && verifies(besides: index)
    guard !isUnsigned, !isLooked else { return nil }
    let isSure =
      (facts.tellsOfSignIn || claim == "signature" && takesBearer(in: scope)) && !isDirect
      && !isVerified
      && !decidesNothing(index, in: scope)
    return found(index, isSure ? .likely : .lookHere, "\(file.word(index)) is False", advice)
  }

  /// Whether something in the file reads a token with its signature.
  private func verifies(besides index: Int) -> Bool {
    let own = file.statement(at: index)
    return verifies
      || file.words.indices.contains { place in
        file.word(place) == "decode" && file.isMark(place + 1, "(") && !own.contains(place)
          && file.word(file.mates[place + 1] - 1) != "}"
          && says(["algorithms"], in: place..<max(place, file.mates[place + 1]))
      }
  }

  /// `algorithms: [decoded.header.alg]`
  private func ownAlgorithm(_ index: Int) -> ScanHit? {
    guard ["algorithms", "algorithm"].contains(file.word(index)),
      ["=", ":"].contains(file.word(index + 1)), file.parents[index] > 0
    else { return nil }
    var end = index + 2
    while end < file.words.count, file.parents[end] != file.parents[file.parents[index]],
      !(file.parents[end] == file.parents[index]
        && [",", ")", "}"].contains(file.word(end)))
    { end += 1 }
    let value = index + 2..<end
    guard let alg = value.first(where: { file.kind($0) != .mark && file.word($0) == "alg" }),
      let scope = file.isInFunction(index) ? file.scope(of: index) : nil
    else { return nil }
    func isHeader(_ range: Range<Int>) -> Bool {
      range.contains { file.kind($0) != .mark && file.word($0).lowercased().contains("header") }
    }
    let places = scope.filter { file.word($0) == "alg" && !value.contains($0) }
    let isOwn =
      isHeader(value)
      || value.count <= 3 && places.contains { $0 < alg && isHeader(file.statement(at: $0)) }
    // It may be one of a few.
    let isAsked = places.contains { place in
      file.statement(at: place).contains {
        file.isComparison($0) || ["in", "includes", "has", "contains"].contains(file.word($0))
      }
    }
    return isOwn && !isAsked
      ? found(
        index, isHeader(value) && !places.isEmpty || !facts.tellsOfSignIn ? .likely : .certain,
        "the token's own header says how it is verified", .algorithm) : nil
  }

  /// `keys.find(k => k.kid === kid) ?? keys[0]`, `next((k for k in keys if …), keys[0])`
  private func anyKey(_ index: Int) -> ScanHit? {
    guard file.word(index) == "keys" else { return nil }
    let after = file.isText(index) && file.isMark(index + 1, "]") ? index + 2 : index + 1
    let isFirst =
      file.follows(["[", "0", "]"], at: after)
      || file.follows([".", "first"], at: after)
        && !["(", "{"].contains(file.word(after + 2))
    var start = index
    while [".", "?.", "["].contains(file.word(start - 1)), start > 1 { start -= 2 }
    let isFallback =
      ["||", "??", "?:", "or"].contains(file.word(start - 1))
      || file.isMark(start - 1, ",") && file.word(file.parents[start] - 1) == "next"
    guard isFirst else { return nil }
    guard isFallback else {
      return start < index && file.isMark(after, "[") && verifiesTokens && !looksKeysUp
        ? found(index, .likely, "the first key is taken, whichever the token names", .key) : nil
    }
    let before = file.statement(at: index).lowerBound..<start
    return says(Self.keyNames, in: before)
      ? found(index, .likely, "where no key is the token's, any is taken", .key) : nil
  }

  private var verifiesTokens: Bool {
    file.words.contains { word in
      ["jwt", "jwk"].contains(where: word.lowercased().contains) || word == "createPublicKey"
    }
  }

  private static let keyNames: Set<String> = ["kid", "keyId", "keyID", "key_id"]

  /// Whether a key's name is compared or looked up anywhere, or libraries do so.
  private var looksKeysUp: Bool {
    let libraries: Set<String> = [
      "get_signing_key_from_jwt", "getSigningKey", "createRemoteJWKSet", "createLocalJWKSet",
    ]
    return file.words.indices.contains { place in
      guard file.kind(place) != .mark else { return false }
      if libraries.contains(file.word(place)) { return true }
      guard Self.keyNames.contains(file.word(place)) else { return false }
      return file.isMark(place - 1, "[") && !file.isText(place)
        || file.isMark(place - 1, "(") && file.isMark(place + 1, ")")
        || file.statement(at: place).contains { file.isComparison($0) }
    }
  }

  /// What tells whether an audience is a list.
  private static let lists: Set<String> = ["isArray", "isinstance", "concat", "list", "typeof"]

  /// What gives claims as the token has them.
  private static let readers: Set<String> = ["decode", "verify", "jwtVerify", "parse", "loads"]

  /// `claims.aud.includes(clientID)`, `client_id in claims["aud"]`: of a text, a part is enough.
  private func partOfAudience(_ index: Int) -> ScanHit? {
    guard file.word(index) == "aud" else { return nil }
    var end = index + 1
    if file.isMark(end, "]") { end += 1 }
    let isPart: Bool
    switch file.language {
    case .javaScript, .typeScript:
      isPart =
        [".", "?."].contains(file.word(end))
        && ["includes", "indexOf", "match", "startsWith"].contains(file.word(end + 1))
    case .python:
      var start = index
      while [".", "["].contains(file.word(start - 1)), start > 1 { start -= 2 }
      isPart =
        (file.word(start - 1) == "in" && file.word(file.statement(at: start).lowerBound) != "for")
        && start < index
    case .swift:
      isPart =
        file.follows([".", "contains", "("], at: end)
        && file.words.indices.contains { file.follows(["aud", ":", "String"], at: $0) }
    default: return nil
    }
    // A type says that it is a list.
    let isList = file.words.indices.contains { place in
      file.word(place) == "aud" && file.isMark(place + 1, ":")
        && (file.isMark(place + 2, "[") || file.follows(["string", "["], at: place + 2))
    }
    let scope = file.scope(of: index)
    let looksAtType = scope.contains { place in
      file.kind(place) != .mark && Self.lists.contains(file.word(place))
        && file.contains(["aud"], in: file.statement(at: place))
    }
    guard isPart, !isList, !looksAtType else { return nil }
    let isRead = file.language == .swift || file.contains(Self.readers, in: scope)
    return found(
      index, isRead ? .likely : .lookHere,
      "where the audience is a text, a part of it is enough", .audience)
  }
}
