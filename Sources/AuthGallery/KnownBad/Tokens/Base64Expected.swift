internal import ConformanceModel

extension GallerySubject {
  static let base64Expected = knownBadMatcher(
    "base64-expected",
    violates: [.tokenAccept, .tokenContract, .tokenNonceSupported, .tokenTolerant],
    causes: [.otherFormExpected],
    story: "The digest is expected in base64, although the client sends hex."
  ) { steps in
    steps.expected = { rawNonce in
      let text = MatchSteps.claim(.base64url, of: rawNonce)
      return String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }) + "="
    }
  }
}
