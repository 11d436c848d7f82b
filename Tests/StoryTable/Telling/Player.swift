internal import ConformanceChecks
internal import ReferenceAuth
internal import Synchronization

/// How an act ended for its caller.
enum Answer: Hashable, Sendable {
  case done
  case signedIn(AccountChange)
  case failed(AccountFailure)

  /// Whether what the user wanted came about.
  var isGood: Bool { if case .failed = self { false } else { true } }
}

/// Plays rows of the table.
struct Player {
  let algorithm: JSONWebKeySet.Algorithm

  /// Plays the story in which nothing goes wrong, act by act.
  func playWell() async -> [(act: Act, result: RowResult)] {
    let stage = Stage(algorithm: algorithm)
    stage.start()
    var results: [(Act, RowResult)] = []
    for act in Row.script {
      let told = await tell(act, fault: nil, on: stage)
      results.append((act, result(told, then: "", stage)))
    }
    return results
  }

  /// Plays one row: everything before it well, then the fault, then on to the end.
  func play(_ row: Row) async -> RowResult {
    let stage = Stage(algorithm: algorithm)
    stage.start()
    for act in Row.script[..<row.place] { _ = await tell(act, fault: nil, on: stage) }
    for setup in row.setup { await prepare(setup, row, stage) }
    let told = await tell(row.act, fault: row.fault, on: stage)
    var row = row
    if row.then == nil { row.then = told.answer.isGood ? [] : [row.act] }
    let standing = stage.state.withLock { $0.world.standing }
    var next: [String] = []
    for act in row.then ?? [] {
      let told = await tell(act, fault: nil, on: stage)
      let setsName = told.sent.contains { $0.name == "set name" && $0.problem == nil }
      next.append("\(act.words): \(told.seen)\(setsName ? ", name set" : "")")
    }
    var last = told
    for act in row.rest ?? Array(Row.script[(row.place + 1)...]) {
      last = await tell(act, fault: nil, on: stage)
      if !last.answer.isGood { next.append("\(act.words): \(last.seen)") }
    }
    var found = result(told, then: next.joined(separator: "; "), stage)
    found.standing = standing
    found.violations += Invariants.atTheEnd(of: stage)
    return found
  }

  private func result(_ told: Told, then: String, _ stage: Stage) -> RowResult {
    RowResult(
      sent: told.sent.map(\.words).joined(separator: " → "), seen: told.seen,
      standing: stage.state.withLock { $0.world.standing }, then: then,
      violations: told.violations + Invariants.always(on: stage))
  }

  private func prepare(_ setup: Setup, _ row: Row, _ stage: Stage) async {
    switch setup {
    case .cancelledAttempt: _ = await tell(row.act, fault: .sheet(.cancelled), on: stage)
    case .takenElsewhere:
      stage.state.withLock { state in
        _ = state.world.server.addUser(
          Server.User(person: Person.mara.id, name: "M. Lindqvist"))
        _ = state.world.provider.consents.insert(.mara)
      }
    case .lentToNoor(let isKnown):
      stage.state.withLock { state in
        state.world.provider.person = .noor
        if isKnown { state.world.provider.consents.insert(.noor) }
      }
    case .restarted: stage.start()
    case .revokedUnheard:
      stage.state.withLock { state in
        _ = state.world.provider.consents.remove(.mara)
        state.observers = [:]
      }
    case .fault(let act, let fault): _ = await tell(act, fault: fault, on: stage)
    }
  }

  // MARK: One act

  /// What one act set off.
  struct Told {
    var act: Act
    var answer: Answer
    var view: AccountViewState
    var sent: [Sent]
    var violations: [String]

    /// How it ended for the caller, and what is shown.
    var seen: String {
      let shown = view.errorText.map { "“\($0)”" }
      switch answer {
      case .done: return shown ?? ([.signOut, .delete].contains(act) ? "done" : "no message")
      case .signedIn(let change):
        var words = "signed in as \(change.user.id)"
        if let replaced = change.replaced { words += " instead of \(replaced.id)" }
        if let problem = change.profileProblem { words += ", name not set: \(problem)" }
        return words + (shown.map { ", \($0)" } ?? "")
      case .failed(let failure): return shown ?? (failure == .cancelled ? "no message" : "nothing")
      }
    }
  }

