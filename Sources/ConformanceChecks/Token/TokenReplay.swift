internal import ConformanceModel
internal import PropertyEngine

extension Check {
  /// A raw nonce is consumed by its first successful use.
  package static let tokenReplay = Check(
    .tokenReplay, .token, kind: .stateful, replays: true,
    exclusion: { contract, _ in
      contract.token.keepsPendingState ? nil : "the contract keeps no pending state"
    }
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let fresh = try await FreshNonces(for: .tokenReplay, &judgement)
    let player = HistoryPlayer(subject.contract.token, fresh)
    var settings = PropertySettings(
      .tokenReplay, context,
      runs: context.profile.pick(quick: 40, standard: 120, thorough: 1000))
    settings.failureLimit = 1
    settings.explains = false
    settings.shrinkBudget = 300
    var number = 0
    var fault: SubjectFault?
    var last: [TokenFinding] = []
    let outcome = await checkAsyncProperty(
      "a raw nonce works once", NonceHistory.generator(subject.contract.token), settings: settings
    ) { (history: NonceHistory) async -> PropertyFailure? in
      if fault != nil { return nil }
      // Every attempt at a history has nonces of its own, while it is shrunk as well.
      number += 1
      do {
        let findings = try await player.play(history, number, &judgement)
        guard let wrong = findings.last, let kind = judgement.fault(wrong) else { return nil }
        last = findings
        return PropertyFailure(wrong.line, identity: kind == .reason ? "reason" : "verdict")
      } catch {
        fault = error as? SubjectFault
        return nil
      }
    }
    if let fault { throw fault }
    if case .replayDiffers(let difference) = outcome.verdict {
      throw ReplayDiverged(difference.description)
    }
    let used = context.profile.pick(quick: 160, standard: 300, thorough: 5_000)
    let scope = context.scope(
      "\(outcome.passed) histories of \(NonceHistory.nonces) nonces: used, used again, after a "
        + "wrong token, in turns")
    guard let found = outcome.counterexample, let wrong = last.last else {
      if context.replay == nil, try await player.isForgotten(after: used, &judgement) {
        return .fail(
          cases: outcome.passed + 1, scope: scope,
          Evidence(
            observed: ["a nonce was accepted again after \(used) others had been used"],
            cause: .onlyLastNonceRemembered.saying(
              "only so many raw nonces are remembered as used, and the oldest is forgotten")))
      }
      guard context.replay == nil else { return .pass(cases: outcome.passed, scope: scope) }
      let reuse = ReuseTrial(subject.contract.token, fresh)
      let (others, later) = try await (reuse.byOthers(&judgement), reuse.later(&judgement))
      let cases = outcome.passed + others.cases + later.cases
      let whole = scope + "; \(used) nonces remembered as used" + others.scope + later.scope
      if let evidence = others.evidence ?? later.evidence {
        return .fail(cases: cases, scope: whole, evidence)
      }
      return .pass(cases: cases, scope: whole)
    }
    return CheckOutcome(
      grade: judgement.fault(wrong) == .reason ? .wrongReason : .fail, cases: outcome.passed + 1,
      scope: scope,
      evidence: Evidence(
        observed: last.map(\.line), cause: cause(wrong, last.dropLast())
      ).replayed(by: found.token?.description))
  }

  private static func cause(
    _ wrong: TokenFinding, _ earlier: ArraySlice<TokenFinding>
  ) -> Cause {
    guard wrong.isAccepted, case .reject(let reasons) = wrong.tokenCase.expected else {
      if wrong.isThrown { return .rejectionThrown }
      guard wrong.tokenCase.expected == .accept else { return .wrongReason }
      // Where nothing came before, nothing can have used the nonce up.
      return earlier.isEmpty ? .rightClaimRejected : .freshNonceRefused
    }
    // What has a reason of its own to be refused was not refused for it.
    if reasons.contains(.malformedToken) { return .unreadablePasses }
    if reasons.contains(.badSignature) { return .signatureNotVerified }
    if reasons.contains(.expired) { return .expiryNotCompared }
    let steps = earlier.filter { $0.tokenCase.attempt.rawNonce == wrong.tokenCase.attempt.rawNonce }
    guard let used = steps.first(where: \.isAccepted) else { return .claimNotCompared }
    if steps.last?.isAccepted == false { return .usedNonceRevived }
    if used.tokenCase.attempt.token != wrong.tokenCase.attempt.token { return .tokenRemembered }
    return earlier.last?.tokenCase.attempt.rawNonce == wrong.tokenCase.attempt.rawNonce
      ? .nonceStaysPending : .onlyLastNonceRemembered
  }
}

