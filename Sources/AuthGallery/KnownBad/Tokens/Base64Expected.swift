internal import ConformanceModel

extension GallerySubject {
  static let base64Expected = knownBadMatcher(
    "base64-expected",
    violates: [.tokenAccept, .tokenContract, .tokenNonceSupported, .tokenTolerant],
    causes: [.otherFormExpected],
    story: "The digest is expected in base64, although the client sends hex."
  ) { steps in
    steps.expected = { MatchSteps.paddedBase64(of: $0) }
  }
}

extension MatchSteps {
  /// The digest of a nonce as RFC 4648, section 4, writes it.
  static func paddedBase64(of rawNonce: String) -> String {
    let text = claim(.base64url, of: rawNonce)
    return String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }) + "="
  }
}
