internal import AuthConformance

/// Draws an app's nonces by signing in, as nobody but the app need be asked for it.
actor AppDraws {
  private var last: Task<[SignInCredential], any Error>?
  private let delay: InstantController.Delay

  /// - Parameter delay: When a request succeeds.
  init(_ delay: InstantController.Delay = .none) { self.delay = delay }

  /// Signs in as often as nonces are wanted.
  ///
  /// - Throws: What the app answers instead of a credential; ``CapabilityNotOffered`` where no
  ///   raw nonce can be found.
  func nonces(
    _ count: Int, from source: (any ByteSource)?,
    _ makeApp: @escaping @MainActor @Sendable () throws -> AppEntries
  ) async throws -> [String] {
    try await credentials(count, from: source, makeApp: makeApp).map { credential in
      guard !credential.rawNonce.isEmpty else {
        throw CapabilityNotOffered(capability: .nonce, reason: Self.noRawNonce)
      }
      return credential.rawNonce
    }
  }

  private static let noRawNonce =
    "the app's sign-in hands out no raw nonce under a usual name, and its object keeps none: say "
    + "where it is with AppSubject(…, credential: …), or nonce: …"

  /// Signs in a number of times, one after another: a guard may be the process's.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - source: Where random bytes come from; `nil` for the system.
  ///   - asked: Hears of each request.
  ///   - makeApp: Makes a fresh object for each.
  func credentials(
    _ count: Int, from source: (any ByteSource)?,
    asked: @escaping @Sendable (InstantController) -> Void = { _ in },
    makeApp: @escaping @MainActor @Sendable () throws -> AppEntries
  ) async throws -> [SignInCredential] {
    let before = last
    let delay = delay
    let drawn = Task { @MainActor in
      _ = await before?.result
      var credentials: [SignInCredential] = []
      for _ in 0..<count {
        let stage = AppStage(.instant(bytes: source, delay, asked: asked))
        let entries = try stage.enter { try makeApp() }
        credentials.append(try await AppProvider.signIn(stage, entries))
      }
      return credentials
    }
    last = drawn
    return try await drawn.value
  }
}

/// The system's random bytes.
final class SystemBytes: ByteSource {
  func next(_ count: Int) -> [UInt8] {
    var system = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &system) }
  }
}
