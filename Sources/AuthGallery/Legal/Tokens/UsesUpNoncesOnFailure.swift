internal import ConformanceModel

extension GallerySubject {
  static let usesUpNoncesOnFailure = legalMatcher(
    "uses-up-nonces-on-failure",
    story: "A raw nonce is good for one attempt, whether it fits or not.",
    token: TokenContract(keepsPendingState: true)
  ) { steps in
    let used = UsedNonces()
    let honest = MatchSteps()
    steps.judge = { attempt in
      // Without an expectation there is nothing to use up.
      guard let rawNonce = attempt.rawNonce, !rawNonce.isEmpty else { return honest.match(attempt) }
      return used.insert(rawNonce) ? honest.match(attempt) : .rejected(.replayed)
    }
  }
}
