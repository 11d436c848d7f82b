internal import ConformanceModel
internal import Synchronization

extension Gallery {
  /// Accounts of apps with one slip each, written before their checks were read.
  package static let slippedAccounts: [GallerySubject] = [
    slip(
      "id-stored-first", .idStoredFirst, [.accountNothingKept], [.storedBeforeSuccess],
      "Stores Apple's user id as soon as the sheet closes, before the backend has agreed."),
    slip(
      "overtaken-stays", .overtakenStays, [.accountNothingKept], [.overtakenStaysIn],
      "A sign-in that a sign-out has overtaken stores nothing, and leaves the user signed in."),
    slip(
      "notice-deletes-user", .noticeDeletesUser, [.accountRevokedRunning],
      [.noticeDeletes], "Deletes the user at a revocation notice."),
    slip(
      "transferred-signed-out", .transferredSignedOut, [.accountRevokedLaunch],
      [.everyStateSignsOut], "Signs everybody out at launch who is not 'authorized'."),
    slip(
      "asks-for-backend-id", .asksForBackendID, [.accountRevokedLaunch], [.otherIDAsked],
      "Asks Apple about the backend's user id."),
    slip(
      "in-use-not-kept", .inUseNotKept, [.accountFirstSignInOnly], [.firstDetailsNotStored],
      "Stores nothing for the user whom a credential in use belongs to."),
    slip(
      "names-reversed", .namesReversed, [.accountFirstSignInOnly, .accountDisplayName],
      [.namesReversed],
      "Joins family and given name."),
    slip(
      "loading-stuck-after-link-error", .loadingStuckAfterLinkError, [.accountCancelQuiet],
      [.loadingStuck], "A failed link is answered, and the spinner stays."),
    slip(
      "user-before-data", .userBeforeData, [.accountDelete], [.deletionInOtherOrder],
      "Deletes the user, and then the data of nobody."),
    slip(
      "cancelled-deletion-done", .cancelledDeletionDone, [.accountDelete, .accountCancelQuiet],
      [.deletionCalledDone], "Says 'deleted' when the sheet of a deletion was cancelled."),
    slip(
      "deletion-keeps-id", .deletionKeepsID, [.accountDelete, .accountNothingKept],
      [.storedIDKept, .overtakenStaysIn],
      "Keeps Apple's user id of a user who is deleted."),
    slip(
      "update-answers-twice", .updateAnswersTwice, [.accountAnswered], [.twoPathsAnswer],
      "Answers that the update failed, and then that the user is signed in."),
    slip(
      "email-only-with-name", .emailOnlyWithName, [.accountFirstSignInOnly],
      [.firstDetailsNotStored], "Stores name and address only where both came."),
    slip(
      "launch-without-record-signs-out", .launchWithoutRecord, [.accountRevokedLaunch],
      [.everyStateSignsOut], "Signs everybody out at launch of whom no record is stored."),
    slip(
      "cancelled-link-signs-out", .cancelledLinkSignsOut,
      [.accountLinkErrors, .accountLinkKeepsUser, .accountRevokedRunning],
      [.failedLinkFallsBack, .observerKept],
      "A cancelled sheet signs the anonymous user out."),
    slip(
      "failed-proof-signs-out", .failedProofSignsOut, [.accountDelete, .accountRevokedRunning],
      [.failureSignsOut, .observerKept],
      "Signs out when the reauthentication of a deletion fails."),
    slip(
      "listens-after-launch-only", .listensAfterLaunchOnly, [.accountRevokedRunning],
      [.nobodyListens], "Listens to notices where a user is signed in at launch, nowhere else."),
    slip(
      "deletes-with-a-sheet-for-all", .sheetForAll, [.accountOtherUser], [.sheetForOthers],
      "Shows Apple's sheet before every deletion, whoever is signed in."),
    GallerySubject.badAccount(
      "flows-unguarded", violates: [.guardFlows], causes: [.flowsUnguarded],
      story: "Says that a flow refuses the next one, and has no guard.",
      contract: AccountContract(overlap: .refuse), AccountKeeper.self),
    slip(
      "proof-signs-in", .proofSignsIn, [.accountState, .accountReauthSameUser],
      [.stateIgnored, .otherUserAccepted],
      "Its switch over the state has no case for a proof, which signs in by default."),
    slip(
      "deletion-ends-with-proof", .deletionEndsWithProof, [.accountDelete],
      [.deletionStepMissing], "Proves who is there, and does not go on with the deletion."),
    slip(
      "deletes-its-own-only", .deletesItsOwnOnly, [.accountOtherUser], [.othersNotServed],
      "Refuses to delete whoever has not signed in with Apple."),
    slip(
      "inherits-names", .inheritsNames, [.accountOwnName], [.othersDetailsUsed],
      "Keeps the stored name for whoever signs in without one."),
    slip(
      "revokes-before-proof", .revokesBeforeProof, [.accountDelete, .accountReauthSameUser],
      [.deletionInOtherOrder, .otherUserAccepted],
      "Revokes the tokens before the user has proved who they are."),
  ]

