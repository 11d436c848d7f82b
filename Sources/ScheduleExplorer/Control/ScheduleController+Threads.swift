internal import CMemoryPoints
internal import Synchronization

/// A job or outside step that has begun on a thread and not ended.
struct PausedThread {
  let thread: Int32
  let lane: Int32
  /// What strategies know it by.
  let key: Int32
  var isOnMain: Bool
  var hasYielded = false
  var activity: (() -> String)?
  /// Whether another thread has to move before it may look again.
  var isWaiting = false
}

/// What a thread is to do, handed through C.
private final class ThreadWork {
  let perform: () -> Void
  init(_ perform: @escaping () -> Void) { self.perform = perform }
}

/// Level 3: jobs and outside steps on threads that pass one baton, so that each access to memory of
/// instrumented code may be where another takes over.
///
/// Whoever has the baton counts as the control thread, so that everything else of the controller
/// works as it does without threads.
extension ScheduleController {
  /// The controller whose run is under way; written while no thread of a run has the baton.
  nonisolated(unsafe) private static var running: ScheduleController?

  func beginThreads() {
    isThreaded = settings.switchesAtAccesses && points_available()
    guard isThreaded else { return }
    points_install { mustYield in
      ScheduleController.running?.turn(mustYield: mustYield) ?? POINTS_GOES_ON
    }
    Self.running = self
    mayInterrupt = true
    chosen = nil
    contexts.removeAll(keepingCapacity: true)
    contextLanes.removeAll(keepingCapacity: true)
    loggedAccesses = 0
    points_begin_run(UInt64(settings.accessBound), trace != nil)
  }

  func endThreads() {
    guard isThreaded else { return }
    points_end_run()
    stuck.removeAll()
    isThreaded = false
    Self.running = nil
  }

  // MARK: Turns

  func runOnThread(_ job: RunnableJob, isMain: Bool) {
    let preference = lanes[Int(job.lane)].preference
    runOnThread(lane: job.lane, key: job.lane, isMain: isMain, clock: job.clock) {
      if isMain {
        self.runMainJob(job.job, preference)
      } else if let executor = job.executor {
        job.job.runSynchronously(on: executor)
      }
    }
  }

  func runOnThread(
    lane: Int32, key: Int32, isMain: Bool, clock: Int32, perform: @escaping () -> Void
  ) {
    let work = ThreadWork {
      points_acquire(clock)
      if isMain { self.holdMain() }
      perform()
      if isMain { self.leaveMain() }
    }
    let thread = points_ready(
      context(of: key, lane: lane),
      { Unmanaged<ThreadWork>.fromOpaque($0!).takeRetainedValue().perform() },
      Unmanaged.passRetained(work).toOpaque())
    goOn(PausedThread(thread: thread, lane: lane, key: key, isOnMain: isMain))
  }

  /// Those who come after the last that can be told apart share its clock, which hides races only.
  private func context(of key: Int32, lane: Int32) -> Int32 {
    if let known = contexts[key] { return known }
    if contextLanes.count < POINTS_CONTEXTS - 1 { contextLanes.append(lane) }
    let context = Int32(contextLanes.count)
    contexts[key] = context
    return context
  }

  /// The lane whose accesses come as those of a context; nil for what the run's body did itself.
  func lane(ofContext context: Int32) -> Int32? {
    context > 0 ? contextLanes[Int(context) - 1] : nil
  }

  /// Gives a thread the baton until it, or whoever it hands it to, gives it back.
  func goOn(_ thread: PausedThread) {
    let own = self.thread.load(ordering: .relaxed)
    begin(thread)
    let turn = points_take_turn(thread.thread)
    self.thread.store(own, ordering: .relaxed)
    guard var thread = endTurn() else { return }
    thread.isWaiting = turn == POINTS_WAITING
    runningLane = -1
    isOnMain = false
    activity = nil
    noteLog()
    switch turn {
    case POINTS_DONE: letOthersGo()
    case POINTS_LOST:
      stuck.append(thread)
      escape(.waits(name: lanes[Int(thread.lane)].name, place: String(cString: points_lost_in())))
    case POINTS_ENDLESS: stuck.append(thread)
    default: paused.append(thread)
    }
  }

  private func begin(_ thread: PausedThread) {
    runningLane = thread.lane
    runningKey = thread.key
    hasYielded = thread.hasYielded
    isOnMain = thread.isOnMain
    activity = thread.activity
    onTurn = thread
    self.thread.store(UInt(points_thread_id(thread.thread)), ordering: .relaxed)
  }

