internal import AuthConformance
internal import CNetworkRefusal
internal import Synchronization

/// Whether successes are seen: an app may ask a server that nothing here answers.
extension AppSubject {
  /// Why an account is not judged.
  static let accountUntold =
    "its sign-in ends without a user at the backend that stands in for Firebase's, since it asks a "
    + "server that nothing here answers, or shows nothing. Make it, in 'app:', with a client that "
    + "answers as the server would"

  /// Whether it is seen that a sign-in succeeds, or that it fails for another reason than its server's
  /// silence.
  ///
  /// - Parameter limit: How long it may take: that whoever never answers does not is seen.
  func tellsSuccess(within limit: Duration) async -> Bool {
    let before = Self.untold
    let hasSucceeded = Mutex<Bool?>(nil)
    Task {
      let credential = try? await example()
      hasSucceeded.withLock { $0 = credential != nil }
    }
    await Glance(limit).wait { hasSucceeded.withLock { $0 != nil } }
    return hasSucceeded.withLock { $0 } != false || Self.untold == before
  }

  /// The same of a sign-in to the account; true where none is kept.
  func tellsAccount(within limit: Duration) async -> Bool {
    guard let account else { return true }
    let before = Self.untold
    let told = Mutex<AccountAnswer?>(nil)
    let coordinator = await MainActor.run {
      let coordinator = try? AppCoordinator(.taking(), account)
      coordinator?.perform(.signIn) { answer in told.withLock { $0 = $0 ?? answer } }
      return coordinator
    }
    await Glance(limit).wait { told.withLock { $0 != nil } }
    withExtendedLifetime(coordinator) {}
    switch told.withLock({ $0 }) {
    case nil, .signedIn?: return true
    case .failed(AppCoordinator.nobody)?: return false
    case .done?, .cancelled?, .failed?, .request?: return Self.untold == before
    }
  }

  /// How often a server was not reached, or nothing showed what had come of a sign-in.
  private static var untold: Int {
    Int(refused_sockets()) + AppURLSession.refusals + AppOutcome.untoldOutcomes
  }
}
