extension Explorer {
  /// An explorer of level 1, which works anywhere, in test processes too.
  ///
  /// It decides about the tasks that a run spawns, their children and the default actors they
  /// call. Unstructured tasks, the main actor, actors with executors of their own and
  /// `Task.sleep` run outside its control; a job that comes back from there on another thread is
  /// seen and makes the result inconclusive.
  package static func taskExecutors() -> Explorer {
    Explorer(controller: ScheduleController(level: .taskExecutors))
  }

  /// An explorer of level 0: the order of outside steps and choices, without tasks.
  package static func ownSteps() -> Explorer {
    Explorer(controller: ScheduleController(level: .ownSteps))
  }

  /// Runs asynchronous code to its end in a controlled process; it may explore in turn.
  ///
  /// - Returns: Whether it ended; false when nothing can resume it any more.
  @discardableResult
  package func drive(_ operation: @escaping @Sendable () async -> Void) -> Bool {
    controller.adoptThread()
    return controller.drive(operation)
  }
}
