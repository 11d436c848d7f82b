internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let joinAnswersOnlyFirst = badSignIn(
    "join-answers-only-first", violates: [.continuationAnsweredOnce, .guardExclusive],
    causes: [.joinersNotAnswered],
    story: "Joins callers to the pending attempt and answers the first of them only.",
    contract: SignInContract(overlap: .join)
  ) { JoinAnswersOnlyFirstCoordinator($0) }
}

private final class JoinAnswersOnlyFirstCoordinator: JoiningCoordinator, @unchecked Sendable {
  override func answerAll(_ result: Result<SignInCredential, any Error>) {
    let first = joined.withLock { joined in
      defer { joined = [] }
      return joined.first
    }
    first?.reply(result)
  }
}
