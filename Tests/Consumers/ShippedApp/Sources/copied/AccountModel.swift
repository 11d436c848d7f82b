import AuthenticationServices
import Combine
import FirebaseAuth
import Foundation

/// The account behind the app's views.
@MainActor
final class AccountModel: ObservableObject {
  @Published var isLoading = false
  @Published var errorMessage: String?

  private let provider = AppleSignInProvider()

  init() {
    _ = NotificationCenter.default.addObserver(
      forName: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil,
      queue: .main
    ) { _ in
      try? Auth.auth().signOut()
    }
  }

  /// Called when the app starts.
  func checkCredentialState() async {
    guard let userID = UserDefaults.standard.string(forKey: "appleUserID") else { return }
    let state = try? await ASAuthorizationAppleIDProvider().credentialState(forUserID: userID)
    if state != .authorized {
      try? Auth.auth().signOut()
    }
  }

  func signInAnonymously() async throws {
    try await Auth.auth().signInAnonymously()
  }

  func signIn() async throws {
    isLoading = true
    do {
      let credential = try await appleCredential()
      let result = try await Auth.auth().signIn(with: credential)
      try await updateName(of: result.user)
      isLoading = false
    } catch {
      errorMessage = error.localizedDescription
      throw error
    }
  }

  func link() async throws {
    let credential = try await appleCredential()
    do {
      try await Auth.auth().currentUser?.link(with: credential)
    } catch {
      // Already linked: sign in instead.
      try await Auth.auth().signIn(with: credential)
    }
  }

  func reauthenticate() async throws {
    let credential = try await appleCredential()
    try await Auth.auth().currentUser?.reauthenticate(with: credential)
  }

  func signOut() throws {
    try Auth.auth().signOut()
  }

  func delete() async throws {
    try await Auth.auth().currentUser?.delete()
  }

  private func appleCredential() async throws -> AuthCredential {
    let result = try await provider.signIn()
    UserDefaults.standard.set(result.userID, forKey: "appleUserID")
    UserDefaults.standard.set(result.fullName?.givenName, forKey: "appleUserName")
    UserDefaults.standard.set(result.email, forKey: "appleUserEmail")
    return OAuthProvider.appleCredential(
      withIDToken: result.idToken, rawNonce: result.nonce, fullName: result.fullName)
  }

  private func updateName(of user: User) async throws {
    let request = user.createProfileChangeRequest()
    request.displayName = UserDefaults.standard.string(forKey: "appleUserName")
    try await request.commitChanges()
  }
}
