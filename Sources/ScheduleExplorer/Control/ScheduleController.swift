internal import PropertyEngine
internal import Synchronization

/// Runs jobs one at a time on one thread, in an order that a strategy picks.
///
/// `@unchecked Sendable`: every stored property but `foreign` is used by the control thread only.
/// The runtime may call `enqueue` from any thread; one that is not the control thread gets no
/// further than `foreign`, which is locked. Accesses do not overlap, as each ends before a job, an
/// outside step or a strategy is called; checking that at run time as well (`exclusivity`) costs a
/// quarter of all schedules per second.
final class ScheduleController: @unchecked Sendable {
  let level: ControlLevel
  @exclusivity(unchecked) var settings = RunSettings()

  // What could happen next.
  @exclusivity(unchecked) var jobs: [RunnableJob] = []
  @exclusivity(unchecked) var mainJobs: [RunnableJob] = []
  @exclusivity(unchecked) var externals: [ExternalStep] = []
  @exclusivity(unchecked) var timers: [VirtualTimer] = []
  @exclusivity(unchecked) var settlers: [UnsafeContinuation<Void, Never>] = []
  @exclusivity(unchecked) var options: [StepOption] = []

  // Who is who.
  @exclusivity(unchecked) var lanes: [Lane] = []
  @exclusivity(unchecked) var laneOfTask: [UInt64: Int32] = [:]
  @exclusivity(unchecked) var roots: [Task<Void, Never>] = []
  @exclusivity(unchecked) var rootExecutors: [LaneExecutor] = []
  @exclusivity(unchecked) var externalSerial: Int32 = 0

  // The step being taken.
  @exclusivity(unchecked) var current: Int32 = -1
  @exclusivity(unchecked) var runningLane: Int32 = -1
  @exclusivity(unchecked) var hasYielded = false
  @exclusivity(unchecked) var isOnMain = false
  @exclusivity(unchecked) var now: Int64 = 0
  /// Real time at which the step began, in nanoseconds; where sleeps are virtual.
  @exclusivity(unchecked) var stepBegan: Int64 = 0

  // The run.
  @exclusivity(unchecked) var number = 0
  @exclusivity(unchecked) var isRunning = false
  @exclusivity(unchecked) var strategy: any Strategy = Replay(fitting: [])
  @exclusivity(unchecked) var source = ChoiceSource(replaying: [])
  @exclusivity(unchecked) var journal: ScheduleJournal?
  /// Values and decisions drawn so far that the journal knows of.
  @exclusivity(unchecked) private var journalled = 0
  @exclusivity(unchecked) var record = RunRecord()
  @exclusivity(unchecked) var trace: ScheduleTrace?
  var judgements: [(RunEnd) -> Void] = []
  /// Goes on with a run in which nothing but time could move; nil where nothing is held back.
  var atRest: (() -> Bool)?
  /// Time that does not pass while a step from outside can still come.
  @exclusivity(unchecked) var horizon = Int64.max
  @exclusivity(unchecked) var spinners = 0
  /// Whether the operation that `drive` runs has ended.
  var driven = false

  /// Threads of the process when control was taken; nil where it is not, or cannot be told.
  var threadsBefore: Int?
  /// Whether the control thread of a whole process is the main thread.
  var ownsMainThread = false
  private(set) var thread = ControlThread.current
  private let foreign = Mutex<[ForeignArrival]>([])
  private let hasForeign = Atomic<Bool>(false)

  /// Runs jobs of the main actor, where the level reaches it.
  var runMainJob: (UnownedJob, _ preference: UnownedTaskExecutor?) -> Void = { _, _ in }
  /// What tasks without an executor of their own run on, where the level reaches them.
  var defaultExecutor: UnownedTaskExecutor?

  private struct ForeignArrival {
    let job: UnownedJob
    let executor: UnownedTaskExecutor?
    let lane: Int32
  }

  init(level: ControlLevel) { self.level = level }

  /// The thread that calls this becomes the control thread.
  ///
  /// Other threads read `thread`: it is written again only when it changes, and then nothing of
  /// this controller is running.
  func adoptThread() {
    if !isOnControlThread { thread = ControlThread.current }
  }

  var isOnControlThread: Bool { ControlThread.current == thread }

  // MARK: One run

  /// Runs `body` and everything that it sets off to the end.
  func perform(_ body: (ScheduledRun) -> Void) {
    reset()
    isRunning = true
    if let journal {
      journalled = 0
      if journal.pictured != nil { trace = ScheduleTrace() }
      journal.began()
    }
    let run = ScheduledRun(controller: self, number: number)
    body(run)
    record.end = loop()
    if record.end != .quiescent || record.failure != nil { countThreads() }
    if record.failure == nil {
      for judge in judgements { judge(record.end) }
      judgeEnd()
    }
    trace?.end(with: record.end, lanes: lanes)
    isRunning = false
    cleanUp()
  }

