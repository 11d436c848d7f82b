/// What could happen next, and making it happen.
extension ScheduleController {
  /// Fills `options`, the simplest first.
  ///
  /// First comes the task that ran last, then other tasks in the order of their lanes, the main
  /// actor's next job (its queue is first in, first out), steps from outside, and time. Time moves
  /// only when no task can run.
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
    if let next = mainJobs.first {
      let option = StepOption(kind: .mainJob, key: next.lane, slot: 0)
      isBusy = true
      if next.lane == current, !canContinue {
        canContinue = true
        options.insert(option, at: 0)
      } else {
        options.append(option)
      }
    }
    for slot in 0..<externals.count {
      options.append(StepOption(kind: .external, key: externals[slot].serial, slot: Int32(slot)))
    }
    // While somebody waits for the others to settle, time stands still.
    if !isBusy, !timers.isEmpty, settlers.isEmpty, atRest == nil,
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
    record.steps += 1
    if level == .wholeProcess { stepBegan = VirtualDelay.monotonic }
    let slot = Int(option.slot)
    switch option.kind {
    case .job:
      let job = jobs.remove(at: slot)
      follow(job.lane)
      begin(option, lane: job.lane)
      run(job, isMain: false)
      settleYields(of: job.lane)
    case .mainJob:
      let job = mainJobs.removeFirst()
      follow(job.lane)
      begin(option, lane: job.lane)
      run(job, isMain: true)
      settleYields(of: job.lane)
    case .external:
      let step = externals.remove(at: slot)
      begin(option, lane: step.lane, name: step.name)
      runningLane = step.lane
      isOnMain = step.isOnMain
      step.perform()
      isOnMain = false
      runningLane = -1
      letOthersGo()
    case .time:
      trace?.begin(option, lane: -1, time: timers[0].due)
      advanceTime()
      letOthersGo()
    case .alternative: break
    }
    trace?.finishStep(self)
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
      }
    }
  }

  // MARK: Arrivals

  /// Takes a job that has become runnable.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - executor: What it is to run on; nil for the main actor.
  ///   - root: The lane whose executor it came through, or -1.
  func enqueue(_ job: UnownedJob, executor: UnownedTaskExecutor?, root: Int32) {
    guard isOnControlThread else {
      arriveFromElsewhere(job, executor: executor, lane: root)
      return
    }
    let kind = JobIdentity.kind(of: job)
    let lane = lane(of: kind, root: root)
    if kind == .yield, lane == runningLane { hasYielded = true }
    if root >= 0, case .task = kind { lanes[Int(lane)].preference = executor }
    let runnable = RunnableJob(job: job, lane: lane, kind: kind, executor: executor)
    if executor == nil {
      mainJobs.append(runnable)
      return
    }
    var position = jobs.count
    // Tasks that only yield stay in the order of their last turns, behind the others.
    if spinners == 0 || lanes[Int(lane)].yields < settings.patience {
      while position > 0, jobs[position - 1].lane > lane { position -= 1 }
    }
    jobs.insert(runnable, at: position)
  }

  /// Takes a job of the runtime that wakes a sleeper after `delay` nanoseconds.
  func enqueue(_ job: UnownedJob, after delay: Int64) {
    guard isOnControlThread else {
      arriveFromElsewhere(job, executor: defaultExecutor, lane: -1)
      return
    }
    add(VirtualTimer(due: now + max(0, delay), lane: ownLane(), wake: .job(job)))
  }

  /// Keeps timers in the order in which they fall due, equal ones in the order of arrival.
  func add(_ timer: VirtualTimer) {
    var position = timers.count
    while position > 0, timers[position - 1].due > timer.due { position -= 1 }
    timers.insert(timer, at: position)
    trace?.noteSleep(timer.due - now, lane: timer.lane)
  }

  private func lane(of kind: JobKind, root executor: Int32) -> Int32 {
    // A task that an earlier run left behind comes through an executor that has no lane now.
    let root = Int(executor) < lanes.count ? executor : -1
    guard case .task(let task) = kind else {
      return root >= 0 && kind == .actor ? root : ownLane()
    }
    if let known = laneOfTask[task] { return known }
    let lane: Int32
    if root >= 0, !lanes[Int(root)].hasBegun {
      lanes[Int(root)].hasBegun = true
      lane = root
    } else {
      lane = addLane(name: childName(of: root >= 0 ? root : ownLane()))
      lanes[Int(lane)].hasBegun = true
    }
    laneOfTask[task] = lane
    return lane
  }

  /// The lane that what happens now belongs to.
  func ownLane() -> Int32 {
    if let task = JobIdentity.currentTask(), let lane = laneOfTask[task] { return lane }
    if runningLane >= 0 { return runningLane }
    return lanes.isEmpty ? addLane(name: "outside") : max(0, current)
  }

  func addLane(name: String, isRoot: Bool = false) -> Int32 {
    lanes.append(Lane(name: name, isRoot: isRoot))
    return Int32(lanes.count - 1)
  }

  private func childName(of parent: Int32) -> String {
    lanes[Int(parent)].children += 1
    return "\(lanes[Int(parent)].name).\(lanes[Int(parent)].children)"
  }

  func laneName(of option: StepOption) -> String {
    switch option.kind {
    case .job: lanes[Int(jobs[Int(option.slot)].lane)].name
    case .mainJob: lanes[Int(mainJobs[0].lane)].name
    case .external: externals[Int(option.slot)].name
    case .time: "time"
    case .alternative: "choice"
    }
  }
}
