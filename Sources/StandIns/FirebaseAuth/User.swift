internal import AppConformance
internal import AuthConformance
public import Foundation
internal import Synchronization

/// What a user is known by at one provider.
public protocol UserInfo: NSObjectProtocol {
  var providerID: String { get }
  var uid: String { get }
  var displayName: String? { get }
  var email: String? { get }
}

/// A user of the backend.
public final class User: NSObject, UserInfo, Sendable {
  private final class Linked: NSObject, UserInfo, Sendable {
    let providerID: String
    let uid: String
    let displayName: String?
    let email: String?

    init(_ provider: String, _ user: User) {
      providerID = provider
      uid = "\(provider)-\(user.uid)"
      displayName = user.displayName
      email = user.email
    }
  }

  public let uid: String
  private let account: Mutex<AccountUser>
  private let session: FirebaseSession

  init(_ user: AccountUser, _ session: FirebaseSession) {
    uid = user.id
    account = Mutex(user)
    self.session = session
  }

  func update(_ user: AccountUser) { account.withLock { $0 = user } }

  public var providerID: String { "Firebase" }
  public var isAnonymous: Bool { account.withLock { $0.isAnonymous } }
  public var displayName: String? { account.withLock { $0.displayName } }
  public var email: String? { isAnonymous ? nil : "mara@example.com" }
  public var isEmailVerified: Bool { !isAnonymous }
  public var photoURL: URL? { nil }
  public var phoneNumber: String? { nil }
  public var metadata: UserMetadata { UserMetadata() }
  public var providerData: [any UserInfo] {
    account.withLock { $0.providers.sorted() }.map { Linked($0, self) }
  }

  @discardableResult
  public func link(with credential: AuthCredential) async throws -> AuthDataResult {
    try await session.enter(.link, with: credential)
  }

  public func link(
    with credential: AuthCredential,
    completion: (@MainActor @Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { session.enter(.link, with: credential, completion) }

  @discardableResult
  public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
    try await session.enter(.reauthenticate, with: credential)
  }

  public func reauthenticate(
    with credential: AuthCredential,
    completion: (@MainActor @Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { session.enter(.reauthenticate, with: credential, completion) }

  public func createProfileChangeRequest() -> UserProfileChangeRequest {
    UserProfileChangeRequest(session, displayName)
  }

  public func getIDToken(forcingRefresh: Bool = false) async throws -> String { "firebase-token" }
  public func getIDToken(completion: (@MainActor @Sendable (String?, (any Error)?) -> Void)?) {
    FirebaseSession.tell(completion, .success("firebase-token"))
  }
  public func reload() async throws {}

  public func delete() async throws { _ = try await session.reply(to: .deleteUser) }
  public func delete(completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
    session.finish(.deleteUser, completion)
  }
}

/// When a user came; this backend does not say.
public final class UserMetadata: NSObject {
  public var creationDate: Date? { nil }
  public var lastSignInDate: Date? { nil }
}

/// A change of what a user is called.
public final class UserProfileChangeRequest: NSObject {
  public var displayName: String?
  public var photoURL: URL?
  private let session: FirebaseSession

  init(_ session: FirebaseSession, _ name: String?) {
    self.session = session
    displayName = name
  }

  public func commitChanges() async throws {
    _ = try await session.reply(to: .updateProfile(displayName: displayName))
  }

  public func commitChanges(
    completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { session.finish(.updateProfile(displayName: displayName), completion) }
}
