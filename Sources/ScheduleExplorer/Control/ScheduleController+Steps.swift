internal import CMemoryPoints

/// What could happen next, and making it happen.
extension ScheduleController {
  /// Fills `options`, the simplest first.
  ///
  /// First comes the task that ran last, then other tasks in the order of their lanes, the main
  /// actor's next job (its queue is first in, first out), the main dispatch queue, steps from
  /// outside, and time. The queue's turn comes, and time moves, only when no task can run.
  ///
  /// - Returns: Whether option 0 goes on with the task that ran last.
  func collectOptions() -> Bool {
    options.removeAll(keepingCapacity: true)
    var canContinue = false
    var isBusy = false
    for slot in 0..<jobs.count {
      let job = jobs[slot]
      if spinners > 0, job.kind == .yield, isHeldBack(job.lane) { continue }
      let option = StepOption(kind: .job, key: job.lane, slot: Int32(slot))
      isBusy = true
      if job.lane == current, !canContinue {
        canContinue = true
        options.insert(option, at: 0)
      } else {
        options.append(option)
      }
    }
    for slot in 0..<paused.count where points_can_go_on(paused[slot].thread) {
      let option = StepOption(kind: .access, key: paused[slot].key, slot: Int32(slot))
      isBusy = true
      if paused[slot].lane == current, !canContinue {
        canContinue = true
        options.insert(option, at: 0)
      } else {
        options.append(option)
      }
    }
    if let next = mainJobs.first, isMainFree {
      let option = StepOption(kind: .mainJob, key: next.lane, slot: 0)
      isBusy = true
      if next.lane == current, !canContinue {
        canContinue = true
        options.insert(option, at: 0)
      } else {
        options.append(option)
      }
    }
    if !isBusy, looksIntoMainQueue() {
      isBusy = true
      options.append(StepOption(kind: .external, key: Self.mainQueue, slot: -1))
    }
    for slot in 0..<externals.count where !externals[slot].isOnMain || isMainFree {
      options.append(StepOption(kind: .external, key: externals[slot].serial, slot: Int32(slot)))
    }
    // While somebody waits for the others to settle, time stands still.
    if !isBusy, timeMatters, settlers.isEmpty, atRest == nil,
      externals.isEmpty || timers[0].due < horizon
    {
      options.append(StepOption(kind: .time, key: -1, slot: 0))
    }
    if options.isEmpty, !jobs.isEmpty, settlers.isEmpty {
      offerLongestWaiting()
      return false
    }
    return canContinue
  }

  /// The key of the main dispatch queue, before those of all steps from outside.
  private static let mainQueue: Int32 = 1 << 20

  private func isHeldBack(_ lane: Int32) -> Bool {
    let state = lanes[Int(lane)]
    return state.yields >= settings.patience && !state.hasWaited
  }

  /// Nothing but tasks that only yield: they take turns, and there is nothing to decide.
  private func offerLongestWaiting() {
    options.append(StepOption(kind: .job, key: jobs[0].lane, slot: 0))
  }

  /// Makes one option happen.
  func take(_ option: StepOption) {
    let slot = Int(option.slot)
    if option.kind == .access {
      goOn(beginTaking(option))
      trace?.finishStep(self)
      return
    }
    countStep()
    switch option.kind {
    case .job:
      let job = jobs.remove(at: slot)
      follow(job.lane)
      begin(option, lane: job.lane)
      runAndSettle(job, isMain: false)
    case .mainJob:
      let job = mainJobs.removeFirst()
      follow(job.lane)
      begin(option, lane: job.lane)
      runAndSettle(job, isMain: true)
    case .external where slot < 0:
      let lane = lane(named: "main queue")
      begin(option, lane: lane, name: "empties")
      runningLane = lane
      emptyMainQueue()
      runningLane = -1
      letOthersGo()
    case .external:
      polling.moments = 0
      let step = externals.remove(at: slot)
      begin(option, lane: step.lane, name: step.name)
      if isThreaded {
        follow(step.lane)
        runOnThread(
          lane: step.lane, key: step.serial, isMain: step.isOnMain, clock: step.clock,
          perform: step.perform)
        break
      }
      runningLane = step.lane
      isOnMain = step.isOnMain
      step.perform()
      isOnMain = false
      runningLane = -1
      letOthersGo()
    case .time:
      trace?.begin(option, lane: -1, time: timers[0].due)
      polling.moments += 1
      advanceTime()
      letOthersGo()
    case .access, .alternative: break
    }
    trace?.finishStep(self)
  }

