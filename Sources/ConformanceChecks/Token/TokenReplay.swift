internal import ConformanceModel

extension Check {
  /// A raw nonce is consumed by its first successful use.
  package static let tokenReplay = Check(
    "token.replay", kind: .stateful, needs: [.token],
    exclusion: { contract, _ in
      contract.token.keepsPendingState ? nil : "the contract keeps no pending state"
    }
  ) { subject, context in
    guard let subject = subject as? any TokenSubject else { return .noTokens }
    var judgement = TokenJudgement(subject, context)
    let histories = context.profile.pick(quick: 4, standard: 16, thorough: 64)
    let fresh = try await FreshNonces(for: "token.replay", &judgement)
    for history in 0..<histories {
      try await judgement.judge(replayHistory(history, subject.contract.token, fresh))
    }
    return judgement.outcome(
      scope: "\(histories) histories: first use, second use, another token of the same nonce",
      likely: judgement.faulty.contains(where: \.isAccepted)
        ? "the raw nonce stays pending after it was used" : nil)
  }

  /// One nonce's life, with a second nonce whose use must not touch the first one's.
  private static func replayHistory(
    _ number: Int, _ contract: TokenContract, _ fresh: FreshNonces
  ) -> [TokenCase] {
    let first = fresh.nonce("replay-\(number)-first"),
      second = fresh.nonce("replay-\(number)-second")
    let spent: TokenCase.Expectation = .reject([.replayed, .nonceMissing, .nonceMismatch])
    let steps: [(String, String, Int, TokenCase.Expectation)] = [
      ("first use", first, 1, .accept),
      ("second use of the same token", first, 1, spent),
      ("first use of another nonce", second, 2, .accept),
      ("second use with another token", first, 3, spent),
      ("second use of the other nonce", second, 2, spent),
    ]
    return steps.enumerated().map { index, step in
      let (comment, rawNonce, serial, expected) = step
      let claim = ClaimForms.claim(contract.nonceForm, of: rawNonce)
      let token = TokenText.compact(nonce: claim, more: "\"jti\":\"\(number)-\(serial)\"")
      return TokenCase(
        id: "history \(number + 1), step \(index + 1)", comment: comment,
        attempt: MatchAttempt(token: token, rawNonce: rawNonce, now: TokenText.clock),
        expected: expected)
    }
  }
}
