import Synchronization

extension AppleAccount {
  /// Forgets the provider's user on this device, then signs out of the backend.
  ///
  /// - Throws: `AccountFailure` where the backend fails; the id is forgotten all the same.
  public func signOut() async throws {
    try await run { _ in
      self.forget()
      try await self.backend.signOut()
      self.stopObserving()
    }
  }

  /// Shows the sheet and deletes the account: proof, revocation, data, user, in that order.
  ///
  /// Of a user who has nothing to do with the provider data and user are deleted, and no sheet is
  /// shown; a backend that wants a recent sign-in first says so.
  ///
  /// Nothing of the user is kept on the device afterwards. Where the app ends in between, the next
  /// launch says so.
  ///
  /// - Throws: `AccountFailure` of the first step that failed; nothing was deleted after it.
  public func delete() async throws {
    try await run { generation in
      // Whoever has nothing to do with the provider has nothing to prove to it.
      if let user = self.backend.currentUser, !user.providers.contains(Self.provider) {
        // Nor can they go while a sheet may still make them somebody of the provider.
        guard self.state.withLock({ $0.sheets == 0 }) else { throw SignInError.alreadyInProgress }
        return try await self.erase(generation)
      }
      let credential = try await self.authorize(.reauthenticate)
      guard credential.state == AccountFlow.reauthenticate.rawValue else {
        throw AccountFailure.unexpectedState(credential.state)
      }
      guard let code = credential.authorizationCode else {
        throw AccountFailure.missingAuthorizationCode
      }
      // Every step is about whoever is signed in then: still the one who asked for it.
      try self.demandCurrent(generation)
      _ = try await self.backend.reauthenticate(
        with: BackendCredential(
          identityToken: credential.identityToken, rawNonce: credential.rawNonce))
      try self.demandCurrent(generation)
      try await self.leave(revoking: code, generation)
    }
  }

  /// Revokes and deletes for good.
  private func leave(revoking code: String, _ generation: Int) async throws {
    state.withLock { $0.isDeleting = true }
    defer { state.withLock { $0.isDeleting = false } }
    noteOnDevice { $0.isDeletionOpen = true }
    // Before anything is deleted: what has no user any more cannot be revoked.
    do { try await backend.revokeToken(authorizationCode: code) } catch {
      noteOnDevice { $0.isDeletionOpen = false }
      throw error
    }
    try demandCurrent(generation)
    try await erase(generation)
  }

  /// Deletes data and user.
  private func erase(_ generation: Int) async throws {
    if policy.deletesData {
      try await backend.deleteData()
      try demandCurrent(generation)
    }
    try await backend.deleteUser()
    forget { $0 = StoredIdentity() }
    stopObserving()
  }

  /// Looks at every start of the app whether the provider still knows the stored user, and listens
  /// for revocations from then on.
  ///
  /// What the provider does not say for certain changes nothing: no network must sign nobody out.
  ///
  /// - Throws: `AccountFailure` where a sign-out or a migration that was due failed.
  public func launch() async throws {
    do { try await look() } catch {
      let failure = AccountFailure(error)
      show(failure)
      throw failure
    }
    // Otherwise a user signed out by our own revocation would think that all is deleted.
    if store.identity(of: Self.provider)?.isDeletionOpen == true { show(.deletionOpen) }
  }

  private func look() async throws {
    guard let user = backend.currentUser else { return }
    state.withLock { observeRevocations(&$0) }
    let generation = state.withLock { $0.generation }
    guard user.providers.contains(Self.provider),
      let stored = store.identity(of: Self.provider)?.user,
      let found = try? await authority.credentialState(forUser: stored),
      state.withLock({ $0.generation == generation })
    else { return }
    switch (found, policy.transfer) {
    case (.revoked, _), (.notFound, _), (.transferred, .signOut): try await expel()
    case (.transferred, .migrate): try await backend.migrate(providerUser: stored)
    case (.authorized, _), (.transferred, .stay), (.unknown, _): break
    }
  }

  /// Listens for revocations, if nobody does yet.
  func observeRevocations(_ state: inout State) {
    guard state.stopObserving == nil else { return }
    state.stopObserving = authority.observeRevocations { [weak self] in
      guard let self else { return }
      Task { await self.hearRevocation() }
    }
  }

  /// A notice names nobody: only a user of the provider is concerned.
  ///
  /// A deletion revokes by itself, and needs the user to its end.
  private func hearRevocation() async {
    guard !state.withLock({ $0.isDeleting }) else { return }
    guard backend.currentUser?.providers.contains(Self.provider) == true else { return }
    // Whoever could not be signed out now is found revoked at the next launch.
    try? await expel()
  }

  /// Signs out whom the provider has given up; the id stays until that is done, to try again.
  private func expel() async throws {
    try await backend.signOut()
    forget()
    stopObserving()
  }

  /// Forgets who the provider's user is; name and address stay, since they are told once only.
  ///
  /// - Parameter change: What else is forgotten.
  private func forget(_ change: (inout StoredIdentity) -> Void = { $0.leave() }) {
    state.withLock { state in
      state.generation += 1
      guard var identity = store.identity(of: Self.provider) else { return }
      change(&identity)
      store.keep(identity, of: Self.provider)
    }
  }

  private func stopObserving() {
    let stop = state.withLock { $0.stopObserving.take() }
    stop?()
  }
}
