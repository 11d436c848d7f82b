internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let cancelTextShown = badAccount(
    "cancel-text-shown", violates: [.accountCancelQuiet], causes: [.cancelTextShown],
    story: "Answers a cancel as one, and shows an error text all the same.",
    CancelTextShownKeeper.self)
}

private final class CancelTextShownKeeper: AccountKeeper, @unchecked Sendable {
  override func sheetFailed(_ error: AuthorizationError, _ done: AccountDone) {
    super.sheetFailed(error, done)
    state.withLock { $0.view.errorText = "error \(error.code)" }
  }
}
