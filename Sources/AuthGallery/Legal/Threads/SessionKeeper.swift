internal import ConformanceModel
internal import Synchronization
internal import ThreadGallery

/// The common coordinator, whose memory of the user is used by threads.
///
/// Unchecked like its superclass: it adds constants that are `Sendable`.
final class SessionKeeper: AccountKeeper, @unchecked Sendable {
  typealias Farewell = Leaving<AccountDone>

  /// What remembers of the user what.
  struct Parts {
    var session: any Session
    var leaving: any Farewell = LockedLeaving<AccountDone>()
    /// Observers that are added after somebody has come; nil where it is done while they come.
    var observers: PlainObservers?
  }

  private let parts: Parts

  init(_ environment: AccountEnvironment, _ contract: AccountContract, _ parts: Parts) {
    self.parts = parts
    super.init(environment, contract)
  }

  required init(_ environment: AccountEnvironment, _ contract: AccountContract) {
    parts = Parts(session: NSLockSession())
    super.init(environment, contract)
  }

  override func welcome(
    _ user: AccountUser, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    let isIn = parts.session.enters(since: departures) {
      keep(credential)
      if parts.observers == nil { observe() }
    }
    guard isIn else {
      return ask(.signOut) { _ in self.end(.failed(code: "signedOutMeanwhile"), done) }
    }
    if parts.observers != nil { observe() }
    setDisplayName(user, credential) { problem in
      self.end(self.answer(user, before, problem), done)
    }
  }

  override func forget() { parts.session.leaves { super.forget() } }

  override func observe() {
    guard let observers = parts.observers else { return super.observe() }
    guard observers.isEmpty else { return }
    observers.add(environment.observeRevocations { [weak self] in self?.hearNotice() })
  }

  override func stopObserving() {
    super.stopObserving()
    while let number = parts.observers?.removeLast() { environment.stopObserving(number) }
  }

  override func signOut(_ done: @escaping AccountDone) {
    guard parts.leaving.begins(for: done) else { return }
    super.signOut { answer in
      for done in self.parts.leaving.ends() { done(answer) }
    }
  }
}

extension Gallery {
  /// Accounts that keep their rules whatever threads do.
  package static let legalSessions: [GallerySubject] = [
    session("lock", "Looks who is there and stores it behind one NSLock.") {
      SessionKeeper.Parts(session: NSLockSession())
    },
    session("queue", "Looks who is there and stores it in one block of a serial queue.") {
      SessionKeeper.Parts(session: QueueSession())
    },
    session(
      "main-thread", "Has no lock: replies and notices come on the main thread, as it declares.",
      callbacks: .mainActor
    ) { SessionKeeper.Parts(session: PlainSession()) },
  ]

  private static func session(
    _ name: String, _ story: String, callbacks: SignInContract.Callbacks = .anyThread,
    _ make: @escaping @Sendable () -> SessionKeeper.Parts
  ) -> GallerySubject {
    .legalAccount(
      "threads-session-\(name)", story: story, contract: AccountContract(callbacks: callbacks)
    ) { SessionKeeper($0, $1, make()) }
  }
}
