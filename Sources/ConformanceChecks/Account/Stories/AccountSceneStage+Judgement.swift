internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

extension AccountSceneStage {
  func judge(_ outcome: RunEnd) {
    let end = state.withLock { $0 }
    let snapshots = (0..<scene.devices).map { stage.snapshot($0) }
    // Taken out, so that the cycle of stage and coordinators ends with the run.
    stage.end()
    // What was still to come when a run without an end was cut off might have put it right.
    if case .stepBoundReached = outcome { return }
    for (name, answers) in end.answers.sorted(by: { $0.key < $1.key }) where answers.isEmpty {
      fail(.answered, "\(name) was never answered")
    }
    for snapshot in snapshots { judgeConsistency(snapshot) }
    switch scene {
    case .noticeDuringLink: judgeNotice(end, snapshots[0])
    case .signOutDuringUpdate, .noticeDuringSignOut: judgeSignOut(end, snapshots[0])
    case .signOutDuringSignIn:
      judgeOvertaken(end, snapshots[0])
      // Whoever came later, and rightly, is listened for.
      if snapshots[0].session == nil { judgeObservers(end, snapshots[0]) }
    case .noticeDuringDeletion:
      judgeSheet(end, snapshots[0])
      judgeDeletion(end, snapshots[0])
    case .otherPerson: judgeDetails(snapshots[0])
    case .twoDevicesLink: judgeDevices(end, snapshots)
    }
  }

  private func judgeConsistency(_ snapshot: AccountSnapshot) {
    let stored = snapshot.apple?.user
    if snapshot.session == nil, let stored {
      fail(.consistent, "nobody is signed in, and '\(stored)' is stored")
    }
    if contract.keepsID, snapshot.isApple, stored == nil {
      fail(.consistent, "a user of the provider is signed in, and no id is stored")
    }
  }

  private func judgeNotice(_ end: State, _ snapshot: AccountSnapshot) {
    guard let notice = end.moments["notice"], let linked = end.moments["link 0"] else { return }
    let user = snapshot.session?.id
    // What a failed link leads to is a requirement of its own.
    if !end.linkFails, let user, user != "user-1" {
      fail(.keepsUser, "user-1 was linked, and '\(user)' is signed in")
    }
    if notice < linked, (end.moments["called signOut 0"] ?? .max) < linked {
      fail(.spared, "user-1 was anonymous when the notice came, and was signed out")
    }
    if let answered = end.moments["answer link"], answered < notice,
      snapshot.isApple, let user
    {
      fail(.noticed, "the notice came after the link was answered, and '\(user)' is signed in")
    }
  }

  private func judgeSheet(_ end: State, _ snapshot: AccountSnapshot) {
    guard let notice = end.moments["notice"], let closed = end.moments["authorize 0"],
      notice < closed, let user = snapshot.session?.id
    else { return }
    fail(.noticedInSheet, "the notice came while the sheet was shown, and '\(user)' is signed in")
  }

  /// The provider gives notice of a revocation that the deletion itself has asked for.
  private func judgeDeletion(_ end: State, _ snapshot: AccountSnapshot) {
    guard let asked = end.moments["called revokeToken 0"], let notice = end.moments["notice"],
      asked < notice, snapshot.world.users["user-1"] != nil
    else { return }
    fail(
      .deletedAllTheSame,
      "the notice came after the tokens were to be revoked, and 'user-1' is not deleted")
  }

  private func judgeDetails(_ snapshot: AccountSnapshot) {
    let stored = snapshot.apple
    guard !contract.keeps.isEmpty, stored?.user == AccountWorld.secondAppleUser else { return }
    let known = [stored?.name, stored?.email].compactMap { $0 }.first(where: AccountWorld.isFirsts)
    guard let known else { return }
    fail(.ownDetails, "the second person is signed in, and '\(known)' is stored for them")
  }

  /// Only a sign-out that was answered while the backend had not agreed yet has overtaken anything.
  private func judgeOvertaken(_ end: State, _ snapshot: AccountSnapshot) {
    guard end.answers["sign-out"]?.first == .done, let agreed = end.moments["signIn 0"],
      let answered = end.moments["answer sign-out"], answered < agreed
    else { return }
    if let user = snapshot.session?.id {
      fail(
        .overtaken, "the sign-out was answered before the backend agreed, and '\(user)' is there")
    }
  }

  private func judgeSignOut(_ end: State, _ snapshot: AccountSnapshot) {
    guard end.answers["sign-out"]?.first == .done else { return }
    if let user = snapshot.session?.id {
      fail(.ended, "the sign-out was answered, and '\(user)' is signed in")
    }
    if let stored = snapshot.apple?.user {
      fail(.ended, "the sign-out was answered, and '\(stored)' is stored")
    }
    judgeObservers(end, snapshot)
  }

  private func judgeObservers(_ end: State, _ snapshot: AccountSnapshot) {
    guard end.answers["sign-out"]?.first == .done else { return }
    if contract.observation == .whileSignedIn, snapshot.observers > 0 {
      fail(.unobserved, "the sign-out was answered, and \(snapshot.observers) still listen")
    }
  }

  private func judgeDevices(_ end: State, _ snapshots: [AccountSnapshot]) {
    let names = ["A", "B"]
    guard let first = end.moments["link 0"], let second = end.moments["link 1"] else { return }
    let winner = first < second ? 0 : 1
    let user = "user-\(winner + 1)"
    let expected: [AccountAnswer] = (0...1).map { device in
      .signedIn(
        user: user, replaced: device == winner ? nil : "user-\(device + 1)", problem: nil)
    }
    for device in 0...1 {
      let found = snapshots[device].session?.id ?? "nobody"
      if found != user {
        fail(
          .oneWinner,
          "\(names[winner]) linked first as \(user); on \(names[device]) \(found) "
            + "is signed in")
      }
      guard let answer = end.answers[names[device]]?.first?.withoutProblem else { continue }
      if answer != expected[device] {
        fail(
          .oneWinner,
          "\(names[device]) was told '\(answer.text)'; expected "
            + "'\(expected[device].text)'")
      }
    }
  }
}

extension AccountAnswer {
  /// The answer without what went wrong beside it.
  fileprivate var withoutProblem: AccountAnswer {
    if case .signedIn(let user, let replaced, _) = self {
      return .signedIn(user: user, replaced: replaced, problem: nil)
    }
    return self
  }
}