  private func tell(_ act: Act, fault: Fault?, on stage: Stage) async -> Told {
    // A launch is a start of the app.
    if act == .launch { stage.start() }
    stage.arm(fault)
    let app = stage.app
    let before = stage.state.withLock { state in
      (sent: state.sent.count, standing: state.world.standing, world: state.world)
    }
    let task = Task {
      let answer = await Self.perform(act, app)
      stage.rendezvous.end()
      return answer
    }
    var isKilled = false
    if let events = fault?.events, await stage.rendezvous.isReached() {
      for event in events {
        if event == .killed {
          isKilled = true
          stage.start()
          task.cancel()
        } else {
          await happen(event, stage, task)
        }
      }
    }
    stage.rendezvous.open()
    var answer = await task.value
    if isKilled { answer = await Self.perform(.launch, stage.app) }
    stage.arm(nil)
    let view = stage.app.account.view
    let sent = stage.state.withLock { Array($0.sent[before.sent...]) }
    let violations = Invariants.after(
      act, answer, view, sent, since: before.world, isKilled: isKilled, on: stage)
    return Told(
      act: isKilled ? .launch : act, answer: answer, view: view, sent: sent, violations: violations)
  }

  private func happen(_ event: Event, _ stage: Stage, _ task: Task<Answer, Never>) async {
    switch event {
    case .minutes(let count): stage.state.withLock { $0.world.now += 60 * count }
    case .act(let act): _ = await Self.perform(act, stage.app)
    case .notice: await Self.notify(stage) { true }
    case .givenUp: task.cancel()
    case .agreed: stage.state.withLock { $0.sheet }?.agree()
    case .killed: break
    }
  }

  /// Sends a notice, and lets whatever it sets off come to rest.
  ///
  /// - Parameter isDue: Whether all that must come of it has come.
  private static func notify(
    _ stage: Stage, until isDue: @escaping @Sendable () -> Bool
  ) async {
    stage.sendNotice()
    do { try await SentinelRounds().settle(until: isDue) } catch {
      preconditionFailure("settling without a clock throws nothing")
    }
  }

  private static func perform(_ act: Act, _ app: App) async -> Answer {
    let account = app.account
    do {
      switch act {
      case .launch:
        try await account.launch()
        return .done
      case .anonymous: return .signedIn(try await account.signInAnonymously())
      case .link: return .signedIn(try await account.link())
      case .signIn: return .signedIn(try await account.signIn())
      case .signOut:
        try await account.signOut()
        return .done
      case .delete:
        try await account.delete()
        return .done
      case .eavesdrop:
        app.stage.replay()
        return .done
      case .button: return .signedIn(try await tapButton(app))
      case .revokedInSettings:
        app.stage.state.withLock { _ = $0.world.provider.consents.remove(.mara) }
        let stage = app.stage
        // Not to listen any more is the last thing that a sign-out does.
        await notify(stage) { stage.state.withLock { $0.observers.isEmpty } }
        return .done
      }
    } catch let failure as AccountFailure {
      return .failed(failure)
    } catch {
      preconditionFailure("the account throws its own failures only, and threw \(error)")
    }
  }

  /// The button shows its sheet whatever became of its request.
  private static func tapButton(_ app: App) async throws -> AccountChange {
    let stage = app.stage
    let request = try app.account.configureButton(.signIn)
    _ = stage.note("sheet", process: app.process)
    stage.state.withLock { $0.world.provider.receive(request) }
    return try await app.account.completeButton(.success(.appleID(stage.credential())))
  }
}

extension Fault {
  /// What happens while it keeps everybody waiting; nil where it does not.
  fileprivate var events: [Event]? {
    switch self {
    case .sheet(.silent(let events)): events
    case .call(_, .slow(let events)), .call(_, .lateReply(let events)): events
    case .call(_, .killed): [.killed]
    default: nil
    }
  }
}

extension Sent {
  /// The call, and what went wrong with it.
  var words: String { problem.map { "\(name) ✗ \($0)" } ?? name }
}
