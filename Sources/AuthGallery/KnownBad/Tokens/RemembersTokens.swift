internal import ConformanceModel

extension GallerySubject {
  static let remembersTokens = knownBadMatcher(
    "remembers-tokens",
    violates: [.tokenReplay],
    causes: [.tokenRemembered],
    story: "The token is remembered, not the nonce: another token of the same nonce gets in.",
    token: TokenContract(keepsPendingState: true)
  ) { steps in
    let honest = MatchSteps()
    let used = UsedNonces()
    steps.judge = { attempt in
      let verdict = honest.match(attempt)
      guard verdict == .accepted else { return verdict }
      return used.insert(attempt.token) ? .accepted : .rejected(.replayed)
    }
  }
}
