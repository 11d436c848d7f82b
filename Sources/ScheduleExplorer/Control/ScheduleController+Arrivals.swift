internal import CMemoryPoints

/// Where what becomes runnable goes, and what it is called.
extension ScheduleController {
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
    let runnable = RunnableJob(
      job: job, lane: lane, kind: kind, executor: executor, clock: isThreaded ? points_release() : 0
    )
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

  /// Who runs now, in words.
  var caller: String {
    if let activity { return activity() }
    let lane = JobIdentity.currentTask().flatMap { laneOfTask[$0] } ?? runningLane
    guard lanes.indices.contains(Int(lane)) else { return "unknown" }
    return "a task's step ('\(lanes[Int(lane)].name)')"
  }

  func laneName(of option: StepOption) -> String {
    switch option.kind {
    case .job: lanes[Int(jobs[Int(option.slot)].lane)].name
    case .mainJob: lanes[Int(mainJobs[0].lane)].name
    case .external where option.slot < 0: "main queue"
    case .external: externals[Int(option.slot)].name
    case .access: lanes[Int(paused[Int(option.slot)].lane)].name
    case .time: "time"
    case .alternative: "choice"
    }
  }
}
