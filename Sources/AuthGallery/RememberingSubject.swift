internal import ConformanceModel

/// Another matcher or verifier, with a memory of the raw nonces that were used.
struct RememberingSubject: TokenSubject {
  /// What uses a nonce up.
  enum Spending: Sendable {
    case success, attempt
  }

  let contract: Contract
  private let judge: any TokenSubject
  private let spending: Spending
  private let used = UsedNonces()

  init(_ name: String, _ judge: any TokenSubject, _ spending: Spending) {
    var contract = judge.contract
    contract.name = name
    contract.token.keepsPendingState = true
    self.contract = contract
    self.judge = judge
    self.spending = spending
  }

  func match(_ attempts: [MatchAttempt]) async throws -> [MatchVerdict] {
    var verdicts: [MatchVerdict] = []
    for attempt in attempts { verdicts.append(try await match(attempt)) }
    return verdicts
  }

  private func match(_ attempt: MatchAttempt) async throws -> MatchVerdict {
    // Without an expectation there is nothing to use up.
    let isExpected = attempt.rawNonce?.isEmpty == false
    if isExpected, spending == .attempt, !used.insert(attempt.rawNonce) {
      return .rejected(.replayed)
    }
    let verdict = try await judge.match([attempt])[0]
    guard isExpected, spending == .success, verdict == .accepted else { return verdict }
    return used.insert(attempt.rawNonce) ? .accepted : .rejected(.replayed)
  }
}

extension GallerySubject {
  /// The same matcher with a memory of used nonces.
  func remembering(
    _ name: String, _ spending: RememberingSubject.Spending = .success
  ) -> GallerySubject {
    guard let judge = subject as? any TokenSubject else {
      preconditionFailure("'\(self.name)' matches no tokens")
    }
    return GallerySubject(
      kind, violates: violates, causes: causes, leavesOpen: leavesOpen, story: story,
      subject: RememberingSubject(name, judge, spending), profile: profile)
  }
}