  private func reset() {
    if !jobs.isEmpty || !mainJobs.isEmpty || !timers.isEmpty { cleanUp() }
    number += 1
    externalSerial = 0
    current = -1
    now = 0
    lanes.removeAll(keepingCapacity: true)
    laneOfTask.removeAll(keepingCapacity: true)
    roots.removeAll(keepingCapacity: true)
    judgements.removeAll(keepingCapacity: true)
    atRest = nil
    horizon = .max
    record.decisions.removeAll(keepingCapacity: true)
    record.steps = 0
    record.switches = 0
    record.hasDrawnDecisions = false
    record.failure = nil
    record.escape = nil
    record.hasHeldBack = false
    record.fingerprint = 0xCBF2_9CE4_8422_2325
    spinners = 0
  }

  private func loop() -> RunEnd {
    while true {
      if hasForeign.load(ordering: .relaxed) { admitForeign() }
      if record.failure != nil { return .quiescent }
      let canContinue = collectOptions()
      if options.isEmpty {
        // Nothing has settled while the main queue holds something.
        if emptyMainQueue() || wakeSettlers() || goOnAtRest() { continue }
        // Whoever held time back has let go of it.
        if !timers.isEmpty { continue }
        let waiting = lanes.lazy.filter { $0.isRoot && !$0.isFinished }.map(\.name)
        return waiting.isEmpty ? .quiescent : .unanswered(Array(waiting))
      }
      if record.steps >= settings.stepBound {
        return .stepBoundReached(Set(options.map { laneName(of: $0) }).sorted())
      }
      let pick = decide(canContinue: canContinue)
      take(options[pick])
    }
  }

  /// Asks whoever holds time back; once it has no more to do, time passes as usual.
  private func goOnAtRest() -> Bool {
    guard let handler = atRest else { return false }
    letOthersGo()
    if handler() { return true }
    atRest = nil
    return false
  }

  /// Lets the strategy, or else the choice source, pick among `options`.
  func decide(canContinue: Bool) -> Int {
    let count = options.count
    if count == 1 {
      record.mix(options[0].key)
      return 0
    }
    let valuesBefore = Int32(source.recording.nodes.count)
    var pick = 0
    if let decided = strategy.pick(among: options, canContinue: canContinue) {
      pick = decided
    } else {
      // A draw throws when the run has drawn too much or differs from a strict replay: then the
      // first option is as good as any, and the strategy has noted the difference.
      pick = (try? source.index(below: count)) ?? 0
      record.hasDrawnDecisions = true
    }
    record.mix(options[pick].key)
    record.mix(Int32(count))
    let decision = ScheduleDecision(
      step: Int32(truncatingIfNeeded: record.steps), optionCount: Int32(count),
      pick: Int32(pick), key: options[pick].key, canContinue: canContinue,
      valuesBefore: valuesBefore)
    record.decisions.append(decision)
    if let journal { note(decision, in: journal) }
    return pick
  }

  private func note(_ decision: ScheduleDecision, in journal: ScheduleJournal) {
    while journalled < decision.valuesBefore {
      journal.drew(source.recording.nodes[journalled].choice)
      journalled += 1
    }
    // A source that was asked for the decision has it among its draws.
    if record.hasDrawnDecisions { journalled = source.recording.nodes.count }
    journal.decided(decision)
  }

  /// Shows the journal what has happened so far, where it wants to see it.
  func picture() {
    guard let pictured = journal?.pictured, var soFar = trace else { return }
    // Whoever looks at the last picture does so because this step never ended.
    if let step = soFar.steps.last, step.lane >= 0 { soFar.mark("✗", lane: Int32(step.lane)) }
    soFar.end(with: .quiescent, lanes: lanes)
    pictured(soFar)
  }

  /// Lets the main dispatch queue run what waits in it; false when that changed nothing.
  ///
  /// Without this a subject that answers by way of that queue would look as if it never did. But
  /// its order among the rest is not explored.
  private func emptyMainQueue() -> Bool {
    guard ownsMainThread, lanes.contains(where: { $0.isRoot && !$0.isFinished }) else {
      return false
    }
    // Time that is held back is not the queue's doing.
    let timersBefore = timers.count
    isOnMain = true
    MainQueue.run()
    isOnMain = false
    let isSame = jobs.isEmpty && mainJobs.isEmpty && externals.isEmpty
    if isSame && timers.count == timersBefore { return false }
    escape(.mainQueue)
    return true
  }

  // MARK: Arrivals from other threads

  func arriveFromElsewhere(_ job: UnownedJob, executor: UnownedTaskExecutor?, lane: Int32) {
    foreign.withLock {
      $0.append(ForeignArrival(job: job, executor: executor, lane: lane))
    }
    hasForeign.store(true, ordering: .relaxed)
  }

  private func admitForeign() {
    let arrivals = foreign.withLock {
      let all = $0
      $0.removeAll()
      hasForeign.store(false, ordering: .relaxed)
      return all
    }
    escape(.foreignThread(jobs: arrivals.count))
    for arrival in arrivals {
      enqueue(arrival.job, executor: arrival.executor, root: arrival.lane)
    }
  }
}
