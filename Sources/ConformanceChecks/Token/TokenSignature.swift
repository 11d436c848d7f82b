internal import ConformanceModel
internal import PropertyEngine

extension Check {
  /// Only what a trusted key signed gets in, and all of it.
  package static let tokenSignature = Check(
    .tokenSignature, .token, kind: .property, replays: true,
    exclusion: { contract, _ in
      contract.token.signatures.isEmpty ? "the contract leaves signatures to another layer" : nil
    }
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    // A replay is of a generated token: the vectors have had their say.
    if context.replay == nil {
      let cases = try await TokenCases(for: .tokenSignature, &judgement)
      try await judgement.judge(cases.all(.tokenSignature))
    }
    let vectors = judgement.outcome(
      scope: "\(judgement.findings.count) tokens, genuine and forged: algorithm, key, signature, "
        + "padding", cause: TokenCause.ofSignatures(judgement))
    guard vectors.grade == .pass else { return vectors }
    return try await judgeForged(subject, context, judgement, after: vectors)
  }

  private static func judgeForged(
    _ subject: any TokenSubject, _ context: CheckContext, _ judgement: TokenJudgement,
    after vectors: CheckOutcome
  ) async throws -> CheckOutcome {
    var settings = PropertySettings(
      .tokenSignature, context,
      runs: context.profile.pick(quick: 200, standard: 2600, thorough: 20_000))
    settings.failureLimit = 1
    settings.explains = false
    settings.shrinkBudget = 500
    var judgement = judgement
    var fault: SubjectFault?
    let contract = subject.contract.token
    let outcome = await checkAsyncProperty(
      "only what was signed gets in", ForgedToken.generator(contract), settings: settings
    ) { (token: ForgedToken) async -> PropertyFailure? in
      if fault != nil { return nil }
      do {
        let answer = try await judgement.ask(token.attempt, token.story)
        return failure(of: token, answer, mayBeUsedUp: contract.keepsPendingState)
      } catch {
        fault = error as? SubjectFault
        return nil
      }
    }
    if let fault { throw fault }
    if case .replayDiffers(let difference) = outcome.verdict {
      throw ReplayDiverged(difference.description)
    }
    let kinds = ForgedToken.Kind.allCases.count
    let scope = context.scope(
      "\(vectors.scope); \(outcome.passed) generated tokens of \(kinds) kinds")
    guard let found = outcome.counterexample else {
      return .pass(cases: vectors.cases + outcome.passed, scope: scope)
    }
    let token = found.value
    return .fail(
      cases: vectors.cases + outcome.passed + 1, scope: scope,
      Evidence(
        observed: [
          "\(token.story): \(found.failure.message)", "token: \(token.attempt.token)",
          "raw nonce: \(token.attempt.rawNonce ?? "none")",
        ],
        cause: token.expected == .accept
          ? .genuineSignatureRefused.saying(
            "genuine signatures are rejected: see the vectors under 'Genuine'")
          : .signedBytesMadeAnew
      ).replayed(by: found.token?.description))
  }

  private static func failure(
    of token: ForgedToken, _ answer: TokenFinding.Answer, mayBeUsedUp: Bool
  ) -> PropertyFailure? {
    switch (answer, token.expected) {
    case (.threw, _):
      PropertyFailure("an error was thrown where a verdict was due", identity: "threw")
    case (.verdict(.accepted), .reject): PropertyFailure("accepted", identity: "accepted")
    case (.verdict(.rejected(let reason)), .accept):
      mayBeUsedUp && (reason == nil || reason == .replayed)
        ? nil : PropertyFailure("rejected", identity: "rejected")
    case (.verdict, _): nil
    }
  }
}
