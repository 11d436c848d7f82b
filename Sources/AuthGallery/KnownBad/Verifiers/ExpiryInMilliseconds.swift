internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let expiryInMilliseconds = knownBadVerifier(
    "expiry-in-milliseconds",
    violates: [.tokenClaims],
    causes: [.expiryNotCompared],
    story: "exp is compared in milliseconds with a present in seconds: nothing ever expires."
  ) { steps in
    steps.isExpired = { value, now, leeway in value?.number.map { now >= $0 * 1000 + leeway } }
  }

  static let presentInMilliseconds = knownBadVerifier(
    "present-in-milliseconds",
    violates: everythingRefused,
    causes: [.millisecondsExpected],
    story: "exp in seconds is compared with a present in milliseconds: everything has expired."
  ) { $0.isExpired = isExpiredInMilliseconds }

  static let presentInMillisecondsOfBase64 = knownBadVerifier(
    "present-in-milliseconds-of-base64",
    violates: everythingRefused,
    causes: [.millisecondsExpected, .otherFormExpected],
    story: "The present counts milliseconds, and the digest is expected in base64."
  ) { steps in
    steps.isExpired = isExpiredInMilliseconds
    steps.nonce = { token, attempt in
      guard let rawNonce = attempt.rawNonce, !rawNonce.isEmpty else { return nil }
      return token.payload.string("nonce") == MatchSteps.paddedBase64(of: rawNonce)
        ? .accepted : .rejected(.nonceMismatch)
    }
  }

  private static let everythingRefused: Set<RequirementID> = [
    .tokenAccept, .tokenSignature, .tokenClaims, .tokenContract, .tokenMismatch, .tokenMissing,
    .tokenExpectedEmpty, .tokenNonceSupported, .tokenTolerant, .tokenSubject,
  ]

  private static let isExpiredInMilliseconds:
    @Sendable (JSONValue?, _ now: Double, _ leeway: Double) -> Bool? = { value, now, leeway in
      value?.number.map { now * 1000 >= $0 + leeway }
    }
}
