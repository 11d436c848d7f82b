import AuthenticationServices
import CryptoKit
import os

/// Owns the state of signing in. Features see it through `SignInManaging`.
@MainActor
public protocol SignInManaging: AnyObject {
  var phase: SignInManager.Phase { get }
  func signIn() async throws
  func signOut()
}

@MainActor
public final class SignInManager: NSObject, SignInManaging {
  public enum Phase: Equatable { case idle, authorizing, exchanging, done(String) }
  public enum Failure: Error { case busy, noToken, entropy(OSStatus) }

  public private(set) var phase: Phase = .idle
  private let server: IdentityServer
  private let anchor: ASPresentationAnchor
  private var pending: CheckedContinuation<Data, Error>?
  private static let log = Logger(subsystem: "com.example.atlas", category: "sign-in")

  public init(server: IdentityServer, anchor: ASPresentationAnchor) {
    self.server = server
    self.anchor = anchor
  }

  public func signIn() async throws {
    guard phase == .idle else { throw Failure.busy }
    phase = .authorizing
    var account: String?
    defer { phase = account.map(Phase.done) ?? .idle }

    let raw = try Self.secret()
    let token = try await authorize(hashed: Self.hash(raw))
    phase = .exchanging
    let session = try await server.login(appleToken: token, rawNonce: raw)
    account = session.account
    Self.log.info("signed in")
  }

  public func signOut() {
    phase = .idle
  }

  private func authorize(hashed: String) async throws -> Data {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    request.nonce = hashed
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    return try await withCheckedThrowingContinuation {
      pending = $0
      controller.performRequests()
    }
  }

  private static func secret() throws -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    if status != errSecSuccess { throw Failure.entropy(status) }
    return Data(bytes).base64EncodedString()
  }

  private static func hash(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).map {
      let digits = String($0, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

extension SignInManager: ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    let token = (authorization.credential as? ASAuthorizationAppleIDCredential)?.identityToken
    pending?.resume(with: token.map(Result.success) ?? .failure(Failure.noToken))
    pending = nil
  }

  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    pending?.resume(throwing: error)
    pending = nil
  }
}
