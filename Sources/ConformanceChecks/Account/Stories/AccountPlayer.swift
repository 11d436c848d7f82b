internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

/// Plays stories with one subject, settled after every step.
struct AccountPlayer {
  let subject: any AccountSubject
  /// Decides about the order of tasks, and knows when nothing can happen any more.
  let explorer: Explorer?
  /// Lets everything come to rest where nobody decides about the order.
  var settling: any Settling = SentinelRounds()

  private var contract: AccountContract { subject.contract.account }

  /// Plays one story with everything made anew.
  ///
  /// - Returns: What each step set off; the first is the launch with which every story begins.
  /// - Throws: What `makeCoordinator` throws; ``ControlLost``.
  func play(_ story: AccountStory) async throws -> [AccountEpisode] {
    let subject = subject
    return try await settled { settling in
      try await AccountReading(subject, story, settling).episodes()
    }
  }

  /// Does something that settles, in the first of all orders.
  ///
  /// - Throws: What `body` throws; ``ControlLost``.
  func settled<Value: Sendable>(
    _ body: @escaping @Sendable (any Settling) async throws -> Value
  ) async throws -> Value {
    guard let explorer else { return try await body(settling) }
    let played = Mutex<Result<Value, any Error>?>(nil)
    var settings = ExplorationSettings()
    // Whoever waits at the end is judged by what was seen.
    settings.run.failsUnanswered = false
    settings.probeEvery = 0
    let report = explorer.explore(DepthFirst(budget: 1), settings: settings) { run in
      run.spawn("stage") {
        let result: Result<Value, any Error>
        do { result = .success(try await body(SettlingByControl(run: run))) } catch {
          result = .failure(error)
        }
        played.withLock { $0 = result }
      }
    }
    let result = played.withLock { $0 }
    // Nothing of what cannot be judged need be controlled.
    if case .failure(let missing as CapabilityNotOffered)? = result { throw missing }
    if case .uncontrolled = report.verdict { throw ControlLost(sentence: report.sentence) }
    guard let result else {
      throw ControlLost(sentence: "the story did not come to its end: \(report.sentence)")
    }
    return try result.get()
  }
}

/// One story while it is told.
private final class AccountReading: Sendable {
  private let subject: any AccountSubject
  private let story: AccountStory
  private let settling: any Settling
  private let stage: AccountStage
  private let answers = Mutex<[AccountAnswer]>([])
  /// The device that is in somebody's hands; the other one's coordinator stays where it is.
  private let device = Mutex(0)
  /// Whether it is right that nothing comes of a step.
  private let expectsNothing = Mutex(false)

  /// More calls than this for one step are taken for an endless loop; a correct deletion makes 5.
  private static let mostCalls = 24

  init(_ subject: any AccountSubject, _ story: AccountStory, _ settling: any Settling) {
    self.subject = subject
    self.story = story
    self.settling = settling
    stage = AccountStage(subject.contract.account, story.given, main: settling.main)
  }

  func episodes() async throws -> [AccountEpisode] {
    defer { stage.end() }
    var episodes = [try await perform(.launch)]
    for step in story.steps {
      // Whoever was never replied to may refuse everything that comes after.
      guard episodes.last?.isComplete == true else { break }
      switch step {
      case .fault(let kind, let fault):
        stage.state.withLock { $0.faults.append((kind, fault)) }
      case .act(let verb): episodes.append(try await perform(verb))
      case .becomes(let state): stage.state.withLock { $0.world.state = state }
      case .taken: stage.state.withLock { $0.world.take() }
      case .otherDevice:
        device.withLock { $0 = 1 - $0 }
        if stage.addDevice(held) { episodes.append(try await perform(.launch)) }
      case .notice:
        episodes.append(
          try await episode(.notice) { episode in
            expectsNothing.withLock { $0 = !stage.hasAppleUser }
            stage.sendNotice()
            try await goOn(&episode)
          })
      }
    }
    return episodes
  }

  private func perform(_ verb: AccountVerb) async throws -> AccountEpisode {
    if verb == .launch { try stage.start(held, subject) }
    return try await episode(.act(verb)) { episode in
      if verb.isNative, let flow = verb.flow {
        try await tapButton(flow, &episode)
      } else {
        act(verb.action)
        try await goOn(&episode)
      }
    }
  }

