internal import ConformanceModel

extension GallerySubject {
  static let noView = legalAccount(
    "no-view", story: "Leaves loading and error text to the app.",
    contract: AccountContract(showsView: false)
  ) { NoViewKeeper($0, $1) }
}

private final class NoViewKeeper: AccountKeeper, @unchecked Sendable {
  override var view: AccountView { preconditionFailure("the contract shows no view") }
}
