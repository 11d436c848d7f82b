internal import ConformanceModel
internal import Synchronization

extension Gallery {
  /// Accounts that get it wrong whom they let in and whom they delete.
  package static let slippedEntries: [GallerySubject] = [
    entering(
      "replaced-user-deleted", .deletesReplaced, [.accountLinkInUse], [.replacedUserDeleted],
      "Deletes the anonymous user before the one is signed in who has the identity already."),
    entering(
      "own-notice-heard", .hearsOwnNotice, [.accountDelete], [.ownNoticeHeard],
      "Signs out at the notice that the revocation of its own deletion sets off."),
    entering(
      "link-without-anonymous-signs-in", .signsInOthers, [.accountState, .accountLinkErrors],
      [.linkSignsIn], "Links anonymous users only; everybody else who links is signed in."),
    entering(
      "asks-for-backend-id-guarded", .asksForBackendID, [.accountRevokedLaunch], [.otherIDAsked],
      "Asks Apple about the backend's user id, and has a guard: the flows exclude one another.",
      AccountContract(overlap: .refuse)),
  ]

  /// Right, and unlike the others.
  package static let rightEntries: [GallerySubject] = [
    .legalAccount(
      "remembers-untold-name",
      story: "Remembers in memory what a person has told, and sets it when that person is in."
    ) { EnteringKeeper($0, $1, .remembersName) }
  ]

  private static func entering(
    _ name: String, _ slip: EnteringKeeper.Turn, _ violates: Set<RequirementID>, _ causes: [Cause],
    _ story: String, _ contract: AccountContract = AccountContract()
  ) -> GallerySubject {
    GallerySubject(
      .knownBad, violates: violates, causes: causes, story: story,
      subject: AccountGallerySubject(contract: Contract(name: name, account: contract)) {
        EnteringKeeper($0, $1, slip)
      })
  }
}

/// The common coordinator with one turn of its own.
private final class EnteringKeeper: AccountKeeper, @unchecked Sendable {
  // Unchecked like its superclass: it adds a constant and a mutex.
  enum Turn { case asksForBackendID, deletesReplaced, hearsOwnNotice, remembersName, signsInOthers }

  private struct Memory {
    var hasSheet = false
    /// What each person has told and the backend does not know yet.
    var told: [String: AppleIDCredential] = [:]
  }

  private let turn: Turn?
  private let memory = Mutex(Memory())

  init(_ environment: AccountEnvironment, _ contract: AccountContract, _ turn: Turn) {
    self.turn = turn
    super.init(environment, contract)
  }

  required init(_ environment: AccountEnvironment, _ contract: AccountContract) {
    turn = nil
    super.init(environment, contract)
  }

  override var hearsOwnNotice: Bool { turn == .hearsOwnNotice }

  override func use(
    _ credential: AppleIDCredential, _ flow: AccountFlow, _ done: @escaping AccountDone
  ) {
    let isAnonymous = environment.currentUser()?.isAnonymous == true
    let signsIn = turn == .signsInOthers && flow == .link && !isAnonymous
    super.use(remembered(credential, flow), signsIn ? .signIn : flow, done)
  }

  private func remembered(
    _ credential: AppleIDCredential, _ flow: AccountFlow
  ) -> AppleIDCredential {
    guard turn == .remembersName, flow != .reauthenticate else { return credential }
    return memory.withLock { memory in
      if displayName(credential) != nil { memory.told[credential.user] = credential }
      var whole = credential
      guard let told = memory.told[credential.user] else { return whole }
      (whole.givenName, whole.familyName) = (told.givenName, told.familyName)
      whole.email = credential.email ?? told.email
      return whole
    }
  }

  override func setDisplayName(
    _ user: AccountUser, _ credential: AppleIDCredential,
    _ then: @escaping @Sendable (_ problem: String?) -> Void
  ) {
    super.setDisplayName(user, credential) { problem in
      if problem == nil { self.memory.withLock { $0.told[credential.user] = nil } }
      then(problem)
    }
  }

  override func updated(
    _ error: AccountError, _ credential: AppleIDCredential
  ) -> BackendCredential? {
    if turn == .deletesReplaced, error.updated != nil,
      environment.currentUser()?.isAnonymous == true
    {
      ask(.deleteUser) { _ in }
    }
    return error.updated
  }

  override func launch(_ done: @escaping AccountDone) {
    guard turn == .asksForBackendID, let user = environment.currentUser() else {
      return super.launch(done)
    }
    observe()
    guard isConcerned(user) else { return done(.done) }
    ask(.credentialState(user: user.id)) { reply in
      guard case .state(let state) = reply else { return self.checkFailed(done) }
      self.found(state, user.id, done)
    }
  }

  // MARK: The guard, where the contract has one

  override func tap(_ flow: AccountFlow, _ done: @escaping AccountDone) {
    guarded(done) { super.tap(flow, $0) }
  }

  override func delete(_ done: @escaping AccountDone) {
    guarded(done) { super.delete($0) }
  }

  private func guarded(_ done: @escaping AccountDone, _ go: (@escaping AccountDone) -> Void) {
    guard contract.overlap == .refuse else { return go(done) }
    let isFree = memory.withLock { memory in
      defer { memory.hasSheet = true }
      return !memory.hasSheet
    }
    guard isFree else { return done(.failed(code: "alreadyInProgress")) }
    go { answer in
      self.memory.withLock { $0.hasSheet = false }
      done(answer)
    }
  }
}
