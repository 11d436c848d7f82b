internal import ConformanceModel

extension GallerySubject {
  static let usesUpTheClaim = knownBadMatcher(
    "uses-up-the-claim",
    violates: [.tokenReplay],
    causes: [.freshNonceRefused],
    story: "The claim is used up before it is compared: whoever shows another's token spends it.",
    token: TokenContract(keepsPendingState: true)
  ) { steps in
    let honest = MatchSteps()
    let used = UsedNonces()
    steps.judge = { attempt in
      guard attempt.rawNonce?.isEmpty == false, let reading = TokenReading(attempt.token),
        case .text(let claim) = reading["nonce"], !claim.isEmpty
      else { return honest.match(attempt) }
      let isNew = used.insert(claim)
      let verdict = honest.match(attempt)
      return verdict == .accepted && !isNew ? .rejected(.replayed) : verdict
    }
  }
  static let usedByPrefix = knownBadMatcher(
    "used-by-prefix",
    violates: [.tokenReplay, .tokenAccept, .tokenNonceSupported, .tokenTolerant],
    causes: [.freshNonceRefused],
    story: "Used nonces are told apart by their first 16 letters, as wide as a column.",
    token: TokenContract(nonceForm: .raw, keepsPendingState: true)
  ) { steps in
    let honest = MatchSteps { $0.expected = { $0 } }
    let used = UsedNonces()
    steps.judge = { attempt in
      let verdict = honest.match(attempt)
      guard verdict == .accepted, let rawNonce = attempt.rawNonce else { return verdict }
      return used.insert(String(rawNonce.prefix(16))) ? .accepted : .rejected(.replayed)
    }
  }
}
