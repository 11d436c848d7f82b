import AuthenticationServices
import Combine
import FirebaseAuth
import Foundation

enum AccountError: Error {
  case overtaken
  case unexpectedState
  case missingCode
}

/// Who is signed in now, and who was before where that is somebody else.
struct AccountChange {
  var userID: String
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
  private let identity = AppleIdentity()
  private var revocations: NSObjectProtocol?
  private var running = 0
  /// Counts the changes of who is signed in.
  private var generation = 0
  private var sheets = 0
  private var isDeleting = false

  private var auth: Auth { Auth.auth() }

  deinit {
    if let revocations { NotificationCenter.default.removeObserver(revocations) }
  }

  // MARK: Entering

  func signInAnonymously() async throws -> AccountChange {
    try await show { generation in
      let user = try await self.auth.signInAnonymously().user
      try await self.settle(user, generation) {}
      return AccountChange(userID: user.uid)
    }
  }

  func signIn() async throws -> AccountChange { try await enter(.signIn) }
  func link() async throws -> AccountChange { try await enter(.link) }

  func reauthenticate() async throws -> AccountChange {
    try await show { _ in
      let result = try await self.authorize(.reauthenticate)
      guard let user = self.auth.currentUser else { throw AccountError.overtaken }
      try await user.reauthenticate(with: result.credential)
      return AccountChange(userID: user.uid)
    }
  }

  private func enter(_ flow: Flow) async throws -> AccountChange {
    try await show { generation in
      let result = try await self.authorize(flow)
      let before = self.auth.currentUser?.uid
      let user =
        flow == .link
        ? try await self.linked(result) : try await self.auth.signIn(with: result.credential).user
      try await self.settle(user, generation) { self.identity.keep(result) }
      var change = AccountChange(userID: user.uid)
      if let before, before != user.uid { change.replacedUserID = before }
      guard let name = result.displayName else { return change }
      let request = user.createProfileChangeRequest()
      request.displayName = name
      // The user is in; only the name is missing.
      do { try await request.commitChanges() } catch { change.problem = "\(error)" }
      try self.demandCurrent(generation + 1)
      return change
    }
  }

  private func linked(_ result: AppleSignInResult) async throws -> User {
    guard let user = auth.currentUser else { throw AccountError.overtaken }
    do { return try await user.link(with: result.credential).user } catch {
      // The credential that was sent is spent; the error has a fresh one.
      guard AuthErrorCode.Code.credentialAlreadyInUse ~= error,
        let updated = (error as NSError).userInfo[AuthErrorUserInfoUpdatedCredentialKey]
          as? AuthCredential
      else { throw error }
      return try await auth.signIn(with: updated).user
    }
  }

  private func authorize(_ flow: Flow) async throws -> AppleSignInResult {
    sheets += 1
    defer { sheets -= 1 }
    let result = try await provider.signIn(state: flow.rawValue)
    if flow != .reauthenticate { identity.remember(result) }
    guard result.state == flow.rawValue else { throw AccountError.unexpectedState }
    return result
  }

  /// Keeps what belongs to a new user, unless somebody signed out meanwhile.
  private func settle(_ user: User, _ generation: Int, keep: () -> Void) async throws {
    guard generation == self.generation else {
      if auth.currentUser?.uid == user.uid { try auth.signOut() }
      throw AccountError.overtaken
    }
    self.generation += 1
    keep()
    observeRevocations()
  }

  private func demandCurrent(_ generation: Int) throws {
    guard generation == self.generation else { throw AccountError.overtaken }
  }

  // MARK: Leaving

  func signOut() async throws {
    try await show { _ in
      self.leave { self.identity.forgetUser() }
      try self.auth.signOut()
    }
  }

  /// Proof, revocation, user, in that order; data is deleted with the user by the server.
  func delete() async throws {
    try await show { generation in
      guard let user = self.auth.currentUser else { throw AccountError.overtaken }
      if user.providerData.contains(where: { $0.providerID == "apple.com" }) {
        let result = try await self.authorize(.reauthenticate)
        guard let code = result.authorizationCode else { throw AccountError.missingCode }
        try self.demandCurrent(generation)
        try await user.reauthenticate(with: result.credential)
        try self.demandCurrent(generation)
        self.isDeleting = true
        defer { self.isDeleting = false }
        try await self.auth.revokeToken(withAuthorizationCode: code)
        try self.demandCurrent(generation)
        try await user.delete()
      } else {
        // While a sheet is shown they may still become somebody of Apple's.
        guard self.sheets == 0 else { throw AppleSignInError.alreadyInProgress }
        try await user.delete()
      }
      self.leave { self.identity.forgetAll() }
    }
  }

  private func leave(_ forget: () -> Void) {
    generation += 1
    forget()
    if let revocations { NotificationCenter.default.removeObserver(revocations) }
    revocations = nil
  }

  // MARK: Revocation

  /// At every start: what Apple does not say for certain changes nothing.
  func launch() async {
    guard let user = auth.currentUser else { return }
    observeRevocations()
    let generation = generation
    guard user.isOfApple, let userID = identity.userID,
      let state = try? await ASAuthorizationAppleIDProvider().credentialState(forUserID: userID),
      generation == self.generation
    else { return }
    switch state {
    case .revoked, .notFound: expel()
    default: break
    }
  }

  private func observeRevocations() {
    guard revocations == nil else { return }
    revocations = NotificationCenter.default.addObserver(
      forName: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil,
      queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.hearRevocation() }
    }
  }

  /// A notice names nobody; a deletion revokes by itself, and needs the user to its end.
  private func hearRevocation() {
    guard !isDeleting, auth.currentUser?.isOfApple == true else { return }
    expel()
  }

  private func expel() {
    try? auth.signOut()
    leave { identity.forgetUser() }
  }

  // MARK: What is shown

  private func show<Value>(
    _ body: @MainActor (_ generation: Int) async throws -> Value
  ) async throws -> Value {
    running += 1
    isLoading = true
    errorMessage = nil
    defer {
      running -= 1
      isLoading = running > 0
    }
    do { return try await body(generation) } catch {
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

extension User {
  fileprivate var isOfApple: Bool {
    providerData.contains { $0.providerID == "apple.com" }
  }
}
