/// One column of an interleaving: a task with what it does, or everything from outside.
struct Lane {
  /// What the column is headed with.
  var name: String
  /// Whether the run itself started the task, so that it must end.
  var isRoot = false
  /// Whether a job of the task itself has been seen.
  var hasBegun = false
  /// Whether the task's operation has returned.
  var isFinished = false
  /// The executor that the task prefers; nil where it prefers none.
  var preference: UnownedTaskExecutor?
  /// Children seen so far, to name the next.
  var children = 0
  /// Times it has yielded since it waited for something last.
  var yields = 0
  /// Whether another task, or time, has moved since it yielded last.
  var hasWaited = true
}

/// A job that could run now.
struct RunnableJob {
  let job: UnownedJob
  let lane: Int32
  let kind: JobKind
  /// The task executor that the job is to run on; nil for the main actor's jobs.
  let executor: UnownedTaskExecutor?
  /// What happened before it became runnable, where accesses are looked at; 0 elsewhere.
  var clock: Int32 = 0
}

/// Something from outside the tasks that could happen now.
struct ExternalStep {
  let name: String
  let lane: Int32
  let serial: Int32
  let isOnMain: Bool
  let perform: @Sendable () -> Void
  /// What happened before it was offered, where accesses are looked at; 0 elsewhere.
  var clock: Int32 = 0
}

/// A task that waits for virtual time to pass.
struct VirtualTimer {
  enum Wake {
    /// The runtime's own wake-up call: it does nothing but resume the sleeper.
    case job(UnownedJob)
    case continuation(UnsafeContinuation<Void, Never>)
    /// A timer of the main dispatch queue or of the main run loop, by its number.
    case library(UInt64, repeats: Bool)
  }

  /// Nanoseconds since the run began.
  let due: Int64
  let lane: Int32
  let wake: Wake
}
