internal import CMemoryPoints

/// What waits in the main dispatch queue, beside the tasks.
extension ScheduleController {
  /// Whether something waits in the main dispatch queue; looked at only when no task can run.
  ///
  /// What this thread has put there comes in the order in which it was put. Its order among tasks
  /// is not explored, which ``Completeness`` says.
  func looksIntoMainQueue() -> Bool {
    guard ownsMainThread else { return false }
    if !mainQueueWaits, MainQueue.takeWakeUp() {
      mainQueueWaits = true
      record.hasUsedMainQueue = true
      // Another thread may have put it there, at a moment of its own.
      countThreads()
    }
    return mainQueueWaits
  }

  /// Runs what waits in the main dispatch queue.
  func emptyMainQueue() {
    mainQueueWaits = false
    isOnMain = true
    // Its blocks come after whoever handed them over, and after all that was on the main thread
    // before. Who that was is not looked up: nobody else can run, so they come after everybody.
    if isThreaded {
      points_happens(3)
      points_join()
      enterMain()
    }
    MainQueue.run()
    leaveMain()
    isOnMain = false
  }
}
