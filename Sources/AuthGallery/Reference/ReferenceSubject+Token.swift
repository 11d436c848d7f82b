internal import ConformanceModel
internal import ReferenceAuth

extension ReferenceSubject: TokenSubject {
  func match(_ attempts: [MatchAttempt]) async throws -> [ConformanceModel.MatchVerdict] {
    attempts.map { Self.backend.redeem($0, contract.token) }
  }
}

extension ConformanceModel.MatchVerdict {
  /// The verdict behind a reason; both modules have the same reasons, which a test compares.
  init(_ reason: ReferenceAuth.RejectionReason?) {
    self = reason.map { .rejected(.init(rawValue: $0.rawValue)) } ?? .accepted
  }
}
