internal import AuthConformance
internal import Dispatch
internal import Synchronization

/// Draws an app's nonces by signing in, as nobody but the app need be asked for it.
actor AppDraws {
  private var last: Task<[SignInCredential], any Error>?

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
    let drawn = Task { @MainActor in
      _ = await before?.result
      var credentials: [SignInCredential] = []
      for _ in 0..<count {
        let stage = AppStage(.instant(bytes: source, asked: asked))
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

extension SignInEnvironment {
  /// Every request succeeds, in the main queue's next turn.
  ///
  /// - Parameters:
  ///   - bytes: Where random bytes come from; `nil` for the system.
  ///   - asked: Hears of each request.
  static func instant(
    bytes: (any ByteSource)? = nil,
    asked: @escaping @Sendable (InstantController) -> Void = { _ in }
  ) -> SignInEnvironment {
    SignInEnvironment(
      makeController: {
        let controller = InstantController($0)
        asked(controller)
        return controller
      }, bytes: bytes ?? SystemBytes(),
      hasWindow: { true })
  }
}

/// A request that is answered with a success as soon as it is started.
final class InstantController: AuthorizationController {
  private struct State {
    weak var delegate: (any AuthorizationControllerDelegate)?
    var hasHadAnchor = false
  }

  let request: AuthorizationRequest
  private let state = Mutex(State())

  init(_ request: AuthorizationRequest) { self.request = request }

  var delegate: (any AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Only whether anybody was set to say where is kept.
  var presentationContextProvider: (any AnyObject & Sendable)? {
    get { nil }
    set { if newValue != nil { state.withLock { $0.hasHadAnchor = true } } }
  }

  /// Whether anybody was.
  var hasHadAnchor: Bool { state.withLock { $0.hasHadAnchor } }

  func performRequests() {
    DispatchQueue.main.async { [self] in
      delegate?.authorizationController(
        self, didCompleteWith: .appleID(.instant(for: request)))
    }
  }
}

extension AppleIDCredential {
  /// What a request is answered with that succeeds at once.
  static func instant(for request: AuthorizationRequest) -> AppleIDCredential {
    AppleIDCredential(
      user: "user-1", identityToken: Array("e30.e30.c2ln".utf8),
      authorizationCode: Array("code-1".utf8), givenName: "Mara", familyName: "Lindqvist",
      email: "mara@example.com", state: request.state)
  }
}
