public import AuthConformance

extension AppSubject {
  /// Judges an app whose sign-in is awaited and returns nothing, as a view model's does: what its object
  /// shows then has come of it.
  ///
  /// - Parameters:
  ///   - name: How reports call the app.
  ///   - contract: What it is held to where that is not ``appContract(_:)``.
  ///   - declaring: Changes what was found out of it.
  ///   - bytes: What its nonces are made of; found out where nothing is said.
  ///   - nonce: Its generator, where it can be called.
  ///   - digest: Its hash, where it can be called.
  ///   - provider: Makes the object that signs in.
  ///   - signIn: Signs in.
  ///   - cancel: Ends the pending attempt, where the app offers that.
  ///   - failure: What the errors that it shows mean, where ``AppFailure/of(_:)`` cannot tell.
  ///   - account: Its account, where it keeps one.
  public init<Provider: AnyObject>(
    _ name: String, contract: Contract? = nil,
    declaring: (@Sendable (inout Contract) -> Void)? = nil, bytes: AppBytes? = nil,
    nonce: Nonce? = nil, digest: Digest? = nil,
    provider: @escaping @MainActor @Sendable () throws -> Provider,
    signIn: @escaping @MainActor @Sendable (Provider) async -> Void,
    cancel: (@MainActor @Sendable (Provider) -> Void)? = nil,
    failure: (@Sendable (any Error) -> SignInFailure?)? = nil, account: AppAccount? = nil
  ) {
    self.init(
      name, contract: contract, declaring: declaring, bytes: bytes, nonce: nonce, digest: digest,
      provider: provider,
      signIn: { app in try await AppWatch.awaited(app) { await signIn(app) } },
      cancel: cancel, failure: failure, account: account)
  }
}
