internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let errorNotCleared = badAccount(
    "error-not-cleared", violates: [.accountCancelQuiet], causes: [.errorNeverCleared],
    story: "Leaves the old error on the screen when a new attempt begins.",
    ErrorNotClearedKeeper.self)
}

private final class ErrorNotClearedKeeper: AccountKeeper, @unchecked Sendable {
  override func begin() { state.withLock { $0.view.isLoading = true } }

  override func perform(_ action: AccountAction, completion: @escaping AccountDone) {
    let old = view.errorText
    super.perform(action, completion: completion)
    if case .configureButton = action { state.withLock { $0.view.errorText = old } }
  }
}
