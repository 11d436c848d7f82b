internal import ConformanceModel

extension GallerySubject {
  static let usesUpNonces = legalMatcher(
    "uses-up-nonces",
    story: "A raw nonce is good for one sign-in; a token that does not fit leaves it pending.",
    token: TokenContract(keepsPendingState: true)
  ) { steps in
    let used = UsedNonces()
    let honest = MatchSteps()
    steps.judge = { attempt in
      let verdict = honest.match(attempt)
      guard verdict == .accepted else { return verdict }
      return used.insert(attempt.rawNonce) ? .accepted : .rejected(.replayed)
    }
  }
}
