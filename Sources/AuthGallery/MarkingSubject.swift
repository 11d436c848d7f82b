internal import ConformanceModel
internal import ReferenceAuth
internal import Synchronization

/// Another matcher or verifier, with a memory of marks that it keeps for some time.
struct MarkingSubject: TokenSubject {
  /// What is remembered of a token that was accepted.
  typealias Mark = @Sendable (MatchAttempt, IdentityToken) -> String
  /// Until when, in seconds since 1970.
  typealias End = @Sendable (MatchAttempt, IdentityToken, TokenContract) -> Double

  let contract: Contract
  private let judge: any TokenSubject
  private let mark: Mark
  private let end: End
  private let ends = EndOfMarks()

  init(
    _ name: String, _ judge: any TokenSubject, declares: Bool, mark: @escaping Mark,
    end: @escaping End
  ) {
    var contract = judge.contract
    contract.name = name
    contract.token.keepsPendingState = declares
    self.contract = contract
    self.judge = judge
    self.mark = mark
    self.end = end
  }

  func match(_ attempts: [MatchAttempt]) async throws -> [ConformanceModel.MatchVerdict] {
    var verdicts: [ConformanceModel.MatchVerdict] = []
    for attempt in attempts {
      var verdict = try await judge.match([attempt])[0]
      if verdict == .accepted, let token = try? IdentityToken(parsing: attempt.token),
        attempt.rawNonce?.isEmpty == false,
        !ends.insert(
          mark(attempt, token), at: Double(attempt.now), until: end(attempt, token, contract.token))
      {
        verdict = .rejected(.replayed)
      }
      verdicts.append(verdict)
    }
    return verdicts
  }
}

/// Marks with their ends.
private final class EndOfMarks: Sendable {
  private let ends = Mutex<[String: Double]>([:])

  /// Notes a mark; false where it is there already.
  func insert(_ mark: String, at now: Double, until end: Double) -> Bool {
    ends.withLock { ends in
      if let old = ends[mark], now < old { return false }
      ends[mark] = end
      return true
    }
  }
}

extension GallerySubject {
  /// The same matcher or verifier with a memory of marks.
  ///
  /// - Parameters:
  ///   - declares: Whether its contract says so.
  ///   - mark: What is remembered, beside the raw nonce.
  ///   - end: Until when.
  ///   - smallest: The smallest profile that shows it; nil for that of the matcher or verifier.
  func marking(
    declares: Bool = true, shownFrom smallest: Profile? = nil,
    _ mark: @escaping MarkingSubject.Mark = { _, _ in "" },
    until end: @escaping MarkingSubject.End = { _, _, _ in .infinity }
  ) -> GallerySubject {
    guard let judge = subject as? any TokenSubject else {
      preconditionFailure("'\(name)' matches no tokens")
    }
    return GallerySubject(
      kind, violates: violates, causes: causes, leavesOpen: leavesOpen, story: story,
      subject: MarkingSubject(
        name, judge, declares: declares,
        mark: { "\($0.rawNonce ?? "") \(mark($0, $1))" }, end: end), profile: smallest ?? profile)
  }
}
