/// Exploring from within a task that the controller itself is running.
extension ScheduleController {
  /// What is runnable outside the exploration that is about to begin.
  struct Outer {
    fileprivate let jobs: [RunnableJob]
    fileprivate let mainJobs: [RunnableJob]
    fileprivate let timers: [VirtualTimer]
    fileprivate let lanes: [Lane]
    fileprivate let laneOfTask: [UInt64: Int32]
    fileprivate let runningLane: Int32
    fileprivate let current: Int32
    fileprivate let now: Int64
  }

  /// Keeps what belongs to the surroundings out of an exploration.
  func setAside() -> Outer {
    let outer = Outer(
      jobs: jobs, mainJobs: mainJobs, timers: timers, lanes: lanes, laneOfTask: laneOfTask,
      runningLane: runningLane, current: current, now: now)
    jobs = []
    mainJobs = []
    timers = []
    runningLane = -1
    return outer
  }

  /// Goes back to the surroundings.
  func bringBack(_ outer: Outer) {
    jobs = outer.jobs
    mainJobs = outer.mainJobs
    timers = outer.timers
    lanes = outer.lanes
    laneOfTask = outer.laneOfTask
    runningLane = outer.runningLane
    current = outer.current
    now = outer.now
  }

  /// Runs an operation, and whatever it sets off, first in, first out.
  ///
  /// - Returns: Whether it ended; false when nothing can resume it any more.
  func drive(_ operation: @escaping @Sendable () async -> Void) -> Bool {
    let outer = setAside()
    defer { bringBack(outer) }
    lanes = []
    laneOfTask = [:]
    let lane = addLane(name: "driver", isRoot: true)
    let task = Task(executorPreference: executor(ofLane: lane)) {
      await operation()
      self.driven = true
    }
    driven = false
    while !driven, runOldest() {}
    task.cancel()
    return driven
  }

  /// Runs an operation of the run that is about to begin, first in, first out.
  func prepare(_ name: String, _ operation: @escaping @Sendable () async -> Void) {
    let (wasDriven, wasRunning) = (driven, runningLane)
    defer { (driven, runningLane) = (wasDriven, wasRunning) }
    let lane = addLane(name: name, isRoot: true)
    let task = Task(executorPreference: executor(ofLane: lane)) {
      await operation()
      self.driven = true
    }
    (driven, isPreparing) = (false, true)
    while !driven, runOldest() {}
    isPreparing = false
    if !driven { task.cancel() }
    finish(lane)
    // Nobody's lane is moved by what has left nothing behind.
    guard driven, lanes.count == Int(lane) + 1, jobs.isEmpty, mainJobs.isEmpty, timers.isEmpty
    else { return }
    lanes.removeLast()
    laneOfTask = laneOfTask.filter { $0.value != lane }
  }
}