/// Plays histories with tokens of fresh nonces.
private struct HistoryPlayer {
  private let writer: TokenWriter
  private let fresh: FreshNonces

  init(_ contract: TokenContract, _ fresh: FreshNonces) {
    writer = TokenWriter(contract)
    self.fresh = fresh
  }

  /// Plays until the first wrong answer.
  ///
  /// - Returns: What was found; only the last one can be wrong.
  /// - Throws: A ``SubjectFault``.
  func play(
    _ history: NonceHistory, _ number: Int, _ judgement: inout TokenJudgement
  ) async throws -> [TokenFinding] {
    var states = [NonceState](repeating: .fresh, count: NonceHistory.nonces)
    var findings: [TokenFinding] = []
    for (index, step) in history.steps.enumerated() {
      let tokenCase = TokenCase(
        id: "step \(index + 1)", comment: comment(step),
        attempt: MatchAttempt(
          token: token(step, number), rawNonce: rawNonce(step.nonce, number),
          now: TokenText.clock),
        expected: states[step.nonce].expected(step.kind))
      let answer = try await judgement.ask(tokenCase.attempt, tokenCase.comment)
      let finding = TokenFinding(tokenCase: tokenCase, answer: answer)
      findings.append(finding)
      if judgement.fault(finding) != nil { break }
      states[step.nonce] = states[step.nonce].after(step.kind, isAccepted: finding.isAccepted)
    }
    return findings
  }

  /// Whether the first of many used nonces is accepted again.
  ///
  /// - Throws: A ``SubjectFault``.
  func isForgotten(after used: Int, _ judgement: inout TokenJudgement) async throws -> Bool {
    func attempt(_ number: Int, _ serial: Int) -> MatchAttempt {
      let rawNonce = fresh.nonce("used-\(number)")
      return MatchAttempt(
        token: writer.compact(nonce: writer.claim(of: rawNonce), more: "\"jti\":\"\(serial)\""),
        rawNonce: rawNonce, now: TokenText.clock)
    }
    for number in 0..<used { _ = try await judgement.ask(attempt(number, 1), "a fresh nonce") }
    return try await judgement.ask(attempt(0, 2), "the first nonce again") == .verdict(.accepted)
  }

  private func rawNonce(_ nonce: Int, _ number: Int) -> String {
    fresh.nonce("\(number)-\("abc".utf8.map { Character(Unicode.Scalar($0)) }[nonce])")
  }

  private func comment(_ step: NonceHistory.Step) -> String {
    let names = ["A", "B", "C"]
    let shown =
      switch step.kind {
      case .genuine(let number): "its genuine token \(number)"
      case .foreign(let other): "the genuine token of nonce \(names[other])"
      case .broken: "something that is no token"
      case .forged: "a forged token"
      case .expired: "an expired token"
      }
    return "for nonce \(names[step.nonce]) \(shown)"
  }

  private func token(_ step: NonceHistory.Step, _ number: Int) -> String {
    let own = writer.claim(of: rawNonce(step.nonce, number))
    switch step.kind {
    case .genuine(let serial): return writer.compact(nonce: own, more: "\"jti\":\"\(serial)\"")
    case .foreign(let other):
      let claim = writer.claim(of: rawNonce(other, number))
      return writer.compact(nonce: claim, more: "\"jti\":\"1\"")
    case .broken: return "no.token"
    case .forged:
      let parts = writer.compact(nonce: own).split(separator: ".").map(String.init)
      return "\(parts[0]).\(parts[1]).\(ClaimForms.base64URL(TokenText.signature))"
    case .expired:
      let payload = String(decoding: writer.payload(nonce: own), as: UTF8.self)
      let old = payload.split(separator: "4102444800", omittingEmptySubsequences: false)
      return writer.compact(Array(old.joined(separator: "1000000000").utf8))
    }
  }
}
