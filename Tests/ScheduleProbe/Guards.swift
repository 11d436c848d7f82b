internal import ScheduleExplorer

extension Scenario {
  static let guards: [Scenario] = [
    Scenario(name: "check-await-set") { run in
      let outstanding = Outstanding(run)
      let subject = CheckAwaitSet(run, outstanding)
      run.spawn("first") { await subject.signIn() }
      run.spawn("second") { await subject.signIn() }
    },
    Scenario(name: "check-sleep-set") { run in
      let outstanding = Outstanding(run)
      let subject = CheckSleepSet(outstanding)
      run.spawn("first") { await subject.signIn() }
      run.spawn("second") { await subject.signIn() }
    },
    Scenario(name: "check-set-await") { run in
      let outstanding = Outstanding(run)
      let subject = CheckSetAwait(run, outstanding)
      run.spawn("first") { await subject.signIn() }
      run.spawn("second") { await subject.signIn() }
    },
    Scenario(name: "three-callers") { run in
      let outstanding = Outstanding(run)
      let subject = CheckSetAwait(run, outstanding)
      run.spawn("first") { await subject.signIn() }
      run.spawn("second") { await subject.signIn() }
      run.spawn("third") { await subject.signIn() }
    },
    Scenario(name: "main-actor-check-set-await") { run in
      let outstanding = Outstanding(run)
      let subject = MainActorCheckSetAwait(run, outstanding)
      run.spawn("first") { await subject.signIn() }
      run.spawn("second") { Task { await subject.signIn() } }
    },
    Scenario(name: "main-actor-guard") { run in
      let outstanding = Outstanding(run)
      let subject = MainActorCheckAwaitSet(run, outstanding)
      run.spawn("first") { await subject.signIn() }
      run.spawn("second") { await subject.signIn() }
    },
  ]
}

/// The guard that everybody writes first: it checks, waits for something, and then sets its flag.
actor CheckAwaitSet {
  private var isBusy = false
  private let run: ScheduledRun
  private let outstanding: Outstanding

  init(_ run: ScheduledRun, _ outstanding: Outstanding) {
    self.run = run
    self.outstanding = outstanding
  }

  func signIn() async {
    run.mark("busy? \(isBusy ? "yes" : "no")")
    if isBusy { return }
    await prepareNonce()
    isBusy = true
    outstanding.begin()
    try? await Task.sleep(for: .seconds(5))
    outstanding.end()
    isBusy = false
  }

  private func prepareNonce() async { await Task.yield() }
}

/// Its wait is a sleep between check and set.
actor CheckSleepSet {
  private var isBusy = false
  private let outstanding: Outstanding

  init(_ outstanding: Outstanding) { self.outstanding = outstanding }

  func signIn() async {
    if isBusy { return }
    outstanding.begin()
    try? await Task.sleep(nanoseconds: 5_000_000_000)
    isBusy = true
    outstanding.end()
    isBusy = false
  }
}

/// The flag is set before anything is awaited.
actor CheckSetAwait {
  private var isBusy = false
  private let run: ScheduledRun
  private let outstanding: Outstanding

  init(_ run: ScheduledRun, _ outstanding: Outstanding) {
    self.run = run
    self.outstanding = outstanding
  }

  func signIn() async {
    run.mark("busy? \(isBusy ? "yes" : "no")")
    if isBusy { return }
    isBusy = true
    outstanding.begin()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      run.external("success", from: "provider") { done.resume() }
    }
    outstanding.end()
    isBusy = false
  }
}

/// A guard on the main actor that awaits between check and set.
@MainActor final class MainActorCheckAwaitSet {
  private var isBusy = false
  private let run: ScheduledRun
  private let outstanding: Outstanding

  nonisolated init(_ run: ScheduledRun, _ outstanding: Outstanding) {
    self.run = run
    self.outstanding = outstanding
  }

  func signIn() async {
    run.mark("busy? \(isBusy ? "yes" : "no")")
    if isBusy { return }
    await Task.yield()
    isBusy = true
    outstanding.begin()
    await Task.yield()
    outstanding.end()
    isBusy = false
  }
}

/// A guard on the main actor that calls main-actor code, and suspends nowhere, before it is set.
@MainActor final class MainActorCheckSetAwait {
  private var continuation: CheckedContinuation<Void, Never>?
  private let run: ScheduledRun
  private let outstanding: Outstanding

  nonisolated init(_ run: ScheduledRun, _ outstanding: Outstanding) {
    self.run = run
    self.outstanding = outstanding
  }

  func signIn() async {
    if continuation != nil { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.continuation = continuation
        outstanding.begin()
        run.external("success", from: "provider", isOnMain: true) {
          MainActor.assumeIsolated { self.end() }
        }
      }
    } onCancel: {
    }
  }

  private func end() {
    outstanding.end()
    continuation?.resume()
    continuation = nil
  }
}
