internal import AppConformance
public import Foundation
internal import Synchronization

/// What a sign-in of the backend's gives.
public final class AuthDataResult: NSObject, Sendable {
  public let user: User
  public let credential: AuthCredential?

  init(_ user: User, _ credential: AuthCredential?) {
    self.user = user
    self.credential = credential
  }
}

/// A user of the backend.
public final class User: NSObject, Sendable {
  public let uid: String
  public let isAnonymous: Bool
  public let email: String?
  private let name = Mutex<String?>(nil)

  init(uid: String, isAnonymous: Bool, email: String?) {
    self.uid = uid
    self.isAnonymous = isAnonymous
    self.email = email
  }

  public var displayName: String? { name.withLock { $0 } }

  public func link(with credential: AuthCredential) async throws -> AuthDataResult {
    try await Auth.auth().signIn(with: credential)
  }

  public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
    try await Auth.auth().signIn(with: credential)
  }

  public func createProfileChangeRequest() -> UserProfileChangeRequest {
    UserProfileChangeRequest { name in self.name.withLock { $0 = name } }
  }

  public func getIDToken() async throws -> String { "firebase-token" }
  public func delete() async throws { try Auth.auth().signOut() }
}

/// A change of what a user is called.
public final class UserProfileChangeRequest: NSObject {
  public var displayName: String?
  public var photoURL: URL?
  private let commit: (String?) -> Void

  init(_ commit: @escaping (String?) -> Void) { self.commit = commit }
  public func commitChanges() async throws { commit(displayName) }
  public func commitChanges(completion: ((any Error)?) -> Void) {
    commit(displayName)
    completion(nil)
  }
}

/// What a listener is taken away by.
public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol

/// The backend's client: it takes every credential that has a raw nonce, or refuses it as Firebase
/// does, and answers on the main queue.
public final class Auth: NSObject, Sendable {
  private static let only = Auth()
  private let user = Mutex<User?>(nil)

  public static func auth() -> Auth { only }
  public var currentUser: User? { user.withLock { $0 } }

  public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    try take(credential)
  }

  public func signIn(
    with credential: AuthCredential,
    completion: (@MainActor @Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    let result = Result { try take(credential) }
    DispatchQueue.main.async {
      switch result {
      case .success(let data): completion?(data, nil)
      case .failure(let error): completion?(nil, error)
      }
    }
  }

  public func signInAnonymously() async throws -> AuthDataResult {
    let user = User(uid: "anonymous", isAnonymous: true, email: nil)
    self.user.withLock { $0 = user }
    return AuthDataResult(user, nil)
  }

  public func revokeToken(withAuthorizationCode code: String) async throws {}
  public func signOut() throws { user.withLock { $0 = nil } }

  public func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> AuthStateDidChangeListenerHandle {
    listener(self, currentUser)
    return NSObject()
  }

  public func removeStateDidChangeListener(_ handle: AuthStateDidChangeListenerHandle) {}

  private func take(_ credential: AuthCredential) throws -> AuthDataResult {
    guard let credential = credential as? OAuthCredential, let token = credential.idToken else {
      throw AuthErrorCode(.invalidCredential)
    }
    guard let nonce = credential.rawNonce, !nonce.isEmpty else {
      throw AuthErrorCode(.missingOrInvalidNonce)
    }
    AppStage.handOver(rawNonce: nonce, token: token)
    let user = User(uid: "user", isAnonymous: false, email: "mara@example.com")
    self.user.withLock { $0 = user }
    return AuthDataResult(user, credential)
  }
}
