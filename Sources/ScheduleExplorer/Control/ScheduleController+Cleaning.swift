extension ScheduleController {
  /// Ends what a run left behind, so that the next one starts from a clean state.
  ///
  /// What does not end after being cancelled is left suspended for ever, as its owner left it.
  func cleanUp() {
    if record.end != .quiescent || record.failure != nil {
      for root in roots { root.cancel() }
    }
    externals.removeAll(keepingCapacity: true)
    awaitsTicks = nil
    forgetTimers(onlyRepeating: true)
    var steps = 0
    finishThreads()
    while steps < settings.cleaningSteps {
      if runOldest() { steps += 1 } else if !wakeSettlers() { break }
      finishThreads()
    }
    jobs.removeAll(keepingCapacity: true)
    mainJobs.removeAll(keepingCapacity: true)
    forgetTimers()
    externals.removeAll(keepingCapacity: true)
    roots.removeAll(keepingCapacity: true)
    judgements.removeAll(keepingCapacity: true)
    atRest = nil
    awaitsTicks = nil
  }

  /// Runs the oldest job, or else lets time pass; false when there is neither.
  func runOldest() -> Bool {
    if !mainJobs.isEmpty {
      let job = mainJobs.removeFirst()
      run(job, isMain: true)
    } else if !jobs.isEmpty {
      run(jobs.removeFirst(), isMain: false)
    } else if looksIntoMainQueue() {
      emptyMainQueue()
    } else if !timers.isEmpty {
      advanceTime()
    } else {
      return false
    }
    return true
  }

  /// Lets tasks that wait for the rest to settle go on; false when there are none.
  func wakeSettlers() -> Bool {
    if settlers.isEmpty { return false }
    letOthersGo()
    let waiting = settlers
    settlers.removeAll(keepingCapacity: true)
    for continuation in waiting { continuation.resume() }
    return true
  }
}
