internal import ConformanceModel
internal import ReferenceAuth

extension ReferenceSubject: TokenSubject {
  func match(_ attempts: [MatchAttempt]) async throws -> [ConformanceModel.MatchVerdict] {
    let matcher = NonceMatcher()
    return attempts.map { attempt in
      switch matcher.match(token: attempt.token, rawNonce: attempt.rawNonce) {
      case .accepted: .accepted
      // Both modules have the same reasons; a test compares them.
      case .rejected(let reason):
        .rejected(ConformanceModel.RejectionReason(rawValue: reason.rawValue))
      }
    }
  }
}
