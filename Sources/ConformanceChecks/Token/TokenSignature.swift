internal import ConformanceModel
internal import PropertyEngine

extension Check {
  /// Only what a trusted key signed gets in, and all of it.
  package static let tokenSignature = Check(
    .tokenSignature, .token, kind: .property, replays: true, exclusion: Self.leavesSignatures
  ) { subject, context in
    var judgement = TokenJudgement(subject, context, causes: TokenCause.ofSignatures)
    let cases = try await TokenCases(for: .tokenSignature, &judgement)
    // A replay is of a generated token: the vectors have had their say.
    if context.replay == nil { try await judgement.judge(cases.all(.tokenSignature)) }
    let isMemory = try await judgement.isOfUndeclaredMemory()
    let vectors = judgement.outcome(
      scope: "\(judgement.findings.count) tokens, genuine and forged: algorithm, key, signature, "
        + "padding"
    ).blaming(isMemory ? .memoryUndeclared : nil)
    guard vectors.grade == .pass || context.replay != nil else { return vectors }
    let fresh = subject.contract.token.keepsPendingState ? cases.fresh : nil
    return try await judgeForged(subject, context, judgement, fresh, after: vectors)
  }

  private static func judgeForged(
    _ subject: any TokenSubject, _ context: CheckContext, _ judgement: TokenJudgement,
    _ fresh: FreshNonces?, after vectors: CheckOutcome
  ) async throws -> CheckOutcome {
    var settings = PropertySettings(
      .tokenSignature, context,
      runs: context.profile.pick(quick: 200, standard: 1000, thorough: 20_000))
    settings.failureLimit = 1
    settings.explains = false
    settings.shrinkBudget = 500
    var judgement = judgement
    var fault: SubjectFault?
    let contract = subject.contract.token
    let outcome = await checkAsyncProperty(
      "only what was signed gets in", ForgedToken.generator(contract, fresh), settings: settings
    ) { (token: ForgedToken) async -> PropertyFailure? in
      if fault != nil { return nil }
      do {
        let answer = try await judgement.ask(token.attempt, token.story)
        // The reason says already that the token was looked at, where one is given.
        if case .verdict(.rejected(let reason)) = answer, token.expected == .reject,
          reason == nil || reason == .replayed || !contract.givesReasons,
          try await !judgement.proves(
            rejectionFor: reason, of: token.attempt.rawNonce ?? "")
        {
          return nil
        }
        return failure(of: token, answer, judgesReasons: contract.givesReasons)
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
      "\(vectors.scope); \(outcome.passed) generated tokens of \(kinds) kinds"
        + (contract.keepsPendingState ? "; each met a nonce that was open" : ""))
    guard let found = outcome.counterexample else {
      let cases = vectors.cases + outcome.passed
      return judgement.unproved.outcome(cases: cases, scope: scope)
        ?? .pass(cases: cases, scope: scope)
    }
    let token = found.value
    let isMemory =
      found.failure.identity == "rejected"
      ? try await judgement.refusesAsUsed([token.attempt.rawNonce ?? ""]) : false
    let isReason = found.failure.identity == "reason"
    return CheckOutcome(
      grade: isReason ? .wrongReason : .fail, cases: vectors.cases + outcome.passed + 1,
      scope: scope,
      evidence: Evidence(
        observed: [
          "\(token.story): \(found.failure.message)", "token: \(token.attempt.token)",
          "raw nonce: \(token.attempt.rawNonce ?? "none")",
        ],
        cause: isReason
          ? .wrongReason
          : token.expected == .accept
            ? .genuineSignatureRefused.saying(
              "genuine signatures are rejected: see the vectors under 'Genuine'")
            : .signedBytesMadeAnew
      ).replayed(by: found.token?.description)
    ).blaming(isMemory ? .memoryUndeclared : nil)
  }

  private static func failure(
    of token: ForgedToken, _ answer: TokenFinding.Answer, judgesReasons: Bool
  ) -> PropertyFailure? {
    switch (answer, token.expected) {
    case (.threw, _):
      PropertyFailure("an error was thrown where a verdict was due", identity: "threw")
    case (.verdict(.accepted), .reject): PropertyFailure("accepted", identity: "accepted")
    case (.verdict(.rejected), .accept): PropertyFailure("rejected", identity: "rejected")
    case (.verdict(.rejected(let reason?)), .reject)
    where judgesReasons && !token.reasons.contains(reason):
      PropertyFailure("rejected with '\(reason.rawValue)'", identity: "reason")
    case (.verdict, _): nil
    }
  }
}
