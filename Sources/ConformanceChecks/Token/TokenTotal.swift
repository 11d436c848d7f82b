internal import ConformanceModel
internal import PropertyEngine

extension Check {
  /// Arbitrary and mutated tokens never crash, hang or get in.
  ///
  /// Whether a mutated token may get in is known from how it was made, so that no second
  /// implementation is needed to judge the first.
  package static let tokenTotal = Check(
    .tokenTotal, .token, kind: .property, replays: true
  ) { subject, context in
    var settings = PropertySettings(
      .tokenTotal, context,
      runs: context.profile.pick(quick: 600, standard: 1000, thorough: 20_000))
    settings.failureLimit = 1
    settings.explains = false
    settings.shrinkBudget = 2000
    var judgement = TokenJudgement(subject, context)
    var fault: SubjectFault?
    let contract = subject.contract.token
    let fresh =
      contract.keepsPendingState ? try await FreshNonces(for: .tokenTotal, &judgement) : nil
    let outcome = await checkAsyncProperty(
      "mutated tokens never get in", MutatedToken.generator(contract, fresh),
      settings: settings
    ) { (token: MutatedToken) async -> PropertyFailure? in
      // After the process has ended there is nothing left to find.
      if fault != nil { return nil }
      do {
        return failure(of: token, try await judgement.ask(token.attempt, token.story))
      } catch {
        fault = error as? SubjectFault
        return nil
      }
    }
    if let fault { throw fault }
    if case .replayDiffers(let difference) = outcome.verdict {
      throw ReplayDiverged(difference.description)
    }
    var answers = outcome.counterexample.map { [finding($0)] } ?? []
    if let first = answers.first, first.isAccepted, case .elsewhere = first.tokenCase.diagnosis {
      answers.append(try await answer(toTheSameWithoutClaim: first.tokenCase, fresh, &judgement))
    }
    return tokenTotalOutcome(outcome, answers, contract, context)
  }

  private static func finding(_ found: Counterexample<MutatedToken>) -> TokenFinding {
    TokenFinding(
      tokenCase: TokenCase(
        id: "generated", comment: found.value.story, attempt: found.value.attempt,
        expected: .reject([])),
      answer: found.failure.identity == "accepted" ? .verdict(.accepted) : .threw(""))
  }

  /// The same token for another nonce, whose claim is nowhere: who refuses that has found the claim
  /// where it stands, and not missed it.
  private static func answer(
    toTheSameWithoutClaim tokenCase: TokenCase, _ fresh: FreshNonces?,
    _ judgement: inout TokenJudgement
  ) async throws -> TokenFinding {
    var nonces = fresh
    if nonces == nil { nonces = try await FreshNonces(for: .tokenTotal, &judgement) }
    var tokenCase = tokenCase
    tokenCase.attempt.rawNonce = nonces?.nonce("whose-claim-is-nowhere")
    let answer = try await judgement.ask(tokenCase.attempt, "the same token for another nonce")
    return TokenFinding(tokenCase: tokenCase, answer: answer)
  }

  private static func failure(
    of token: MutatedToken, _ answer: TokenFinding.Answer
  ) -> PropertyFailure? {
    switch answer {
    // Its own words, which may differ from run to run.
    case .threw(let text): PropertyFailure(text, identity: "threw")
    case .verdict(.accepted) where token.mustBeRejected:
      PropertyFailure("accepted", identity: "accepted")
    case .verdict: nil
    }
  }

  private static func tokenTotalOutcome(
    _ outcome: PropertyOutcome<MutatedToken>, _ answers: [TokenFinding],
    _ contract: TokenContract, _ context: CheckContext
  ) -> CheckOutcome {
    let kinds = MutatedToken.Kind.allCases.count
    let scope =
      "\(outcome.passed) generated tokens of \(kinds) kinds; one kind in \(kinds) gets in "
    let power = "unseen with p < \(outcome.passed < 1000 ? "1e-22" : "1e-75")"
    guard let found = outcome.counterexample, let finding = answers.first else {
      guard outcome.isPassed else {
        return CheckOutcome(
          grade: .suiteError, cases: outcome.passed, scope: scope + power,
          evidence: Evidence(observed: [outcome.report]))
      }
      return .pass(cases: outcome.passed, scope: context.scope(scope + power))
    }
    let token = found.value
    let isAccepted = finding.isAccepted
    return .fail(
      cases: outcome.passed + 1,
      scope: context.scope("\(outcome.passed + 1) generated tokens of \(kinds) kinds"),
      Evidence(
        observed: [
          "\(token.story): "
            + (isAccepted ? found.failure.message : "an error was thrown where a verdict was due"),
          "token: \(token.attempt.token)",
          "raw nonce: \(token.attempt.rawNonce ?? "none")",
          "the claim is \(finding.tokenCase.diagnosis.phrase)",
        ],
        drawn: isAccepted || found.failure.message.isEmpty
          ? [] : ["error: \(found.failure.message)"],
        cause: TokenCause.likely([finding], of: answers, contract).first
      ).replayed(by: found.token?.description))
  }
}
