/// Tokens that are read without being verified.
struct TokenRule {
  let facts: FileFacts
  let exchangesOfFile = Exchanges()
  /// Names of their own for what verifies: `import { verify as cryptoVerify }`.
  private let aliases: Set<String>
  var file: SourceFile { facts.file }

  init(facts: FileFacts) {
    self.facts = facts
    let file = facts.file
    aliases = Set(
      file.words.indices.filter { index in
        file.word(index) == "as" && Self.verifying.contains(file.word(index - 1))
          && file.isName(index + 1)
      }.map { file.word($0 + 1) })
  }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    let rule = TokenRule(facts: facts)
    return rule.settings + (facts.speaksOfNonce ? rule.unverified : [])
  }

  /// Whether a token is read in the file, and nothing verifies one.
  static func readsUnverified(_ facts: FileFacts) -> Bool {
    let rule = TokenRule(facts: facts)
    return !rule.verifies && facts.file.words.indices.contains { rule.reading($0) != nil }
  }

  private static let verifying: Set<String> = [
    "verify", "jwtVerify", "createVerify", "verifyIdToken", "ValidateToken", "ValidateTokenAsync",
    "verifyToken",
    "verify_oauth2_token", "verifySignature", "verify_signature_with", "ParseWithClaims",
    "verified",
    "validateToken", "parseClaimsJws", "parseSignedClaims", "NimbusJwtDecoder", "JwtDecoders",
    "verifyAsync", "verifyJwt", "createRemoteJWKSet", "parseKeySet", "SecKeyVerifySignature",
    "isValidSignature", "Verify", "validateSignature", "verifySignatureAndDecode", "getPublicKey",
    "verifiedClaims", "verifyIDToken", "VerifyIDToken", "verifyAndDecode", "decodeAndVerify",
    "Keyfunc", "setSigningKey", "verifyWith", "jwks", "JWKS", "openssl_verify",
    "getIdTokenClaims",
  ]

  /// Whether something that verifies is called, and not only declared.
  var verifies: Bool { verifies(in: file.words.indices) }

  /// Whether what is read at a token is verified by the same function, or by one that it calls.
  private func isVerified(_ index: Int) -> Bool {
    guard file.isInFunction(index) else { return verifies }
    let scope = file.scope(of: index)
    return verifies(in: scope)
      || scope.contains { place in
        guard file.isName(place), file.isMark(place + 1, "("),
          !["func", "function", "def", "fun", "fn"].contains(file.word(place - 1))
        else { return false }
        let word = file.word(place)
        return file.blocks.contains { block in
          block.kind == .function && block.name == word && !scope.contains(block.header)
            && verifies(in: block.body)
        }
      } || isVerifiedByCaller(scope)
  }

  /// Whether a function that calls the one around verifies too.
  private func isVerifiedByCaller(_ scope: Range<Int>) -> Bool {
    guard
      let own = file.blocks.first(where: { $0.kind == .function && $0.header == scope.lowerBound }),
      !own.name.isEmpty
    else { return verifies && !isRouteHandler(scope) }
    return file.words.indices.contains { place in
      file.word(place) == own.name && file.isMark(place + 1, "(") && !scope.contains(place)
        && file.isInFunction(place) && givesToLibrary(in: file.scope(of: place), besides: place)
    }
  }

  /// Whether a function verifies the token, or has a library verify it, beside what it calls.
  private func givesToLibrary(in scope: Range<Int>, besides index: Int) -> Bool {
    verifies(in: scope) || decodes(in: scope, besides: index)
  }

  /// Whether a function stands beside others that answer requests of their own.
  private func isRouteHandler(_ scope: Range<Int>) -> Bool {
    file.language.isScript
      && (scope.contains { file.word($0) == "res" || file.word($0) == "ctx" })
  }

  func verifies(in range: Range<Int>) -> Bool {
    range.contains { index in
      guard file.isName(index),
        Self.verifying.contains(file.word(index)) || aliases.contains(file.word(index))
          || file.word(index) == "process" && file.isMark(index + 1, "(")
      else { return false }
      let isCall = file.isMark(index + 1, "(") || file.isMark(index + 1, "<")
      if ["=", ":"].contains(file.word(index + 1)),
        ["False", "false", "NO", "0"].contains(file.word(index + 2))
      {
        return false
      }
      // What the file declares itself is judged by what it does; `crypto.verify` is another's.
      if !isLibrarys(index),
        file.blocks.contains(where: { $0.kind == .function && $0.name == file.word(index) })
      {
        return false
      }
      return !isCall || file.kind(index - 1) == .mark
        || ["await", "return", "try", "new"].contains(file.word(index - 1))
    }
  }

  /// `crypto.verify(…)`, `subtle.verify(…)`, `public_key.verify(…)`
  private func isLibrarys(_ index: Int) -> Bool {
    guard file.isMark(index - 1, ".") else { return false }
    let receiver = file.word(index - 2).lowercased()
    return receiver.hasSuffix("key")
      || ["crypto", "subtle", "jwt", "jose", "jsonwebtoken", "nacl", "rsa", "verifier"].contains(
        receiver)
  }

  private var unverified: [ScanHit] {
    var scopes: Set<Int> = []
    let found = file.words.indices.compactMap { index -> ScanHit? in
      guard let (seen, isExplicit) = reading(index) else { return nil }
      let compares = isExplicit ? comparesNonce : comparesNonce(after: index)
      guard isExplicit || !isVerified(index) && !decodesToo(index) else { return nil }
      // A token is split, its part is decoded, and parsed: once is enough.
      if !isExplicit, !scopes.insert(file.scope(of: index).lowerBound).inserted { return nil }
      // The header is read first, and then the token is verified.
      let isRead =
        isExplicit && file.isInFunction(index) && !isSetting(index) && verifiesToo(index)
      let origin = isSetting(index) ? nil : origin(of: index)
      let isSure = isExplicit && (!verifies || isSetting(index)) && origin == nil
      let certainty: Certainty =
        facts.isTest || !compares || isRead || origin == .sameFunction
        ? .lookHere : isSure ? .certain : .likely
      return ScanHit(token: index, rule: .tokenUnverified, certainty: certainty, seen: seen)
    }
    return found
  }

  /// Whether a token is a setting of what seems to verify: `InsecureSkipSignatureCheck: true`.
  private func isSetting(_ index: Int) -> Bool {
    [
      "InsecureSkipSignatureCheck", "none", "None", "NONE", "setSkipSignatureVerification",
      "insecure_disable_signature_validation", "ValidateIssuerSigningKey", "RequireSignedTokens",
      "WithVerify", "setDisableRequireSignature", "SignatureValidator",
    ].contains(file.word(index))
  }

  /// Whether the function around verifies the token beside what reads it without.
  private func verifiesToo(_ index: Int) -> Bool {
    givesToLibrary(in: file.scope(of: index), besides: index)
  }

  /// Whether the function around gives the token to a library with a key.
  private func decodesToo(_ index: Int) -> Bool {
    decodes(in: file.scope(of: index), besides: index)
  }

  /// Whether a token is given to a library with a key: `jwt.decode(token, key)`.
  private func decodes(in scope: Range<Int>, besides index: Int) -> Bool {
    // In these, a library's `decode` reads and `verify` verifies.
    if file.language.isScript || [.java, .kotlin, .dart].contains(file.language) { return false }
    let own = file.statement(at: index)
    return scope.contains { place in
      if file.language == .rust, !own.contains(place), file.word(place) == "decode",
        file.isMark(place + 1, "::"), file.words.contains("jsonwebtoken")
      {
        return true
      }
      guard !own.contains(place), file.word(place) == "decode", file.isMark(place + 1, "("),
        file.word(place - 2).lowercased().contains("jwt") || file.word(place - 2) == "jose",
        file.mates[place + 1] > place
      else { return false }
      let arguments = place + 2..<file.mates[place + 1]
      // `decode(token, options=options)` has no key.
      let second = arguments.first { file.isMark($0, ",") && file.parents[$0] == place + 1 }
      if let second, file.follows(["options", "="], at: second + 1) { return false }
      // `options={"verify_aud": False}` leaves the signature verified.
      return !arguments.contains {
        file.word($0) == "verify_signature" && !["True", "true"].contains(file.word($0 + 2))
          || file.word($0) == "false"
          || file.follows(["verify", "=", "False"], at: $0)
      } && arguments.contains { file.isMark($0, ",") }
    }
  }

  /// Whether the claim of a nonce is compared anywhere.
  private var comparesNonce: Bool {
    file.words.indices.contains { place in
      file.nonces[place] && file.statement(at: place).contains { file.isComparison($0) }
    }
  }

  /// Whether the claim of a nonce is compared soon after, or by what calls the function.
  private func comparesNonce(after index: Int) -> Bool {
    let line = file.line(index)
    let comparison = ComparisonRule(facts: facts)
    // What calls the function around may stand before it.
    let own = file.surroundings(of: index).last { $0.kind == .function && !$0.name.isEmpty }
    let calls =
      own.map { own in
        facts.places(of: own.name).filter { !own.body.contains($0) && file.isMark($0 + 1, "(") }
      } ?? []
    func scopes(_ place: Int) -> (Int) -> Bool {
      guard file.isInFunction(place) else { return { _ in false } }
      let scope = file.scope(of: place)
      return { scope.contains($0) }
    }
    return file.words.indices.contains { place in
      guard (0...40).contains(file.line(place) - line) || calls.contains(where: scopes(place))
      else {
        return false
      }
      if file.isComparison(place), comparison.comparesLocals(place) { return true }
      guard file.nonces[place] else { return false }
      let statement = file.statement(at: place)
      return statement.contains { file.isComparison($0) }
    }
  }
}
