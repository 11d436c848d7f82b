internal import AuthConformance

/// How an app's outcomes are read: as its adapter says, or by the usual names.
struct Reading<Value>: Sendable {
  let credential: (@Sendable (Value) throws -> SignInCredential?)?
  let failure: (@Sendable (any Error) -> SignInFailure?)?

  private func credential(of value: Value, from app: Any?) throws -> SignInCredential {
    if let outcome = value as? AppOutcome { return try outcome.credential() }
    if let credential = try credential?(value) { return credential }
    // A password that the app hands out as such is no sign-in with Apple.
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, let word = mirror.children.first?.label,
      word.lowercased().contains("password")
    {
      throw SignInFailure.failed(code: word)
    }
    return AppCredential.of(value, from: app)
  }

  private func failure(of error: any Error) -> any Error {
    failure?(error) ?? AppFailure.of(error)
  }

  /// A sign-in that is awaited.
  @MainActor func awaited<App: AnyObject>(
    _ app: App, _ signIn: @escaping @MainActor @Sendable (App) async throws -> Value
  ) -> @MainActor () async throws -> SignInCredential {
    {
      let value: Value
      do { value = try await signIn(app) } catch { throw failure(of: error) }
      return try credential(of: value, from: app)
    }
  }

  /// A sign-in that calls back.
  @MainActor func called<App: AnyObject>(
    _ app: App,
    _ completion:
      @escaping @MainActor @Sendable (App, @escaping (Result<Value, any Error>) -> Void) -> Void
  ) -> @MainActor (@escaping AppEntries.Answer) -> Void {
    { (answer: @escaping AppEntries.Answer) in
      // The app holds what it calls back: that must not hold the app.
      completion(app) { [weak app] (result: Result<Value, any Error>) in
        switch result {
        case .success(let value): answer(Result { try credential(of: value, from: app) })
        case .failure(let error): answer(.failure(failure(of: error)))
        }
      }
    }
  }
}