  private func episode(
    _ trigger: AccountEpisode.Trigger, _ body: (inout AccountEpisode) async throws -> Void
  ) async throws -> AccountEpisode {
    answers.withLock { $0 = [] }
    expectsNothing.withLock { $0 = false }
    let before = stage.snapshot(held)
    var episode = AccountEpisode(trigger: trigger, before: before, after: before)
    try await body(&episode)
    episode.answers = answers.withLock { $0 }
    // What was not met by this step is not left for a later one.
    stage.state.withLock { $0.faults = [] }
    episode.after = stage.snapshot(held)
    return episode
  }

  private func act(_ action: AccountAction) {
    stage.perform(action, on: held) { answer in self.answers.withLock { $0.append(answer) } }
  }

  private var held: Int { device.withLock { $0 } }

  /// A native button asks for its request, shows the sheet by itself, and tells the outcome.
  private func tapButton(_ flow: AccountFlow, _ episode: inout AccountEpisode) async throws {
    act(.configureButton(flow))
    try await goOn(&episode)
    let configured = answers.withLock { answers in
      defer { if case .request = answers.first { answers.removeFirst() } }
      return answers.first
    }
    guard case .request(let request)? = configured else { return }
    episode.nativeRequest = request
    let outcome = stage.state.withLock { state -> SheetOutcome? in
      let place = state.faults.firstIndex { $0.kind == .authorize }
      let fault = place.map { state.faults.remove(at: $0).fault }
      var nobody: String?
      guard case .sheet(let outcome) = state.world.reply(to: .authorize(request), &nobody, fault)
      else { return nil }
      return outcome
    }
    guard let outcome else { return }
    episode.nativeOutcome = outcome
    act(.completeButton(outcome))
    try await goOn(&episode)
  }

  /// Settles, and replies to every call in the order in which they came.
  private func goOn(_ episode: inout AccountEpisode) async throws {
    try await settle()
    if episode.early == nil { episode.early = stage.snapshot(held).view }
    while let pending = stage.state.withLock({ $0.nextPending }) {
      guard episode.exchanges.count < Self.mostCalls else {
        episode.isEndless = true
        return
      }
      // What another device does when a notice comes to all is no part of what this one shows.
      guard pending.device == held else {
        stage.reply(to: pending.number)
        expectsNothing.withLock { $0 = true }
        try await settle()
        continue
      }
      episode.exchanges.append(
        AccountExchange(call: pending.call, fault: pending.fault, records: pending.records))
      let place = episode.exchanges.count - 1
      let reply = stage.reply(to: pending.number)
      // Nobody waits for what comes of a notice's last call.
      if episode.verb == nil { expectsNothing.withLock { $0 = true } }
      episode.exchanges[place].reply = reply
      try await settle()
      if pending.fault == .twice, let reply {
        stage.reply(reply, to: pending)
        try await settle()
      }
    }
    for pending in stage.state.withLock({ $0.pending }) where pending.device == held {
      episode.exchanges.append(
        AccountExchange(call: pending.call, fault: pending.fault, records: pending.records))
    }
  }

  private func settle() async throws {
    if let remote = stage.coordinator(held) as? any RemoteCoordinator {
      return try await remote.settle()
    }
    try await settling.settle {
      self.expectsNothing.withLock { $0 } || self.stage.state.withLock { !$0.pending.isEmpty }
        || self.answers.withLock { !$0.isEmpty }
    }
  }
}

extension AccountStage.State {
  /// The call to be replied to next: in the order in which they came, late ones last.
  fileprivate var nextPending: AccountStage.Pending? {
    let due = pending.filter { $0.fault != .never }
    return due.first { $0.fault != .late } ?? due.first
  }
}

extension AccountVerb {
  /// What the coordinator is asked for.
  fileprivate var action: AccountAction {
    switch self {
    case .signIn: .signIn
    case .link: .link
    case .reauthenticate: .reauthenticate
    case .signOut: .signOut
    case .delete: .delete
    case .launch: .launch
    case .signInAnonymously: .signInAnonymously
    case .nativeSignIn: .configureButton(.signIn)
    case .nativeLink: .configureButton(.link)
    }
  }
}
