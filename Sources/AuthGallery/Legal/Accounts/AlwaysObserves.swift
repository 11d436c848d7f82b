internal import ConformanceModel

extension GallerySubject {
  static let alwaysObserves = legalAccount(
    "always-observes",
    story: "Listens to revocations as long as it lives, also while nobody is signed in.",
    contract: AccountContract(observation: .always)
  ) { AlwaysObservesKeeper($0, $1) }
}

private final class AlwaysObservesKeeper: AccountKeeper, @unchecked Sendable {
  override func launch(_ done: @escaping AccountDone) {
    observe()
    super.launch(done)
  }
}
