import Synchronization

extension AppleAccount {
  /// Uses a credential for what its state says.
  func enter(
    _ credential: SignInCredential, expecting flow: AccountFlow, _ generation: Int
  ) async throws -> AccountChange {
    guard let state = credential.state, let found = AccountFlow(rawValue: state), found == flow
    else { throw AccountFailure.unexpectedState(credential.state) }
    let before = backend.currentUser
    let used = BackendCredential(
      identityToken: credential.identityToken, rawNonce: credential.rawNonce)
    let user: BackendUser
    switch found {
    case .signIn: user = try await backend.signIn(with: used)
    case .link: user = try await linked(used)
    case .reauthenticate:
      return AccountChange(user: try await backend.reauthenticate(with: used))
    }
    let replaced = before.flatMap { $0.id == user.id ? nil : $0 }
    var change = try await settle(AccountChange(user: user, replaced: replaced), generation) {
      self.keep(credential, in: &$0)
    }
    if let name = credential.displayName {
      do { try await backend.updateProfile(displayName: name) } catch {
        // The user is in; only the name is missing.
        change.profileProblem = "\(error)"
      }
    }
    return change
  }

  /// Links, or signs the other user in where the credential belongs to one.
  private func linked(_ credential: BackendCredential) async throws -> BackendUser {
    do {
      return try await backend.link(with: credential)
    } catch let error as CredentialInUse {
      guard let updated = error.updated else { throw error }
      return try await backend.signIn(with: updated)
    }
  }

  private func keep(_ credential: SignInCredential, in identity: inout StoredIdentity) {
    identity.user = credential.user
    if let name = credential.displayName { identity.name = name }
    if let email = credential.email { identity.email = email }
  }

  /// Stores what belongs to the new user, unless somebody signed out meanwhile.
  ///
  /// - Parameter keep: Changes what the device keeps.
  /// - Throws: `AccountFailure.overtaken`; the user is signed out again then.
  func settle(
    _ change: AccountChange, _ generation: Int, keep: (inout StoredIdentity) -> Void
  ) async throws -> AccountChange {
    let isCurrent = state.withLock { state in
      guard state.generation == generation else { return false }
      state.generation += 1
      var identity = store.identity(of: Self.provider) ?? StoredIdentity()
      keep(&identity)
      if identity != StoredIdentity() { store.keep(identity, of: Self.provider) }
      return true
    }
    guard isCurrent else {
      if backend.currentUser?.id == change.user.id { try await backend.signOut() }
      throw AccountFailure.overtaken
    }
    observeRevocations()
    return change
  }
}

extension SignInCredential {
  /// Given and family name, as far as they came; nil where neither did.
  var displayName: String? {
    let parts = [fullName?.given, fullName?.family].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
