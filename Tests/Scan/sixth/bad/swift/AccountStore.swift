import AuthenticationServices
import FirebaseAuth
import FirebaseFirestore
import Observation

/// Everything that the account tab of the fishing log needs.
@Observable @MainActor
final class AccountStore {
  enum Phase: Equatable { case signedOut, signedIn(String), deleting }

  private(set) var phase: Phase = .signedOut
  private(set) var isSigningIn = false
  var message: String?

  private let apple: AppleFlow
  private let db = Firestore.firestore()
  private var listener: AuthStateDidChangeListenerHandle?

  init(apple: AppleFlow) {
    self.apple = apple
    listener = Auth.auth().addStateDidChangeListener { [weak self] _, user in
      MainActor.assumeIsolated {
        self?.phase = user.map { .signedIn($0.uid) } ?? .signedOut
      }
    }
  }

  func signIn() async {
    guard !isSigningIn else { return }
    isSigningIn = true
    message = nil

    guard let attempt = await apple.run() else {
      message = "Sign in was cancelled"
      return
    }

    let credential = OAuthProvider.appleCredential(
      withIDToken: attempt.token, rawNonce: attempt.nonce, fullName: attempt.name)
    do {
      let user = try await Auth.auth().signIn(with: credential).user
      try await db.document("anglers/\(user.uid)").setData(["lastSeen": Timestamp()], merge: true)
    } catch {
      message = error.localizedDescription
    }
    isSigningIn = false
  }

  func deleteAccount() async {
    guard case .signedIn(let uid) = phase else { return }
    phase = .deleting
    do {
      try await db.document("anglers/\(uid)").delete()
      try await Auth.auth().currentUser?.delete()
      phase = .signedOut
    } catch {
      message = error.localizedDescription
      phase = .signedIn(uid)
    }
  }
}
