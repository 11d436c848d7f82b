internal import ConformanceModel

extension GallerySubject {
  static let acceptsRaw = knownBadMatcher(
    "accepts-raw",
    violates: [.tokenAccept, .tokenContract, .tokenNonceSupported, .tokenTolerant],
    causes: [.otherFormExpected],
    story: "The claim is compared with the raw nonce, although the client sends the digest."
  ) { steps in
    steps.expected = { $0 }
  }
}
