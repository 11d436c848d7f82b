internal import ConformanceModel

/// A gallery subject that offers sign-in and nothing else.
struct ProviderSubject: SignInSubject {
  let contract: Contract
  let make: @Sendable (SignInEnvironment) -> any SignInProvider

  func makeProvider(in environment: SignInEnvironment) throws -> any SignInProvider {
    make(environment)
  }
}

extension GallerySubject {
  /// A known-bad provider: one defect, and exactly the requirements whose checks blame it.
  ///
  /// Most are written for any thread; those that are not say so.
  static func badSignIn(
    _ name: String, violates: Set<RequirementID>, causes: [Cause],
    leavesOpen: Set<RequirementID> = [], story: String,
    contract: SignInContract = SignInContract(),
    callbacks: SignInContract.Callbacks = .anyThread, profile: Profile = .quick,
    make: @escaping @Sendable (SignInEnvironment) -> any SignInProvider
  ) -> GallerySubject {
    var contract = Contract(name: name, signIn: contract)
    contract.signIn.callbacks = callbacks
    return GallerySubject(
      .knownBad, violates: violates, causes: causes, leavesOpen: leavesOpen, story: story,
      subject: ProviderSubject(contract: contract, make: make), profile: profile)
  }

  /// An unusual provider that is right under its contract.
  static func legalSignIn(
    _ name: String, leavesOpen: Set<RequirementID> = [], story: String,
    contract: SignInContract = SignInContract(),
    callbacks: SignInContract.Callbacks = .anyThread,
    make: @escaping @Sendable (SignInEnvironment) -> any SignInProvider
  ) -> GallerySubject {
    var contract = Contract(name: name, signIn: contract)
    contract.signIn.callbacks = callbacks
    return GallerySubject(
      .legal, leavesOpen: leavesOpen, story: story,
      subject: ProviderSubject(contract: contract, make: make))
  }
}
