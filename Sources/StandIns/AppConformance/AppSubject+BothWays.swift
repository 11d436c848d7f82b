public import AuthConformance

extension AppSubject {
  /// Judges an app with two ways in to one object: each excludes the other, as two attempts by one do.
  ///
  /// - Parameters:
  ///   - name: How reports call the app.
  ///   - contract: What it is held to where that is not ``appContract(_:)``.
  ///   - declaring: Changes what was found out of it.
  ///   - bytes: What its nonces are made of; found out where nothing is said.
  ///   - nonce: Its generator, where it can be called.
  ///   - digest: Its hash, where it can be called.
  ///   - provider: Makes the object that signs in.
  ///   - signIn: Signs in, and is awaited.
  ///   - completion: Signs in, and calls back.
  ///   - cancel: Ends the pending attempt, where the app offers that.
  ///   - credential: What either hands out, where ``AppCredential/of(_:from:)`` cannot tell.
  ///   - failure: What its errors mean, where ``AppFailure/of(_:)`` cannot tell.
  ///   - account: Its account, where it keeps one.
  public init<Provider: AnyObject, Value, Called>(
    _ name: String, contract: Contract? = nil,
    declaring: (@Sendable (inout Contract) -> Void)? = nil, bytes: AppBytes? = nil,
    nonce: Nonce? = nil, digest: Digest? = nil,
    provider: @escaping @MainActor @Sendable () throws -> Provider,
    signIn: @escaping @MainActor @Sendable (Provider) async throws -> Value,
    completion:
      @escaping @MainActor @Sendable (
        Provider, @escaping (Result<Called, any Error>) -> Void
      ) -> Void,
    cancel: (@MainActor @Sendable (Provider) -> Void)? = nil,
    credential: (@Sendable (Any) throws -> SignInCredential?)? = nil,
    failure: (@Sendable (any Error) -> SignInFailure?)? = nil, account: AppAccount? = nil
  ) {
    let makeApp: @MainActor @Sendable () throws -> AppEntries = {
      let app = try provider()
      let returned = Reading<Value>(credential: credential, failure: failure)
      let called = Reading<Called>(credential: credential, failure: failure)
      return AppEntries(
        object: app, signIn: returned.awaited(app, signIn),
        complete: called.called(app, completion), cancel: { cancel?(app) })
    }
    self.init(
      judging: Self.contract(
        name, contract, entries: [.async, .completion], cancel: cancel != nil),
      isGiven: contract != nil, declaring, nonce, digest, bytes, account, makeApp)
  }
}