  private func endTurn() -> PausedThread? {
    guard var thread = onTurn.take() else { return nil }
    thread.hasYielded = hasYielded
    thread.isOnMain = isOnMain
    thread.activity = activity
    thread.isWaiting = false
    return thread
  }

  /// Says, before an access to memory, who has the next turn.
  private func turn(mustYield: Bool) -> Int32 {
    guard givesWay(mustYield: mustYield) else { return POINTS_GOES_ON }
    // Nothing but another thread's turn is to come: the control thread need not wake up for it.
    guard let next = chosen, next.kind == .access, trace == nil, !hasArrivals,
      let thread = endTurn()
    else { return POINTS_PAUSES }
    chosen = nil
    paused.append(thread)
    settleBegun()
    let other = beginTaking(next)
    begin(other)
    return other.thread
  }

  /// Asks, before an access to memory, whether another thread takes over.
  ///
  /// - Parameter mustYield: Whether the running one has only looked for a long time, so that it
  ///   waits for another.
  private func givesWay(mustYield: Bool) -> Bool {
    guard isOnControlThread, mayInterrupt, record.failure == nil, record.escape == nil else {
      return mustYield
    }
    _ = collectOptions()
    if options.isEmpty { return mustYield && !timers.isEmpty }
    if !mustYield {
      options.insert(StepOption(kind: .access, key: runningKey, slot: -1), at: 0)
    }
    let pick = decide(canContinue: !mustYield)
    if !mustYield, pick == 0 { return false }
    chosen = options[pick]
    return true
  }

  // MARK: The main thread

  /// Whether nobody is on the main thread.
  var isMainFree: Bool {
    guard isThreaded else { return true }
    return !isOnMain && !paused.contains { $0.isOnMain }
  }

  func enterMain() {
    guard isThreaded else { return }
    points_wait_until(
      { Unmanaged<ScheduleController>.fromOpaque($0!).takeUnretainedValue().isMainFree },
      Unmanaged.passUnretained(self).toOpaque())
    holdMain()
  }

  /// The main thread keeps apart what is done on it, as a lock does.
  private func holdMain() { points_hold(Unmanaged.passUnretained(self).toOpaque()) }

  func leaveMain() {
    if isThreaded { points_let_go(Unmanaged.passUnretained(self).toOpaque()) }
  }

  // MARK: The end

  /// What is to be said of threads that wait although nothing can happen any more; nil for none.
  func endOfWaitingThreads() -> RunEnd? {
    if !stuck.isEmpty { return .stepBoundReached(stuck.map { lanes[Int($0.lane)].name }) }
    guard !paused.isEmpty else { return nil }
    let sentences = paused.map { waiting in
      var address: UInt64 = 0
      var holder: Int32 = -1
      let wait = points_waits_for(waiting.thread, &address, &holder)
      let name = lanes[Int(waiting.lane)].name
      let owner = holder < 0 ? nil : lane(ofContext: holder).map { lanes[Int($0)].name }
      return "\(name) waits for \(Self.text(wait))"
        + (owner.map { $0 == name ? " that it holds itself" : " that \($0) holds" } ?? "")
    }
    record.failure = ScheduleFailure(
      claim: "no thread waits for another for ever", key: "deadlock",
      observed: sentences.joined(separator: ", "), cause: .deadlock)
    return .unanswered(paused.map { lanes[Int($0.lane)].name })
  }

  private static func text(_ wait: points_wait) -> String {
    switch wait {
    case POINTS_WAIT_LOCK: "a lock"
    case POINTS_WAIT_CONDITION: "a condition"
    case POINTS_WAIT_SEMAPHORE: "a semaphore"
    case POINTS_WAIT_ONCE: "an initialisation"
    default: "its turn"
    }
  }

  /// Lets every thread of the run come to its end, one after another; ends those that cannot.
  func finishThreads() {
    guard isThreaded else { return }
    mayInterrupt = false
    chosen = nil
    var turns = 0
    while let next = paused.firstIndex(where: { points_can_go_on($0.thread) }) {
      turns += 1
      if turns > settings.cleaningSteps { break }
      goOn(paused.remove(at: next))
    }
    for thread in paused + stuck { points_kill(thread.thread) }
    paused.removeAll(keepingCapacity: true)
    stuck.removeAll(keepingCapacity: true)
  }
}
