import AuthenticationServices
import Combine
import FirebaseAuth
import Foundation

enum AccountError: Error {
  case noUser
  case unexpectedState
}

struct AccountChange {
  var replacedUserID: String?
  var problem: String?
}

/// The account behind the app's views.
@MainActor
final class AccountModel: ObservableObject {
  private enum Flow: String { case signIn, link, reauthenticate = "reauth" }

  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?

  private let provider = AppleSignInProvider()
  private var revocations: NSObjectProtocol?

  func signInAnonymously() async throws -> AccountChange {
    try await show {
      try await Auth.auth().signInAnonymously()
      return AccountChange()
    }
  }

  func signIn() async throws -> AccountChange {
    try await show {
      let result = try await self.authorize(.signIn)
      let before = Auth.auth().currentUser?.uid
      let user = try await Auth.auth().signIn(with: result.credential).user
      return await self.settle(user, result, before: before)
    }
  }

  func link() async throws -> AccountChange {
    try await show {
      let result = try await self.authorize(.link)
      guard let before = Auth.auth().currentUser else { throw AccountError.noUser }
      do {
        let user = try await before.link(with: result.credential).user
        return await self.settle(user, result, before: before.uid)
      } catch {
        guard AuthErrorCode.Code.credentialAlreadyInUse ~= error,
          let updated = (error as NSError).userInfo[AuthErrorUserInfoUpdatedCredentialKey]
            as? AuthCredential
        else { throw error }
        let user = try await Auth.auth().signIn(with: updated).user
        return await self.settle(user, result, before: before.uid)
      }
    }
  }

  func reauthenticate() async throws -> AccountChange {
    try await show {
      let result = try await self.authorize(.reauthenticate)
      guard let user = Auth.auth().currentUser else { throw AccountError.noUser }
      try await user.reauthenticate(with: result.credential)
      return AccountChange()
    }
  }

  func signOut() async throws {
    UserDefaults.standard.removeObject(forKey: "appleUserID")
    try Auth.auth().signOut()
  }

  /// Deletes the user; the tokens at Apple stay valid.
  func delete() async throws {
    try await show {
      let result = try await self.authorize(.reauthenticate)
      guard let user = Auth.auth().currentUser else { throw AccountError.noUser }
      try await user.reauthenticate(with: result.credential)
      try await user.delete()
      UserDefaults.standard.removeObject(forKey: "appleUserID")
      UserDefaults.standard.removeObject(forKey: "appleUserName")
      UserDefaults.standard.removeObject(forKey: "appleUserEmail")
    }
  }

  /// Called when the app starts.
  func launch() async {
    guard Auth.auth().currentUser != nil else { return }
    observeRevocations()
    guard let userID = UserDefaults.standard.string(forKey: "appleUserID"),
      let state = try? await ASAuthorizationAppleIDProvider().credentialState(forUserID: userID)
    else { return }
    if state == .revoked || state == .notFound { expel() }
  }

  private func settle(
    _ user: User, _ result: AppleSignInResult, before: String?
  ) async -> AccountChange {
    UserDefaults.standard.set(result.userID, forKey: "appleUserID")
    if let email = result.email { UserDefaults.standard.set(email, forKey: "appleUserEmail") }
    observeRevocations()
    var change = AccountChange()
    if let before, before != user.uid { change.replacedUserID = before }
    guard let name = result.fullName?.displayName else { return change }
    UserDefaults.standard.set(name, forKey: "appleUserName")
    let request = user.createProfileChangeRequest()
    request.displayName = name
    do { try await request.commitChanges() } catch { change.problem = "\(error)" }
    return change
  }

  private func authorize(_ flow: Flow) async throws -> AppleSignInResult {
    let result = try await provider.signIn(state: flow.rawValue)
    guard result.state == flow.rawValue else { throw AccountError.unexpectedState }
    return result
  }

  /// Never removed: it outlives the user who was signed in.
  private func observeRevocations() {
    guard revocations == nil else { return }
    revocations = NotificationCenter.default.addObserver(
      forName: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil,
      queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.expel() }
    }
  }

  private func expel() {
    UserDefaults.standard.removeObject(forKey: "appleUserID")
    try? Auth.auth().signOut()
  }

  private func show<Value>(_ body: @MainActor () async throws -> Value) async throws -> Value {
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do { return try await body() } catch {
      if case AppleSignInError.canceled = error {} else { errorMessage = "\(error)" }
      throw error
    }
  }
}

extension AppleSignInResult {
  fileprivate var credential: AuthCredential {
    OAuthProvider.appleCredential(withIDToken: idToken, rawNonce: nonce, fullName: fullName)
  }
}

extension PersonNameComponents {
  fileprivate var displayName: String? {
    let parts = [givenName, familyName].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
