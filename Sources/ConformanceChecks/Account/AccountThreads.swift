internal import ConformanceModel
internal import ScheduleExplorer

extension Check {
  /// Notices, sign-out and sign-in from several threads keep the account's rules.
  package static let accountThreads = Check(
    .accountThreads, .account, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: ThreadJudge.notOverTheWire
  ) { subject, context in
    try SceneThreads(subject: subject, context: context).outcome(.accountThreads, .outcomes) {
      failure in
      // What else goes wrong, such as calls without an end, is no matter of threads.
      failure.cause == .deadlock
        ? .locksCrossed : AccountClaim(rawValue: failure.key)?.causeBetweenThreads
    }
  }

  /// Notices, sign-out and sign-in use no memory without an order between them.
  package static let accountRaceFree = Check(
    .accountRaceFree, .account, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: ThreadJudge.notOverTheWire
  ) { subject, context in
    try SceneThreads(subject: subject, context: context).outcome(.accountRaceFree, .races) {
      $0.cause == .race ? .sessionUnordered : nil
    }
  }
}

/// Scenes whose parties come on threads of their own, as far as the contract lets them.
private struct SceneThreads {
  let subject: any AccountSubject
  let context: CheckContext

  /// Where two parties write about one user; other scenes are about who comes when.
  private static let scenes: [AccountScene] = [
    .noticeDuringSignOut, .signOutDuringSignIn, .signOutDuringUpdate, .noticeDuringLink,
  ]

  func outcome(
    _ id: RequirementID, _ accesses: AccessControl, cause: @escaping (ScheduleFailure) -> Cause?
  ) throws -> CheckOutcome {
    guard case .explorer(let explorer) = context.control else {
      return .notApplicable("nothing controls the order of tasks in this process")
    }
    let scenes = Self.scenes.filter(subject.contract.account.offers)
    guard !scenes.isEmpty else {
      return .notApplicable("the app offers neither 'signOut' nor 'link': nobody comes between")
    }
    let cases = scenes.map { scene in
      ThreadJudge.Case(name: scene.rawValue, part: scene.part) { strategy, effort in
        var settings = ExplorationSettings()
        settings.take(effort, context)
        return try explorer.explore(
          scene, of: subject, claims: scene.claims(of: id), strategy, settings)
      }
    }
    return try ThreadJudge(id: id, context: context, accesses: accesses, cause: cause)
      .outcome(cases)
  }
}
