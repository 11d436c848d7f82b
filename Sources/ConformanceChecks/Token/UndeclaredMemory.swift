internal import ConformanceModel

// Verifiers that use nonces up, and whose contract says nothing of it.
extension TokenJudgement {
  private static let mostNonces = 16

  /// Whether all wrong answers are rejections for nonces that were used before.
  ///
  /// - Throws: A ``SubjectFault``.
  mutating func isOfUndeclaredMemory() async throws -> Bool {
    guard !faulty.isEmpty, faulty.allSatisfy({ fault($0) == .rejected }) else { return false }
    return try await refusesAsUsed(faulty.map { $0.tokenCase.attempt.rawNonce ?? "" })
  }

  /// Whether raw nonces are refused because they were used, though the contract keeps no state.
  ///
  /// Shown by a fresh nonce, of which the first genuine token gets in and the second does not; and
  /// by another genuine token of each of those nonces, which does not get in either.
  ///
  /// - Parameter rawNonces: What was refused.
  /// - Throws: A ``SubjectFault``.
  mutating func refusesAsUsed(_ rawNonces: [String]) async throws -> Bool {
    guard !subject.contract.token.keepsPendingState else { return false }
    let writer = TokenWriter(subject.contract.token)
    let fresh = try await FreshNonces(for: .tokenReplay, &self)
    func accepts(_ rawNonce: String, _ serial: Int) async throws -> Bool {
      let attempt = MatchAttempt(
        token: writer.compact(nonce: writer.claim(of: rawNonce), more: "\"jti\":\"\(serial)\""),
        rawNonce: rawNonce, now: TokenText.clock)
      return try await ask(attempt, "genuine token \(serial) of a nonce") == .verdict(.accepted)
    }
    // One that is judged again with the same seed has used some of them up.
    for number in 0..<Self.mostNonces {
      let rawNonce = fresh.nonce("undeclared-memory-\(number)")
      guard try await accepts(rawNonce, 1) else { continue }
      if try await accepts(rawNonce, 2) { return false }
      for rawNonce in Set(rawNonces).sorted() where try await accepts(rawNonce, 3) { return false }
      return true
    }
    return false
  }
}

extension CheckOutcome {
  /// The same, with another cause in place of those found, and without a case that shows it alone.
  func blaming(_ cause: Cause?) -> CheckOutcome {
    guard let cause, var evidence else { return self }
    evidence.cause = cause
    evidence.also = []
    evidence.replay = nil
    return CheckOutcome(grade: grade, cases: cases, scope: scope, evidence: evidence)
  }
}