  fileprivate static func slip(
    _ name: String, _ slip: SlippingKeeper.Slip, _ violates: Set<RequirementID>,
    _ causes: [Cause], _ story: String
  ) -> GallerySubject {
    let contract = Contract(name: name, account: AccountContract())
    return GallerySubject(
      .knownBad, violates: violates, causes: causes, story: story,
      subject: AccountGallerySubject(contract: contract) {
        SlippingKeeper($0, $1, slip)
      })
  }
}

/// The common coordinator with one slip.
private final class SlippingKeeper: AccountKeeper, @unchecked Sendable {
  // Unchecked like its superclass: it adds a constant.
  enum Slip {
    case asksForBackendID, cancelledDeletionDone, cancelledLinkSignsOut, deletionKeepsID
    case emailOnlyWithName, failedProofSignsOut, idStoredFirst, inUseNotKept
    case launchWithoutRecord, listensAfterLaunchOnly, loadingStuckAfterLinkError, namesReversed
    case noticeDeletesUser, overtakenStays, transferredSignedOut, updateAnswersTwice
    case userBeforeData, sheetForAll, inheritsNames, revokesBeforeProof
    case proofSignsIn, deletionEndsWithProof, deletesItsOwnOnly
  }

  private let slip: Slip?

  init(_ environment: AccountEnvironment, _ contract: AccountContract, _ slip: Slip) {
    self.slip = slip
    super.init(environment, contract)
  }

  required init(_ environment: AccountEnvironment, _ contract: AccountContract) {
    slip = nil
    super.init(environment, contract)
  }

  override func use(
    _ credential: AppleIDCredential, _ flow: AccountFlow, _ done: @escaping AccountDone
  ) {
    if slip == .idStoredFirst, flow != .reauthenticate { keep(credential) }
    super.use(credential, slip == .proofSignsIn && flow == .reauthenticate ? .signIn : flow, done)
  }

  override func welcome(
    _ user: AccountUser, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    let isGone = state.withLock { $0.departures != departures }
    if slip == .overtakenStays, isGone { return end(.failed(code: "signedOutMeanwhile"), done) }
    if slip == .inUseNotKept, let before, before.id != user.id, before.isAnonymous {
      observe()
      return setDisplayName(user, credential) { problem in
        self.end(self.answer(user, before, problem), done)
      }
    }
    super.welcome(user, before, credential, departures, done)
  }

  override func observe() {
    if slip == .listensAfterLaunchOnly, !isLaunching { return }
    super.observe()
  }

  private var isLaunching: Bool { !view.isLoading }

  override func hearRevocation() {
    guard slip == .noticeDeletesUser else { return super.hearRevocation() }
    guard let user = environment.currentUser(), isConcerned(user) else { return }
    ask(.deleteUser) { _ in self.forget() }
  }

