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
    violates: [
      .tokenAccept, .tokenSignature, .tokenClaims, .tokenContract, .tokenMismatch, .tokenMissing,
      .tokenExpectedEmpty, .tokenNonceSupported, .tokenTolerant, .tokenSubject,
    ],
    causes: [.millisecondsExpected],
    story: "exp in seconds is compared with a present in milliseconds: everything has expired."
  ) { steps in
    steps.isExpired = { value, now, leeway in value?.number.map { now * 1000 >= $0 + leeway } }
  }
}
