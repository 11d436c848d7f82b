import Synchronization

extension AppleAccount {
  /// Uses a credential for what its state says.
  func enter(
    _ credential: SignInCredential, expecting flow: AccountFlow, _ generation: Int
  ) async throws -> AccountChange {
    if flow != .reauthenticate { remember(credential) }
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
    let change = try await settle(AccountChange(user: user, replaced: replaced), generation) {
      $0.learn(from: credential)
      $0.user = credential.user
      // Whoever comes back has seen what was deleted and what was not.
      $0.isDeletionOpen = false
    }
    return try await tellName(credential.displayName, change, generation + 1)
  }

  /// Keeps what is told once before anything can fail: the next sheet does not tell it again.
  private func remember(_ credential: SignInCredential) {
    guard credential.displayName != nil || credential.email != nil else { return }
    state.withLock { _ in
      var identity = store.identity(of: Self.provider) ?? StoredIdentity()
      // Whoever is signed in keeps their own until somebody else really is.
      guard identity.user == nil || identity.user == credential.user else { return }
      identity.learn(from: credential)
      store.keep(identity, of: Self.provider)
    }
  }

  /// Tells the backend the name that came now, or one that came before and did not get there.
  ///
  /// - Throws: `AccountFailure.overtaken` where the user is another one by now.
  private func tellName(
    _ told: String?, _ change: AccountChange, _ generation: Int
  ) async throws -> AccountChange {
    let stored = state.withLock { _ in store.identity(of: Self.provider) }
    guard let name = told ?? (stored?.isNameDue == true ? stored?.name : nil) else {
      return change
    }
    var change = change
    do {
      try await backend.updateProfile(displayName: name)
      noteOnDevice { $0.isNameDue = false }
    } catch {
      // The user is in; only the name is missing.
      change.profileProblem = "\(error)"
    }
    try demandCurrent(generation)
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
      // In this very step: after it somebody may have signed out, and ended the observation.
      observeRevocations(&state)
      return true
    }
    guard isCurrent else {
      if backend.currentUser?.id == change.user.id { try await backend.signOut() }
      throw AccountFailure.overtaken
    }
    return change
  }

  /// Demands that nobody signed in or out since.
  ///
  /// - Throws: `AccountFailure.overtaken`.
  func demandCurrent(_ generation: Int) throws(AccountFailure) {
    guard state.withLock({ $0.generation == generation }) else { throw .overtaken }
  }

  /// Changes what the device keeps, if it keeps anything.
  func noteOnDevice(_ change: (inout StoredIdentity) -> Void) {
    state.withLock { _ in
      guard var identity = store.identity(of: Self.provider) else { return }
      let before = identity
      change(&identity)
      if identity != before { store.keep(identity, of: Self.provider) }
    }
  }
}

extension SignInCredential {
  /// Given and family name, as far as they came; nil where neither did.
  var displayName: String? {
    let parts = [fullName?.given, fullName?.family].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
