internal import ConformanceModel
internal import Synchronization

/// A provider that answers every request at once with a credential: what is left to measure is
/// the implementation.
final class InstantProvider: AuthorizationController {
  /// The environment of the sign-in benchmark.
  static let environment = SignInEnvironment(
    makeController: { InstantProvider($0) },
    bytes: ScriptedByteSource(
      ByteScript(bytes: BenchInputs.message(4_096, salt: 3), then: .cycle)),
    hasWindow: { true })

  private static let token = Array(
    BenchInputs.attempt(nonce: "", claim: String(repeating: "0", count: 64)).token.utf8)

  private struct Listening {
    weak var delegate: (any AuthorizationControllerDelegate)?
  }

  private let request: AuthorizationRequest
  private let listening = Mutex(Listening())

  private init(_ request: AuthorizationRequest) { self.request = request }

  var delegate: (any AuthorizationControllerDelegate)? {
    get { listening.withLock { $0.delegate } }
    set { listening.withLock { $0.delegate = newValue } }
  }

  func performRequests() {
    let credential = AppleIDCredential(
      user: "001234.0a1b2c3d4e5f.0123", identityToken: Self.token,
      authorizationCode: Array("c0ffee".utf8), givenName: "Ada", familyName: "Lovelace",
      email: "ada@example.com", state: request.state)
    delegate?.authorizationController(self, didCompleteWith: .appleID(credential))
  }
}
