internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let answeringDeinit = legalSignIn(
    "answering-deinit",
    story: "Nothing keeps the object alive; its deinit answers whoever is still waiting."
  ) { AnsweringDeinitCoordinator($0) }
}

private final class AnsweringDeinitCoordinator: Coordinator, @unchecked Sendable {
  override func admits(_ newcomer: Attempt) -> Bool {
    var newcomer = newcomer
    newcomer.keeper = nil
    return super.admits(newcomer)
  }

  deinit {
    let left = slot.withLock { $0.pending.take() }
    left?.reply(.failure(SignInFailure.failed(code: "abandoned")))
  }
}
