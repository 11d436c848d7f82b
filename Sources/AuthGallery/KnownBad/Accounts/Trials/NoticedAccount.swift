internal import ConformanceModel
internal import Synchronization

extension Gallery {
  /// Accounts that hear of a revocation while a sheet is shown, or of a reply after a change of
  /// users, and get it wrong.
  package static let slippedNotices: [GallerySubject] = [
    noticed(
      "notice-passed-over-while-loading", .passesOver, [.accountRevokedRunning],
      [.noticeWithoutSignOut], "Does not look at notices while something is under way."),
    noticed(
      "notice-drops-caller", .dropsCaller, [.accountAnswered], [.answerTiedToUser],
      "A notice closes the sheet, and the caller waits for ever."),
    noticed(
      "notice-answers-as-well", .answersAsWell, [.accountAnswered], [.twoPathsAnswer],
      "A notice answers the pending caller, and the sheet's reply answers it again."),
    noticed(
      "name-stored-after-update", .nameAfterUpdate, [.accountOwnName], [.othersDetailsUsed],
      "Stores the name when the backend has it, for whoever is signed in by then."),
  ]

  /// The same, right.
  package static let rightNotices: [GallerySubject] = [
    .legalAccount(
      "notice-withdraws-sheet",
      story: "A notice ends what waits for a sheet, cancelled; others leave the sheet where it is."
    ) { NoticedKeeper($0, $1, nil) }
  ]

  private static func noticed(
    _ name: String, _ slip: NoticedKeeper.Slip, _ violates: Set<RequirementID>,
    _ causes: [Cause], _ story: String
  ) -> GallerySubject {
    let contract = Contract(name: name, account: AccountContract())
    return GallerySubject(
      .knownBad, violates: violates, causes: causes, story: story,
      subject: AccountGallerySubject(contract: contract) { NoticedKeeper($0, $1, slip) })
  }
}

/// The common coordinator, which knows whether a sheet is shown.
private final class NoticedKeeper: AccountKeeper, @unchecked Sendable {
  // Unchecked like its superclass: it adds a constant and a mutex.
  enum Slip { case answersAsWell, dropsCaller, nameAfterUpdate, passesOver }

  /// A sheet that is shown, and who waits for it.
  private final class Sheet: Sendable {
    let done: AccountDone

    init(_ done: @escaping AccountDone) { self.done = done }
  }

  private let slip: Slip?
  private let shown = Mutex<Sheet?>(nil)

  init(_ environment: AccountEnvironment, _ contract: AccountContract, _ slip: Slip?) {
    self.slip = slip
    super.init(environment, contract)
  }

  required init(_ environment: AccountEnvironment, _ contract: AccountContract) {
    slip = nil
    super.init(environment, contract)
  }

  override func tap(_ flow: AccountFlow, _ done: @escaping AccountDone) {
    show(flow, done) { self.handle($0, flow, done) }
  }

  override func delete(_ done: @escaping AccountDone) {
    if let user = environment.currentUser(), !isConcerned(user) { return super.delete(done) }
    show(.reauthenticate, done) { self.proved($0, done) }
  }

  private func show(
    _ flow: AccountFlow, _ done: @escaping AccountDone,
    _ then: @escaping @Sendable (AccountReply) -> Void
  ) {
    begin()
    let sheet = Sheet(done)
    shown.withLock { $0 = sheet }
    ask(.authorize(request(flow))) { reply in
      let isShown = self.shown.withLock { shown in
        guard shown === sheet else { return false }
        shown = nil
        return true
      }
      if isShown { then(reply) }
    }
  }

  override func hearRevocation() {
    guard let user = environment.currentUser(), isConcerned(user) else { return }
    if slip == .passesOver, view.isLoading { return }
    signOut { _ in }
    let sheet = shown.withLock { shown in
      defer { if slip != .answersAsWell { shown = nil } }
      return shown
    }
    guard let sheet else { return }
    if slip == .dropsCaller { return state.withLock { $0.view.isLoading = false } }
    end(.cancelled, sheet.done)
  }

  override func setDisplayName(
    _ user: AccountUser, _ credential: AppleIDCredential,
    _ then: @escaping @Sendable (_ problem: String?) -> Void
  ) {
    super.setDisplayName(user, credential) { problem in
      if self.slip == .nameAfterUpdate, let name = self.displayName(credential),
        var record = self.environment.storage.record(of: self.apple), record.user != nil
      {
        record.name = name
        self.environment.storage.store(record, of: self.apple)
      }
      then(problem)
    }
  }
}
