internal import ConformanceModel

extension GallerySubject {
  static let nativeButtonAuthorizesAgain = badAccount(
    "native-button-authorizes-again", violates: [.accountSingleAuthorization],
    causes: [.nativeButtonAuthorizes],
    story: "Starts a controller of its own when a native button has made the request already.",
    NativeButtonAuthorizesAgainKeeper.self)
}

private final class NativeButtonAuthorizesAgainKeeper: AccountKeeper, @unchecked Sendable {
  override func completeButton(_ outcome: SheetOutcome, _ done: @escaping AccountDone) {
    ask(.authorize(request(.signIn))) { _ in }
    super.completeButton(outcome, done)
  }
}
