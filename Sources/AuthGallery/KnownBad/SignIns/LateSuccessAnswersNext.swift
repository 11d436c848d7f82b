internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let lateSuccessAnswersNext = badSignIn(
    "late-success-answers-next", violates: [.continuationTimeout], causes: [.controllerNotCompared],
    story: "After a timeout it takes whatever callback comes for the next attempt's.",
    contract: SignInContract(timeout: TimeoutCoordinator.seconds)
  ) { LateSuccessAnswersNextCoordinator($0) }
}

private final class LateSuccessAnswersNextCoordinator: TimeoutCoordinator, @unchecked Sendable {
  private let hasTimedOut = Mutex(false)

  override func timeIsOver(_ id: Int) {
    hasTimedOut.withLock { $0 = true }
    super.timeIsOver(id)
  }

  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    let isForgiving = hasTimedOut.withLock { $0 }
    guard let attempt = take(where: { isForgiving || $0.controller === controller }) else { return }
    attempt.reply(Result { try SignInCredential(credential, rawNonce: attempt.rawNonce) })
  }
}
