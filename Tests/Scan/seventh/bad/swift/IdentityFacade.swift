import AuthenticationServices
import Combine
import CommonCrypto
import Foundation

public protocol IdentityFacadeProtocol {
  var sessionPublisher: AnyPublisher<Session?, Never> { get }
  func appleRequest() -> ASAuthorizationAppleIDRequest
  func finishApple(_ credential: ASAuthorizationAppleIDCredential) async throws -> Session
  func signOut() async
}

public final class IdentityFacade: IdentityFacadeProtocol {
  public enum Failure: LocalizedError {
    case noRequest, noToken

    public var errorDescription: String? {
      switch self {
      case .noRequest: return "There is no sign-in to finish."
      case .noToken: return "Apple returned no token."
      }
    }
  }

  private let backend: IdentityBackend
  private let keychain: KeychainStoring
  private let subject = CurrentValueSubject<Session?, Never>(nil)
  private let lock = NSLock()
  private var nonce: String?

  public init(backend: IdentityBackend, keychain: KeychainStoring) {
    self.backend = backend
    self.keychain = keychain
  }

  public var sessionPublisher: AnyPublisher<Session?, Never> { subject.eraseToAnyPublisher() }

  public func appleRequest() -> ASAuthorizationAppleIDRequest {
    let fresh = UUID().uuidString
    lock.lock(); nonce = fresh; lock.unlock()
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    request.nonce = Self.sha256(fresh)
    return request
  }

  public func finishApple(_ credential: ASAuthorizationAppleIDCredential) async throws -> Session {
    guard let raw = takeNonce() else { throw Failure.noRequest }
    guard let token = credential.identityToken else { throw Failure.noToken }
    let session = try await backend.login(apple: token, rawNonce: raw)
    try keychain.set(session.refreshToken, for: "refresh")
    subject.send(session)
    return session
  }

  public func signOut() async {
    keychain.remove("refresh")
    subject.send(nil)
  }

  private func takeNonce() -> String? {
    lock.lock(); defer { lock.unlock() }
    defer { nonce = nil }
    return nonce
  }

  private static func sha256(_ text: String) -> String {
    let data = Data(text.utf8)
    var hash = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &hash) }
    return hash.reduce("") { partial, byte in
      partial + String(byte, radix: 16, uppercase: false)
    }
  }
}
