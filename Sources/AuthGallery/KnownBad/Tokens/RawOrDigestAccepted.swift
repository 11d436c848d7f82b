internal import ConformanceModel

extension GallerySubject {
  static let rawOrDigestAccepted = knownBadMatcher(
    "raw-or-digest-accepted",
    violates: [.tokenContract],
    causes: [.otherFormAccepted],
    story: "The raw nonce passes as well as its digest, \"for older clients\"."
  ) { steps in
    steps.expected = { $0 }
    steps.matches = { claim, rawNonce in
      let digest = MatchSteps.claim(.hex, of: rawNonce)
      return [rawNonce, digest].contains { claim.utf8.elementsEqual($0.utf8) }
    }
  }
}
