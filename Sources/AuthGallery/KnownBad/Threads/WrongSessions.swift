internal import ConformanceModel
internal import ThreadGallery

extension Gallery {
  /// Accounts that are right in every order of replies and notices, and wrong between two threads.
  package static let knownBadSessions: [GallerySubject] = [
    session(
      "plain", [.accountThreads, .accountRaceFree], .sessionInTwoSteps,
      "Session and stored id are written by whichever thread replies, without a lock."
    ) { SessionKeeper.Parts(session: PlainSession()) },
    session(
      "split", [.accountThreads], .sessionInTwoSteps,
      "The lock is released between the look at who has left and storing the id."
    ) { SessionKeeper.Parts(session: SplitSession()) },
    session(
      "leaving-flag", [.accountThreads], .leavingInTwoSteps,
      "The lock is released between the look at 'is signing out' and setting it."
    ) {
      SessionKeeper.Parts(session: NSLockSession(), leaving: SplitLeaving<AccountDone>())
    },
    session(
      "observers", [.accountThreads, .accountRaceFree], .observerSlips,
      "Observers are appended by whoever signs in, without the lock."
    ) { SessionKeeper.Parts(session: NSLockSession(), observers: PlainObservers()) },
    session(
      "log", [.accountRaceFree], .sessionUnordered,
      "A sign-in logs the number of sign-outs, which it reads when the lock is free again."
    ) { SessionKeeper.Parts(session: LoggedSession { _ in }) },
  ]

  private static func session(
    _ name: String, _ violates: Set<RequirementID>, _ cause: Cause, _ story: String,
    _ make: @escaping @Sendable () -> SessionKeeper.Parts
  ) -> GallerySubject {
    let contract = Contract(
      name: "threads-session-\(name)", account: AccountContract(callbacks: .anyThread))
    return GallerySubject(
      .knownBad, violates: violates, causes: [cause], story: story,
      subject: AccountGallerySubject(contract: contract) { SessionKeeper($0, $1, make()) })
  }
}
