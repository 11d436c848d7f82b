internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

/// Plays one scene in one order: every reply, and every step of a party, may come at any moment.
final class AccountSceneStage: Sendable {
  struct State {
    var answers: [String: [AccountAnswer]] = [:]
    /// The moments of what is compared afterwards, as positions among all that happened.
    var moments: [String: Int] = [:]
    var clock = 0
    var hasOfferedSignOut = false
    /// Whether the second person has come.
    var hasChanged = false
    var isReady = false
    var linkFails = false
    /// The call beside whose reply the user signs out.
    var departure: AccountCall.Kind?
  }

  let run: ScheduledRun
  let scene: AccountScene
  private let claims: Set<AccountClaim>
  private let spoilt: @Sendable () -> Void
  let stage: AccountStage
  let contract: AccountContract
  let state = Mutex(State())

  /// - Parameters:
  ///   - run: The run in which it is played.
  ///   - scene: What happens.
  ///   - claims: What is judged; the rest is other requirements' business.
  ///   - spoilt: Called where the launch sends away whoever the scene is about, so that nothing is
  ///     judged.
  init(
    _ run: ScheduledRun, _ scene: AccountScene, claims: Set<AccountClaim>,
    _ contract: AccountContract, spoilt: @escaping @Sendable () -> Void = {}
  ) {
    self.spoilt = spoilt
    self.run = run
    self.scene = scene
    self.claims = claims
    self.contract = contract
    stage = AccountStage(contract, scene.given, devices: scene.devices, main: .controlled(run))
  }

  /// Launches the app on each device, in the one order in which nothing else happens; then begins.
  ///
  /// - Throws: What `makeCoordinator` throws.
  func start(_ subject: any AccountSubject) throws {
    let fault = run.choose(scene.faults)
    if let fault { run.mark("\(fault.kind.rawValue) is going to fail") }
    let departure = run.choose(scene.departures)
    state.withLock { state in
      state.linkFails = fault?.kind == .link
      state.departure = departure
    }
    stage.state.withLock { state in
      state.hearer = { self.hear($0) }
      state.faults = fault.map { [$0] } ?? []
    }
    for device in 0..<scene.devices { try stage.start(device, subject) }
    run.atEnd { self.judge($0) }
    run.spawn("launch") {
      for device in 0..<self.scene.devices {
        self.stage.perform(.launch, on: device) { _ in }
        await self.run.settle()
      }
      let isThere = (0..<self.scene.devices).allSatisfy { self.stage.snapshot($0).session != nil }
      guard isThere || self.scene.given.session == .nobody else { return self.spoilt() }
      self.begin()
    }
  }

  private func begin() {
    state.withLock { $0.isReady = true }
    switch scene {
    case .noticeDuringLink:
      act(.link, "link", 0)
      // Up to its sheet a link draws a nonce, which makes another number of accesses each time.
      if !run.switchesAtAccesses { offerNotice() }
    case .noticeDuringDeletion:
      act(.delete, "deletion", 0)
      offerNotice()
    case .noticeDuringSignOut:
      act(.signOut, "sign-out", 0)
      offerNotice()
    case .signOutDuringUpdate, .signOutDuringSignIn, .otherPerson: act(.signIn, "sign-in", 0)
    case .twoDevicesLink:
      act(.link, "A", 0)
      act(.link, "B", 1)
    }
  }

  private func offerNotice() {
    run.external("revocation notice", from: "provider") {
      self.moment("notice")
      self.stage.sendNotice()
    }
  }

  private func act(_ action: AccountAction, _ name: String, _ device: Int) {
    state.withLock { $0.answers[name] = [] }
    run.spawn(name) {
      self.run.mark(action.name)
      self.stage.perform(action, on: device) { self.note($0, name) }
    }
  }

  private func hear(_ pending: AccountStage.Pending) {
    guard state.withLock({ $0.isReady }) else {
      stage.reply(to: pending.number)
      return
    }
    let kind = pending.call.kind
    if scene.repliesAtOnce(to: kind) {
      stage.reply(to: pending.number)
      return
    }
    let column = scene.devices == 1 ? "backend" : "backend \(pending.device == 0 ? "A" : "B")"
    if kind == .authorize, scene == .noticeDuringLink, run.switchesAtAccesses { offerNotice() }
    run.mark("calls \(kind.rawValue)")
    moment("called \(kind.rawValue) \(pending.device)")
    run.external("\(kind.rawValue) replies", from: column) {
      self.moment("\(kind.rawValue) \(pending.device)")
      self.stage.reply(to: pending.number)
    }
    let offersSignOut = state.withLock { state in
      guard kind == state.departure, !state.hasOfferedSignOut else { return false }
      state.hasOfferedSignOut = true
      return true
    }
    if offersSignOut {
      state.withLock { $0.answers["sign-out"] = [] }
      run.external("tap 'Sign out'", from: "user") {
        self.stage.perform(.signOut, on: 0) {
          self.note($0, "sign-out")
          if self.scene == .otherPerson { self.offerOtherPerson() }
        }
      }
    }
  }

  /// The device changes hands: somebody else signs in.
  private func offerOtherPerson() {
    let isFirst = state.withLock { state in
      defer { state.hasChanged = true }
      return !state.hasChanged
    }
    guard isFirst else { return }
    run.external("another person taps 'Sign in'", from: "user") {
      self.stage.state.withLock { $0.faults = [(.authorize, .otherUser)] }
      self.act(.signIn, "second sign-in", 0)
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
      fail(
        .answeredAgain,
        "\(name) was answered \(words.count) times: \(words.joined(separator: ", "))")
    }
  }

  func fail(_ claim: AccountClaim, _ observed: String) {
    guard claims.contains(claim) else { return }
    run.fail(claim.sentence, key: claim.rawValue, observed: observed)
  }
}

extension AccountScene {
  /// The calls beside whose reply the user may sign out; one of them is chosen.
  fileprivate var departures: [AccountCall.Kind?] {
    switch self {
    case .signOutDuringUpdate: [.updateProfile]
    case .signOutDuringSignIn: [.signIn]
    case .otherPerson: [.updateProfile, .signIn]
    case .noticeDuringLink, .noticeDuringDeletion, .noticeDuringSignOut, .twoDevicesLink: [nil]
    }
  }

  /// Whether the moment of a reply has nothing to do with what the scene is about.
  fileprivate func repliesAtOnce(to kind: AccountCall.Kind) -> Bool {
    switch self {
    // Sheets are each device's own: what they bring meets only at the backend.
    case .twoDevicesLink: kind == .authorize
    // What is late is the reply to the first person, and the second one comes after a sign-out.
    case .otherPerson: kind == .authorize || kind == .signOut
    default: false
    }
  }
}
