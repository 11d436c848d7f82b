internal import CMemoryPoints
package import PropertyEngine

/// One run as its body sees it: starts tasks, offers steps from outside, notes what happens.
///
/// It may be used from the body, from the tasks and from outside steps; when its run has ended
/// it does nothing.
package struct ScheduledRun: Sendable {
  let controller: ScheduleController
  let number: Int

  private var isCurrent: Bool {
    controller.isOnControlThread && controller.isRunning && controller.number == number
  }

  /// Whether the search counts this run; others prepare or repeat one.
  package var counts: Bool { !controller.isAside }

  /// Starts a task whose steps the explorer orders.
  ///
  /// - Parameters:
  ///   - name: Heads its column, and is what a report calls it.
  ///   - operation: Must return before the run ends, or the run fails.
  /// - Returns: The task, for cancelling it.
  @discardableResult
  package func spawn(
    _ name: String, _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let controller = controller
    let number = number
    let lane = controller.addLane(name: name, isRoot: true)
    let executor = controller.executor(ofLane: lane)
    let task = Task(executorPreference: executor) {
      await operation()
      if controller.isRunning, controller.number == number { controller.finish(lane) }
    }
    controller.roots.append(task)
    return task
  }

  /// Does something to its end before the run begins, first in, first out: nothing of it is a choice.
  ///
  /// What it leaves behind, such as a task of its own, goes on in the run. Where nothing can resume
  /// it any more it is given up, and its task cancelled.
  ///
  /// - Parameter name: What a table calls it, should it leave something behind.
  package func prepare(_ name: String, _ operation: @escaping @Sendable () async -> Void) {
    guard isCurrent else { return }
    controller.prepare(name, operation)
  }

  /// Offers something that happens once, at any moment from now on.
  ///
  /// - Parameters:
  ///   - name: What a table calls it.
  ///   - source: Heads the column; steps of one source share it.
  ///   - isOnMain: Whether it counts as being on the main actor, as callbacks of user-interface
  ///     frameworks are.
  ///   - perform: Runs outside every task.
  package func external(
    _ name: String, from source: String = "outside", isOnMain: Bool = false,
    _ perform: @escaping @Sendable () -> Void
  ) {
    guard isCurrent else { return }
    controller.externalSerial += 1
    let lane = controller.lane(named: source)
    controller.externals.append(
      ExternalStep(
        name: name, lane: lane, serial: 1 << 20 + controller.externalSerial, isOnMain: isOnMain,
        perform: perform, clock: controller.isThreaded ? points_release() : 0))
  }

  /// Does something as if on the main thread, within the step that is being taken.
  ///
  /// What a user's tap and the callbacks of user-interface frameworks are: neither tasks nor jobs
  /// of the main actor, but on its thread, so that `MainActor.assumeIsolated` holds.
  package func onMain<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard controller.isOnControlThread else { return try body() }
    let wasOnMain = controller.isOnMain
    if !wasOnMain { controller.enterMain() }
    controller.isOnMain = true
    defer {
      controller.isOnMain = wasOnMain
      if !wasOnMain { controller.leaveMain() }
    }
    return try body()
  }

  /// Does something on whatever thread this is, within the step that is being taken.
  ///
  /// - Parameter name: What it is, should it need the main actor where it is not.
  package func named(_ name: @escaping @autoclosure () -> String, _ body: () -> Void) {
    guard controller.isOnControlThread else { return body() }
    let outer = controller.activity
    controller.activity = name
    defer { controller.activity = outer }
    body()
  }

  /// Whether another thread may take over at each access to memory.
  package var switchesAtAccesses: Bool { controller.isThreaded }

  /// Orders everything so far before whoever comes after the same object later.
  package func isBefore(_ object: AnyObject) {
    guard isCurrent, controller.isThreaded else { return }
    points_leave(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Orders what comes now after everything that was before the same object.
  package func comesAfter(_ object: AnyObject) {
    guard isCurrent, controller.isThreaded else { return }
    points_enter(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Whether what runs now counts as being on the main actor.
  package var isOnMain: Bool { controller.isOnControlThread && controller.isOnMain }

  /// Chooses among alternatives; the strategy tries them as it tries orders.
  ///
  /// - Parameter count: At least 1.
  /// - Returns: A position; shrinks to 0.
  package func choose(below count: Int) -> Int {
    guard isCurrent, count > 1 else { return 0 }
    return controller.choose(below: count)
  }

  /// Chooses one of `alternatives`, of which the first is the simplest; see `choose(below:)`.
  package func choose<Value>(_ alternatives: [Value]) -> Value {
    alternatives[choose(below: alternatives.count)]
  }

  /// Where the run's values come from; they share the replay token with its order.
  ///
  /// For the control thread only, like everything of the run that is not a task's own.
  package var values: ChoiceSource { controller.source }

  /// Notes what happens, for the table of a failing order.
  package func mark(_ text: @autoclosure () -> String) {
    guard isCurrent else { return }
    if controller.isThreaded { points_happens(1) }
    guard controller.trace != nil else { return }
    controller.noteLog()
    controller.trace?.mark(text(), lane: controller.ownLane())
    controller.picture()
  }

  /// Says that a claim does not hold; the first one counts, and the run ends with this step.
  package func fail(_ claim: String, key: String = "", observed: String) {
    guard isCurrent, controller.record.failure == nil else { return }
    controller.record.failure = ScheduleFailure(claim: claim, key: key, observed: observed)
    mark("✗")
  }

  /// Judges when nothing can happen any more.
  package func atEnd(_ judge: @escaping (RunEnd) -> Void) {
    guard isCurrent else { return }
    controller.judgements.append(judge)
  }

  /// Holds time back until the rest of the run has nothing left to do.
  ///
  /// - Parameter goOn: Called outside every task whenever nothing but time could move. It may
  ///   offer steps, start tasks and let time pass; at the first false it is forgotten, and time
  ///   passes as usual.
  package func whileAtRest(_ goOn: @escaping () -> Bool) {
    guard isCurrent else { return }
    controller.atRest = goOn
  }

  /// Says when timers that repeat are followed no longer: when nobody waits for an answer.
  package func followsTicks(while isAwaited: @escaping () -> Bool) {
    guard isCurrent else { return }
    controller.awaitsTicks = isAwaited
  }

  /// Says when polling is in vain: time then stands still after a thousand moments in which nothing
  /// came from outside, or code that looks again and again would never come to rest.
  package func givesUpPolling(when isInVain: @escaping () -> Bool) {
    guard isCurrent else { return }
    controller.polling.isInVain = isInVain
  }

  /// Lets steps from outside come before time has passed that far.
  package func comeToRest(before limit: Duration) {
    guard isCurrent else { return }
    controller.horizon = limit.nanoseconds
  }

  /// Moves time to the next timer, for whoever holds it back.
  ///
  /// - Parameter limit: Virtual time since the run began that is not passed.
  /// - Returns: False where nothing falls due until then.
  package func passTime(until limit: Duration) -> Bool {
    guard isCurrent, let next = controller.timers.first, next.due <= limit.nanoseconds else {
      return false
    }
    controller.trace?.begin(
      StepOption(kind: .time, key: -1, slot: 0), lane: -1, time: next.due)
    controller.record.steps += 1
    controller.advanceTime()
    controller.trace?.finishStep(controller)
    return true
  }

  /// Moves time to the next timer within a step from outside, so that what falls due competes with
  /// everything that is ready.
  ///
  /// - Parameter limit: Virtual time since the run began that is not passed.
  /// - Returns: Whether another timer falls due until then.
  package func fireNextTimer(until limit: Duration) -> Bool {
    guard isCurrent else { return false }
    let isDue = { (timer: VirtualTimer?) in timer.map { $0.due <= limit.nanoseconds } ?? false }
    if isDue(controller.timers.first) {
      let lane = controller.runningLane
      controller.advanceTime()
      controller.runningLane = lane
    }
    return isDue(controller.timers.first)
  }

  /// Returns when nothing else can happen but the passing of time.
  package func settle() async {
    await withUnsafeContinuation { continuation in
      guard isCurrent else { return continuation.resume() }
      controller.settlers.append(continuation)
    }
  }

  /// Sleeps in virtual time, at every level.
  package func sleep(for duration: Duration) async {
    await withUnsafeContinuation { continuation in
      guard isCurrent else { return continuation.resume() }
      let due = controller.now + duration.nanoseconds
      controller.add(
        VirtualTimer(due: due, lane: controller.ownLane(), wake: .continuation(continuation)))
    }
  }

  /// Virtual time since the run began.
  ///
  /// Zero for whoever comes from a thread outside control, or when the run is over.
  package var now: Duration { isCurrent ? .nanoseconds(controller.now) : .zero }
}

extension Duration {
  /// Whole nanoseconds; durations of more than 292 years are cut.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return seconds < 0 ? .min / 4 : .max / 4 }
    return min(max(product, .min / 4), .max / 4) + attoseconds / 1_000_000_000
  }
}

extension ScheduleController {
  func finish(_ lane: Int32) { lanes[Int(lane)].isFinished = true }

  func executor(ofLane lane: Int32) -> LaneExecutor {
    while rootExecutors.count <= Int(lane) {
      rootExecutors.append(LaneExecutor(controller: self, lane: Int32(rootExecutors.count)))
    }
    return rootExecutors[Int(lane)]
  }

  /// The lane of outside steps with this name.
  func lane(named name: String) -> Int32 {
    for (position, lane) in lanes.enumerated() where !lane.isRoot && lane.name == name {
      return Int32(position)
    }
    return addLane(name: name)
  }

  func choose(below count: Int) -> Int {
    // The options of the step that is being taken have served their purpose.
    options.removeAll(keepingCapacity: true)
    for position in 0..<count {
      options.append(
        StepOption(kind: .alternative, key: -2 - Int32(position), slot: Int32(position)))
    }
    let pick = decide(canContinue: false)
    if isThreaded { points_happens(UInt64(pick)) }
    trace?.noteChoice(pick, of: count, lane: ownLane())
    return pick
  }
}
