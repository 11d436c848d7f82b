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
  /// What is done on whatever thread the caller is on, where whoever does it has said so.
  var activity: (() -> String)?
  @exclusivity(unchecked) var now: Int64 = 0
  /// Real time at which the step began, in nanoseconds; where sleeps are virtual.
  @exclusivity(unchecked) var stepBegan: Int64 = 0

  // The run.
  @exclusivity(unchecked) var number = 0
  @exclusivity(unchecked) var isRunning = false
  @exclusivity(unchecked) var strategy: any Strategy = Replay(fitting: [])
  @exclusivity(unchecked) var source = ChoiceSource(replaying: [])
  /// Whether the run is none of the search's own.
  @exclusivity(unchecked) var isAside = false
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
  /// Whether what runs precedes the run: on this thread, whatever accesses are controlled.
  @exclusivity(unchecked) var isPreparing = false

  /// Threads of the process when control was taken; nil where it is not, or cannot be told.
  var threadsBefore: Int?
  /// Whether the control thread of a whole process is the main thread.
  var ownsMainThread = false
  /// How often repeating timers have fired in this run.
  @exclusivity(unchecked) var repeats = 0
  /// Whether somebody may still hear of a timer that repeats; nil where it cannot be told.
  var awaitsTicks: (() -> Bool)?
  /// What is known of code that looks again and again whether something has come.
  var polling = Polling()
  /// Whether the main dispatch queue has woken up, and has not been emptied since.
  var mainQueueWaits = false
  /// The thread that has the turn; another one than that of the explorer where accesses are
  /// controlled, and read by any that makes a job runnable.
  let thread = Atomic<UInt>(ControlThread.current)

  // Threads of the run, where accesses to memory are controlled.
  @exclusivity(unchecked) var paused: [PausedThread] = []
  /// Threads that wait in something unknown, or are endless, and do not come back in this run.
  @exclusivity(unchecked) var stuck: [PausedThread] = []
  @exclusivity(unchecked) var isThreaded = false
  /// Whether the running thread may be interrupted.
  @exclusivity(unchecked) var mayInterrupt = false
  @exclusivity(unchecked) var contexts: [Int32: Int32] = [:]
  @exclusivity(unchecked) var contextLanes: [Int32] = []
  @exclusivity(unchecked) var runningKey: Int32 = -1
  /// The thread whose turn it is.
  @exclusivity(unchecked) var onTurn: PausedThread?
  /// The lane of the job that the step began with, until its yields are settled; -1 for none.
  @exclusivity(unchecked) var begun: Int32 = -1
  /// What the thread that has just given way left to be done.
  @exclusivity(unchecked) var chosen: StepOption?
  @exclusivity(unchecked) var loggedAccesses: Int32 = 0
  private let foreign = Mutex<[ForeignArrival]>([])
  private let hasForeign = Atomic<Bool>(false)
  /// Whether a thread outside control has made a job runnable that is not taken up yet.
  var hasArrivals: Bool { hasForeign.load(ordering: .relaxed) }

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
    thread.store(ControlThread.current, ordering: .relaxed)
  }

  var isOnControlThread: Bool { ControlThread.current == thread.load(ordering: .relaxed) }

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
    beginThreads()
    if level == .wholeProcess { stepBegan = VirtualDelay.monotonic }
    body(run)
    record.end = loop()
    noteAccesses()
    if record.failure == nil {
      for judge in judgements { judge(record.end) }
      judgeEnd()
    }
    if record.end != .quiescent || record.failure != nil { countThreads() }
    trace?.end(with: record.end, lanes: lanes)
    isRunning = false
    cleanUp()
    endThreads()
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
    awaitsTicks = nil
    polling = Polling()
    horizon = .max
    record.decisions.removeAll(keepingCapacity: true)
    record.steps = 0
    record.switches = 0
    record.hasDrawnDecisions = false
    record.failure = nil
    record.escape = nil
    record.races.removeAll()
    record.sawAccesses = false
    record.hasHeldBack = false
    record.hasUsedMainQueue = false
    record.fingerprint = 0xCBF2_9CE4_8422_2325
    spinners = 0
    repeats = 0
  }

  private func loop() -> RunEnd {
    while true {
      if hasArrivals { admitForeign() }
      if record.failure != nil || isThreaded && record.escape != nil { return .quiescent }
      if let next = chosen.take() {
        take(next)
        continue
      }
      let canContinue = collectOptions()
      if options.isEmpty {
        if wakeSettlers() || goOnAtRest() { continue }
        // Whoever held time back has let go of it.
        if timeMatters { continue }
        if let end = endOfWaitingThreads() { return end }
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