  override func launch(_ done: @escaping AccountDone) {
    guard let user = environment.currentUser() else { return done(.done) }
    switch slip {
    case .asksForBackendID:
      observe()
      guard isConcerned(user) else { return done(.done) }
      ask(.credentialState(user: user.id)) { reply in
        guard case .state(let state) = reply else { return self.checkFailed(done) }
        self.found(state, user.id, done)
      }
    case .launchWithoutRecord where environment.storage.record(of: apple)?.user == nil:
      signOut(done)
    default: super.launch(done)
    }
  }

  override func found(_ state: CredentialState, _ stored: String, _ done: @escaping AccountDone) {
    if slip == .transferredSignedOut, state == .transferred { return signOut(done) }
    super.found(state, stored, done)
  }

  override func displayName(_ credential: AppleIDCredential) -> String? {
    guard slip == .namesReversed else { return super.displayName(credential) }
    let parts = [credential.familyName, credential.givenName].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  override func linkFailed(
    _ reply: AccountReply, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    if slip == .loadingStuckAfterLinkError, case .failed(let error) = reply,
      error.code != AccountError.credentialInUse
    {
      return done(.failed(code: error.code))
    }
    super.linkFailed(reply, before, credential, departures, done)
  }

  override func sheetFailed(_ error: AuthorizationError, _ done: AccountDone) {
    if slip == .cancelledLinkSignsOut, environment.currentUser()?.isAnonymous == true {
      ask(.signOut) { _ in }
    }
    super.sheetFailed(error, done)
  }

  override func proved(_ reply: AccountReply, _ done: @escaping AccountDone) {
    if slip == .deletionEndsWithProof { return handle(reply, .reauthenticate, done) }
    super.proved(reply, done)
  }

  override func delete(_ done: @escaping AccountDone) {
    if slip == .deletesItsOwnOnly, let user = environment.currentUser(), !isConcerned(user) {
      return end(.failed(code: "notSignedInWithApple"), done)
    }
    if slip == .sheetForAll {
      begin()
      return ask(.authorize(request(.reauthenticate))) { self.proved($0, done) }
    }
    guard slip == .cancelledDeletionDone else { return super.delete(done) }
    super.delete { done($0 == .cancelled ? .done : $0) }
  }

  override func forget() {
    if slip == .deletionKeepsID, environment.currentUser() == nil { return }
    super.forget()
  }

  override func setDisplayName(
    _ user: AccountUser, _ credential: AppleIDCredential,
    _ then: @escaping @Sendable (String?) -> Void
  ) {
    super.setDisplayName(user, credential) { problem in
      then(problem)
      if self.slip == .updateAnswersTwice, problem != nil { then(nil) }
    }
  }

  override func keep(_ credential: AppleIDCredential) {
    guard slip == .inheritsNames else { return super.keep(credential) }
    let old = environment.storage.record(of: apple)
    environment.storage.store(record(credential, old), of: apple)
  }

  override func record(_ credential: AppleIDCredential, _ old: ProviderRecord?) -> ProviderRecord {
    var record = super.record(credential, old)
    let isWhole = displayName(credential) != nil && credential.email != nil
    if slip == .emailOnlyWithName, !isWhole {
      (record.name, record.email) = (old?.name, old?.email)
    }
    return record
  }

  override func deletion(_ credential: AppleIDCredential, _ code: String) -> [AccountCall] {
    if slip == .revokesBeforeProof {
      return [
        .revokeToken(code: code), .reauthenticate(sent(credential)), .deleteData, .deleteUser,
      ]
    }
    guard slip == .userBeforeData else { return super.deletion(credential, code) }
    return [
      .reauthenticate(sent(credential)), .revokeToken(code: code), .deleteUser, .deleteData,
    ]
  }

  override func stepFailed(
    _ step: AccountCall, _ reply: AccountReply, _ rest: ArraySlice<AccountCall>,
    _ done: @escaping AccountDone
  ) {
    if slip == .failedProofSignsOut, case .reauthenticate = step { ask(.signOut) { _ in } }
    super.stepFailed(step, reply, rest, done)
  }
}