  /// Takes the thread of an option that lets one go on, which it then has to do.
  func beginTaking(_ option: StepOption) -> PausedThread {
    countStep()
    let thread = paused.remove(at: Int(option.slot))
    follow(thread.lane)
    begin(option, lane: thread.lane)
    return thread
  }

  private func countStep() {
    record.steps += 1
    if level == .wholeProcess { stepBegan = VirtualDelay.monotonic }
  }

  private func runAndSettle(_ job: RunnableJob, isMain: Bool) {
    guard isThreaded else {
      run(job, isMain: isMain)
      return settleYields(of: job.lane)
    }
    begun = job.lane
    run(job, isMain: isMain)
    settleBegun()
  }

  /// Settles the yields of the job that the step began with, once it has ended or given way.
  func settleBegun() {
    guard begun >= 0 else { return }
    let lane = begun
    begun = -1
    settleYields(of: lane)
  }

  private func begin(_ option: StepOption, lane: Int32, name: String = "") {
    guard trace != nil else { return }
    trace?.begin(option, lane: lane, time: now, name: name)
    picture()
  }

  private func follow(_ lane: Int32) {
    if current >= 0, current != lane { record.switches += 1 }
    current = lane
  }

  /// Runs a job until its task suspends.
  func run(_ job: RunnableJob, isMain: Bool) {
    if isThreaded, !isPreparing, job.kind != .yield {
      return runOnThread(job, isMain: isMain)
    }
    if isThreaded { points_happens(2) }
    runningLane = job.lane
    hasYielded = false
    if isMain {
      isOnMain = true
      runMainJob(job.job, lanes[Int(job.lane)].preference)
      isOnMain = false
    } else if let executor = job.executor {
      job.job.runSynchronously(on: executor)
      if job.kind == .yield { goOn(job.lane) }
    }
    runningLane = -1
  }

  /// Lets a task that had yielded go on in the same step: making it runnable is no event.
  private func goOn(_ lane: Int32) {
    guard let position = jobs.firstIndex(where: { $0.lane == lane }),
      case .task = jobs[position].kind, let executor = jobs[position].executor
    else { return }
    jobs.remove(at: position).job.runSynchronously(on: executor)
  }

  /// Counts yields: who only yields spins, and is made to wait for those who do not.
  private func settleYields(of lane: Int32) {
    let position = Int(lane)
    if hasYielded {
      lanes[position].yields += 1
      lanes[position].hasWaited = false
      if lanes[position].yields == settings.patience {
        spinners += 1
        record.hasHeldBack = true
      }
    }
    let yields = lanes[position].yields
    if yields == 0 {
      letOthersGo()
    } else if !hasYielded, !isRunnable(lane) {
      if yields >= settings.patience { spinners -= 1 }
      lanes[position].yields = 0
      letOthersGo()
    } else if yields < settings.patience {
      letOthersGo()
    }
  }

  private func isRunnable(_ lane: Int32) -> Bool {
    for job in jobs where job.lane == lane { return true }
    for job in mainJobs where job.lane == lane { return true }
    return false
  }

  /// Something other than yielding has happened: those who were made to wait may look again.
  func letOthersGo() {
    guard spinners > 0 else { return }
    for position in 0..<lanes.count { lanes[position].hasWaited = true }
  }

  /// Moves time to the next timer and wakes everyone who is due then.
  func advanceTime() {
    now = max(now, timers[0].due)
    if isThreaded { points_happens(UInt64(bitPattern: now)) }
    var due = 0
    while due < timers.count, timers[due].due <= now { due += 1 }
    let woken = timers[..<due]
    timers.removeFirst(due)
    for timer in woken {
      switch timer.wake {
      case .continuation(let continuation): continuation.resume()
      case .job(let job):
        guard let executor = defaultExecutor else { continue }
        runningLane = timer.lane
        job.runSynchronously(on: executor)
        runningLane = -1
      case .library(let id, _): fire(id, of: timer)
      }
    }
  }
}
