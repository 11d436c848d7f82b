internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let loadingStuckAfterCancel = badAccount(
    "loading-stuck-after-cancel", violates: [.accountCancelQuiet], causes: [.loadingStuck],
    story: "Shows loading for ever once the user has closed the sheet.",
    LoadingStuckAfterCancelKeeper.self)
}

private final class LoadingStuckAfterCancelKeeper: AccountKeeper, @unchecked Sendable {
  override func end(_ answer: AccountAnswer, _ done: AccountDone) {
    super.end(answer, done)
    if answer == .cancelled { state.withLock { $0.view.isLoading = true } }
  }
}
