internal import AppConformance
internal import AuthConformance
public import Foundation

/// The backend's client, whose other end is the running scenario's backend.
///
/// One object for the process, as Firebase's is; who is signed in belongs to the scenario.
public final class Auth: NSObject, Sendable {
  private static let only = Auth()

  public static func auth() -> Auth { only }

  private var session: FirebaseSession { .current }

  public var currentUser: User? { session.user }

  @discardableResult
  public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    try await session.enter(.signIn, with: credential)
  }

  public func signIn(
    with credential: AuthCredential,
    completion: (@MainActor @Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { session.enter(.signIn, with: credential, completion) }

  @discardableResult
  public func signInAnonymously() async throws -> AuthDataResult {
    AuthDataResult(try await session.user(after: .signInAnonymously), nil)
  }

  public func signInAnonymously(
    completion: (@MainActor @Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    session.ask(.signInAnonymously) { reply in
      FirebaseSession.tell(completion, reply.map { AuthDataResult($0, nil) })
    }
  }

  public func revokeToken(withAuthorizationCode code: String) async throws {
    _ = try await session.reply(to: .revokeToken(code: code))
  }

  public func revokeToken(
    withAuthorizationCode code: String,
    completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { session.finish(.revokeToken(code: code), completion) }

  /// Signs out on this device, at once; it never throws here.
  public func signOut() throws { session.signOut() }

  public func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> AuthStateDidChangeListenerHandle {
    heardByMain(listener)
  }

  public func removeStateDidChangeListener(_ handle: AuthStateDidChangeListenerHandle) {
    session.remove(handle)
  }

  public func addIDTokenDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> IDTokenDidChangeListenerHandle {
    heardByMain(listener)
  }

  private func heardByMain(_ listener: @escaping (Auth, User?) -> Void) -> any NSObjectProtocol {
    // Called from the main queue alone, as Firebase does, whoever has added it.
    nonisolated(unsafe) let listener = listener
    return session.listen { listener(self, $0) }
  }

  public func removeIDTokenDidChangeListener(_ handle: IDTokenDidChangeListenerHandle) {
    session.remove(handle)
  }
}

/// What a listener is taken away by.
public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol
/// What a listener is taken away by.
public typealias IDTokenDidChangeListenerHandle = any NSObjectProtocol

/// What a sign-in of the backend's gives.
public final class AuthDataResult: NSObject, Sendable {
  public let user: User
  public let credential: AuthCredential?
  public let additionalUserInfo: AdditionalUserInfo?

  init(_ user: User, _ credential: AuthCredential?, isNew: Bool = false) {
    self.user = user
    self.credential = credential
    additionalUserInfo = AdditionalUserInfo(isNewUser: isNew, providerID: credential?.provider)
  }
}

/// What the backend adds to a user.
public final class AdditionalUserInfo: NSObject, Sendable {
  public let isNewUser: Bool
  public let providerID: String

  init(isNewUser: Bool, providerID: String?) {
    self.isNewUser = isNewUser
    self.providerID = providerID ?? ""
  }
}
