internal import ConformanceModel
internal import ReferenceAuth

// Matchers that look in other places than the token's own, or at more than they declare.
extension GallerySubject {
  static let nestedNonceAccepted = knownBadMatcher(
    "nested-nonce-accepted", violates: [.tokenMissing], causes: [.claimInContainer],
    story: "The claim is searched for in the whole payload, in other members' objects too."
  ) { steps in
    let honest = MatchSteps()
    steps.judge = { attempt in
      let verdict = honest.match(attempt)
      guard verdict == .rejected(.nonceMissing), let rawNonce = attempt.rawNonce, !rawNonce.isEmpty,
        let token = try? IdentityToken(parsing: attempt.token), token.payload["nonce"] == nil
      else { return verdict }
      let right = JSONValue.string(MatchSteps.claim(.hex, of: rawNonce))
      let isNested = token.payload.members.contains { member in
        if case .object(let object) = member.value { object["nonce"] == right } else { false }
      }
      return isNested ? .accepted : verdict
    }
  }

  static let tokenTrimmed = knownBadMatcher(
    "token-trimmed", violates: [.tokenStructure], causes: [.tokenUnwrapped],
    story: "White space around the token is trimmed wherever one is read."
  ) { steps in
    steps.read = { token in
      var letters = token[...]
      while letters.first?.isWhitespace == true { letters.removeFirst() }
      while letters.last?.isWhitespace == true { letters.removeLast() }
      return TokenReading(String(letters))
    }
  }

  static let audienceUndeclared = knownBadMatcher(
    "audience-undeclared",
    violates: [
      .tokenAccept, .tokenContract, .tokenMismatch, .tokenMissing, .tokenNonceSupported,
      .tokenTolerant,
    ],
    causes: [.undeclaredClaim],
    story: "The audience is compared with an app's own, of which the contract says nothing."
  ) { steps in
    steps.beforeComparing = { reading in
      reading["aud"] == .text("com.example.shop") ? nil : .rejected(.wrongAudience)
    }
  }

  static let ageUndeclared = knownBadMatcher(
    "age-undeclared", violates: [.tokenAccept, .tokenNonceSupported, .tokenTolerant],
    causes: [.undeclaredClaim],
    story: "A token older than ten minutes is refused, of which the contract says nothing."
  ) { steps in
    // All tokens of the suite were issued years ago.
    steps.beforeComparing = { reading in
      if case .number = reading["iat"] { .rejected(nil) } else { nil }
    }
  }

  static let audienceOfAnotherApp = knownBadVerifier(
    "audience-of-another-app",
    violates: [
      .tokenAccept, .tokenSignature, .tokenClaims, .tokenContract, .tokenMismatch, .tokenMissing,
      .tokenExpectedEmpty, .tokenNonceSupported, .tokenTolerant, .tokenSubject,
    ],
    causes: [.otherPartyExpected],
    story: "The audience must be the app's own, and the contract still names the sample's."
  ) { steps in
    steps.audience = { value, _ in value == .string("com.example.shop") }
  }

  static let encodingGuessed = knownBadMatcher(
    "encoding-guessed", violates: [.tokenStructure], causes: [.encodingGuessed],
    story: "The payload's bytes are read as Python's json.loads reads them, UTF-16 and all."
  ) { $0.read = readingUTF16 }

  static let encodingGuessedForOwnAudience = knownBadMatcher(
    "encoding-guessed-for-own-audience", violates: [.tokenStructure], causes: [.encodingGuessed],
    story: "The same of an app whose audience the tokens of the suite are written anew for.",
    token: TokenContract(audience: "com.example.notes")
  ) { $0.read = readingUTF16 }

  @Sendable private static func readingUTF16(_ token: String) -> TokenReading? {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let payload = Base64URL.decode(parts[1]) else { return nil }
    var bytes = payload
    if bytes.count > 1, bytes[1] == 0 { bytes = bytes.filter { $0 != 0 } }
    guard bytes != payload else { return TokenReading(token) }
    return TokenReading("\(parts[0]).\(Base64URL.encode(bytes)).\(parts[2])")
  }
}
