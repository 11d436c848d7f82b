internal import ConformanceModel

/// A gallery subject that keeps an account and does nothing else.
struct AccountGallerySubject: AccountSubject {
  let contract: Contract
  let make: @Sendable (AccountEnvironment, AccountContract) -> any AccountCoordinator

  func makeCoordinator(in environment: AccountEnvironment) throws -> any AccountCoordinator {
    make(environment, contract.account)
  }
}

extension GallerySubject {
  /// A known-bad coordinator: one defect, and exactly the requirements whose checks blame it.
  static func badAccount(
    _ name: String, violates: Set<RequirementID>, causes: [Cause], story: String,
    contract: AccountContract = AccountContract(), _ keeper: AccountKeeper.Type
  ) -> GallerySubject {
    let contract = Contract(name: name, account: contract)
    return GallerySubject(
      .knownBad, violates: violates, causes: causes, story: story,
      subject: AccountGallerySubject(contract: contract) { keeper.init($0, $1) })
  }

  /// An unusual coordinator that is right under its contract.
  static func legalAccount(
    _ name: String, story: String, contract: AccountContract = AccountContract(),
    make: @escaping @Sendable (AccountEnvironment, AccountContract) -> any AccountCoordinator = {
      AccountKeeper($0, $1)
    }
  ) -> GallerySubject {
    let contract = Contract(name: name, account: contract)
    return GallerySubject(
      .legal, story: story, subject: AccountGallerySubject(contract: contract, make: make))
  }
}
