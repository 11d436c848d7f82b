internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

/// Plays one scene in one order: every reply, and every step of a party, may come at any moment.
final class AccountSceneStage: Sendable {
  private struct State {
    var answers: [String: [AccountAnswer]] = [:]
    /// The moments of what is compared afterwards, as positions among all that happened.
    var moments: [String: Int] = [:]
    var clock = 0
    var hasOfferedSignOut = false
    var isReady = false
    var linkFails = false
  }

  private let run: ScheduledRun
  private let scene: AccountScene
  private let claims: Set<AccountClaim>
  private let stage: AccountStage
  private let contract: AccountContract
  private let state = Mutex(State())

  /// - Parameters:
  ///   - run: The run in which it is played.
  ///   - scene: What happens.
  ///   - claims: What is judged; the rest is other requirements' business.
  init(
    _ run: ScheduledRun, _ scene: AccountScene, claims: Set<AccountClaim>,
    _ contract: AccountContract
  ) {
    self.run = run
    self.scene = scene
    self.claims = claims
    self.contract = contract
    stage = AccountStage(contract, scene.given, devices: scene.devices)
  }

  /// Launches the app on each device, in the one order in which nothing else happens; then begins.
  ///
  /// - Throws: What `makeCoordinator` throws.
  func start(_ subject: any AccountSubject) throws {
    let fault = run.choose(scene.faults)
    if let fault { run.mark("\(fault.kind.rawValue) is going to fail") }
    state.withLock { $0.linkFails = fault?.kind == .link }
    stage.state.withLock { state in
      state.hearer = { self.hear($0) }
      state.faults = fault.map { [$0] } ?? []
    }
    for device in 0..<scene.devices { try stage.start(device, subject) }
    run.atEnd { _ in self.judge() }
    run.spawn("launch") {
      for device in 0..<self.scene.devices {
        self.stage.coordinator(device)?.perform(.launch) { _ in }
        await self.run.settle()
      }
      self.begin()
    }
  }

  private func begin() {
    state.withLock { $0.isReady = true }
    switch scene {
    case .noticeDuringLink:
      act(.link, "link", 0)
      run.external("revocation notice", from: "provider") {
        self.moment("notice")
        self.stage.sendNotice()
      }
    case .signOutDuringUpdate: act(.signIn, "sign-in", 0)
    case .twoDevicesLink:
      act(.link, "A", 0)
      act(.link, "B", 1)
    }
  }

  private func act(_ action: AccountAction, _ name: String, _ device: Int) {
    state.withLock { $0.answers[name] = [] }
    run.spawn(name) {
      self.run.mark(action.name)
      self.stage.coordinator(device)?.perform(action) { self.note($0, name) }
    }
  }

  private func hear(_ pending: AccountStage.Pending) {
    guard state.withLock({ $0.isReady }) else {
      stage.reply(to: pending.number)
      return
    }
    let kind = pending.call.kind
    // Sheets are each device's own: what they bring meets only at the backend.
    if scene == .twoDevicesLink, kind == .authorize {
      stage.reply(to: pending.number)
      return
    }
    let column = scene.devices == 1 ? "backend" : "backend \(pending.device == 0 ? "A" : "B")"
    run.mark("calls \(kind.rawValue)")
    moment("called \(kind.rawValue) \(pending.device)")
    run.external("\(kind.rawValue) replies", from: column) {
      self.moment("\(kind.rawValue) \(pending.device)")
      self.stage.reply(to: pending.number)
    }
    let offersSignOut = state.withLock { state in
      guard scene == .signOutDuringUpdate, kind == .updateProfile, !state.hasOfferedSignOut else {
        return false
      }
      state.hasOfferedSignOut = true
      return true
    }
    if offersSignOut {
      state.withLock { $0.answers["sign-out"] = [] }
      run.external("tap 'Sign out'", from: "user") {
        self.stage.coordinator(0)?.perform(.signOut) { self.note($0, "sign-out") }
      }
    }
  }

  private func moment(_ name: String) {
    state.withLock { state in
      state.clock += 1
      if state.moments[name] == nil { state.moments[name] = state.clock }
    }
  }

  private func note(_ answer: AccountAnswer, _ name: String) {
    run.mark("\(name): \(answer.word)")
    moment("answer \(name)")
    let words = state.withLock { state in
      state.answers[name, default: []].append(answer)
      return state.answers[name, default: []].map(\.word)
    }
    if words.count > 1 {
      fail(.answered, "\(name) was answered \(words.count) times: \(words.joined(separator: ", "))")
    }
  }

  private func fail(_ claim: AccountClaim, _ observed: String) {
    guard claims.contains(claim) else { return }
    run.fail(claim.sentence, key: claim.rawValue, observed: observed)
  }

  // MARK: Judgement

  private func judge() {
    let end = state.withLock { $0 }
    let snapshots = (0..<scene.devices).map { stage.snapshot($0) }
    // Taken out, so that the cycle of stage and coordinators ends with the run.
    stage.end()
    for (name, answers) in end.answers.sorted(by: { $0.key < $1.key }) where answers.isEmpty {
      fail(.answered, "\(name) was never answered")
    }
    for snapshot in snapshots { judgeConsistency(snapshot) }
    switch scene {
    case .noticeDuringLink: judgeNotice(end, snapshots[0])
    case .signOutDuringUpdate: judgeSignOut(end, snapshots[0])
    case .twoDevicesLink: judgeDevices(end, snapshots)
    }
  }

  private func judgeConsistency(_ snapshot: AccountSnapshot) {
    let stored = snapshot.apple?.user
    if snapshot.session == nil, let stored {
      fail(.consistent, "nobody is signed in, and '\(stored)' is stored")
    }
    if snapshot.isApple, stored == nil {
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

  private func judgeSignOut(_ end: State, _ snapshot: AccountSnapshot) {
    guard end.answers["sign-out"]?.first == .done else { return }
    if let user = snapshot.session?.id {
      fail(.ended, "the sign-out was answered, and '\(user)' is signed in")
    }
    if let stored = snapshot.apple?.user {
      fail(.ended, "the sign-out was answered, and '\(stored)' is stored")
    }
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
