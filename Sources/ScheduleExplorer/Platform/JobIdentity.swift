#if os(Linux)
  // The kind of a job tells a task from an actor emptying its mailbox; there is no public way.
  // Remove when `ExecutorJob.kind` becomes public (swiftlang/swift, `ExperimentalCustomExecutors`).
  @_spi(ExperimentalCustomExecutors) internal import _Concurrency

  /// What a job is, and which task it belongs to.
  enum JobIdentity {
    /// What is looked up.
    static let names = ["swift_task_getJobTaskId", "swift_task_getCurrent"]

    private typealias GetJobTaskID = @convention(c) (UnsafeRawPointer) -> UInt64
    private typealias GetCurrentTask = @convention(c) () -> UnsafeRawPointer?

    // `swift_task_getJobTaskId` and `swift_task_getCurrent` take and return single words, for
    // which Swift's and C's calling conventions agree on this platform.
    private static let getJobTaskID: GetJobTaskID? = RuntimeSymbol.address(names[0]).map {
      unsafeBitCast($0, to: GetJobTaskID.self)
    }

    private static let getCurrentTask: GetCurrentTask? = RuntimeSymbol.address(names[1]).map {
      unsafeBitCast($0, to: GetCurrentTask.self)
    }

    /// `JobKind::NullaryContinuation` of include/swift/ABI/MetadataValues.h.
    private static let nullaryContinuation: UInt8 = 195

    /// Tells what `job` is; a task has a number that no other task of the process has.
    static func kind(of job: UnownedJob) -> JobKind {
      let kind = ExecutorJob(job).kind.rawValue
      if kind == ExecutorJob.Kind.task.rawValue, let getJobTaskID {
        return .task(getJobTaskID(unsafeBitCast(job, to: UnsafeRawPointer.self)))
      }
      return kind == nullaryContinuation ? .yield : .actor
    }

    /// The number of the task that is running on this thread.
    static func currentTask() -> UInt64? {
      guard let job = getCurrentTask?() else { return nil }
      return getJobTaskID?(job)
    }
  }
#else
  /// What a job is: cannot be told with public means, so that all jobs of a task and its children
  /// share a lane.
  enum JobIdentity {
    static func kind(of job: UnownedJob) -> JobKind { .actor }
    static func currentTask() -> UInt64? { nil }
  }
#endif

/// What a job is.
enum JobKind: Hashable {
  /// A part of a task, up to its next suspension.
  case task(UInt64)
  /// An actor emptying its mailbox.
  case actor
  /// Makes a task runnable again that has yielded, and does nothing else.
  case yield
}
