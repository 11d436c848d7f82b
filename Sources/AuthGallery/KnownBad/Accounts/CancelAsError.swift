internal import ConformanceModel

extension GallerySubject {
  static let cancelAsError = badAccount(
    "cancel-as-error", violates: [.accountCancelQuiet], causes: [.cancelAsError],
    story: "Shows an error where the user closed the sheet.",
    CancelAsErrorKeeper.self)
}

private final class CancelAsErrorKeeper: AccountKeeper, @unchecked Sendable {
  override func sheetFailed(_ error: AuthorizationError, _ done: AccountDone) {
    end(.failed(code: String(error.code)), done)
  }
}
