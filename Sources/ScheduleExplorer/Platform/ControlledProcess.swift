// Level 2. There is no public way to replace the executors and clocks of a whole process; this
// file uses what the Linux toolchain ships: `ExperimentalCustomExecutors` and the hooks of the
// concurrency runtime (include/swift/Runtime/Concurrency.h of swiftlang/swift). Remove when
// custom main and default executors, and clocks, become public and cover yields and sleeps.
#if os(Linux)
  internal import Glibc
  @_spi(ExperimentalCustomExecutors) internal import _Concurrency

  /// A process in which everything of Swift concurrency runs as the explorer decides.
  package enum ControlledProcess {
    /// Takes control; must be called before the first task of the process exists.
    ///
    /// Afterwards no task of the process runs but within `Explorer.explore` and `drive`. Any
    /// number of explorations may follow one another on the thread that called this.
    ///
    /// - Returns: The explorer of this process, the same one each time.
    /// - Throws: `ControlUnavailable` when the runtime lacks a hook, as in a program with the
    ///   standard library linked into it.
    package static func install() throws(ControlUnavailable) -> Explorer {
      if isInstalled { return Explorer(controller: controller) }
      let hooks = try Hooks()
      controller.adoptThread()
      controller.defaultExecutor = ControlledExecutors.pool.asUnownedTaskExecutor()
      controller.runMainJob = { job in
        job.runSynchronously(
          isolatedTo: ControlledExecutors.main.asUnownedSerialExecutor(),
          taskExecutor: ControlledExecutors.pool.asUnownedTaskExecutor())
      }
      _createExecutors(factory: ControlledExecutors.self)
      hooks.install()
      isInstalled = true
      return Explorer(controller: controller)
    }

    static let controller = ScheduleController(level: .wholeProcess)

    // Written once, before the first task exists, by the thread that is to be the control thread.
    nonisolated(unsafe) private static var isInstalled = false
  }

  /// The executors that replace the process's own.
  private struct ControlledExecutors: ExecutorFactory {
    static let main = ControlledMainExecutor()
    static let pool = ControlledPool()
    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { pool }
  }

  /// Stands for the threads of the default pool.
  private final class ControlledPool: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      ControlledProcess.controller.enqueue(
        UnownedJob(job), executor: asUnownedTaskExecutor(), root: -1)
    }
  }

  /// Stands for the main thread.
  private final class ControlledMainExecutor: MainExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      ControlledProcess.controller.enqueue(UnownedJob(job), executor: nil, root: -1)
    }

    func checkIsolated() {
      precondition(
        ControlledProcess.controller.isOnMain, "this code is not running on the main actor")
    }

    func isIsolatingCurrentContext() -> Bool? { ControlledProcess.controller.isOnMain }

    // The process has no run loop: `Explorer` decides what runs.
    func run() throws {}
    func stop() {}
  }

  /// The variables of the concurrency runtime through which it lets others decide.
  private struct Hooks {
    typealias Original = UnsafeRawPointer
    typealias EnqueueGlobal = @convention(thin) (UnownedJob, Original) -> Void
    typealias EnqueueAfter = @convention(thin) (UInt64, UnownedJob, Original) -> Void
    typealias EnqueueAt =
      @convention(thin) (Int64, Int64, Int64, Int64, Int32, UnownedJob, Original) -> Void
    typealias GetMain = @convention(thin) (Original) -> UnownedSerialExecutor
    typealias IsMain = @convention(thin) (UnownedSerialExecutor, Original) -> Bool

    let enqueueGlobal: UnsafeMutableRawPointer
    let enqueueAfter: UnsafeMutableRawPointer
    let enqueueAt: UnsafeMutableRawPointer
    let getMain: UnsafeMutableRawPointer
    let isMain: UnsafeMutableRawPointer

    init() throws(ControlUnavailable) {
      enqueueGlobal = try Hooks.address("swift_task_enqueueGlobal_hook")
      enqueueAfter = try Hooks.address("swift_task_enqueueGlobalWithDelay_hook")
      enqueueAt = try Hooks.address("swift_task_enqueueGlobalWithDeadline_hook")
      getMain = try Hooks.address("swift_task_getMainExecutor_hook")
      isMain = try Hooks.address("swift_task_isMainExecutor_hook")
    }

    private static func address(
      _ name: String
    ) throws(ControlUnavailable) -> UnsafeMutableRawPointer {
      guard let address = dlsym(nil, name) else {
        throw ControlUnavailable(
          reason: "the concurrency runtime of this program has no '\(name)'")
      }
      return address
    }

    func install() {
      let global: EnqueueGlobal = { job, _ in
        ControlledProcess.controller.enqueue(
          job, executor: ControlledExecutors.pool.asUnownedTaskExecutor(), root: -1)
      }
      let after: EnqueueAfter = { delay, job, _ in
        ControlledProcess.controller.enqueue(job, after: Int64(clamping: delay))
      }
      let at: EnqueueAt = { seconds, nanoseconds, _, _, clock, job, _ in
        let delay = VirtualDelay.remaining(seconds, nanoseconds, clock: clock)
        ControlledProcess.controller.enqueue(job, after: delay)
      }
      let main: GetMain = { _ in ControlledExecutors.main.asUnownedSerialExecutor() }
      let isMainExecutor: IsMain = { executor, _ in
        // An executor reference is the object and what it can do; the object tells them apart.
        let parts = unsafeBitCast(executor, to: (UnsafeRawPointer?, UInt).self)
        return parts.0
          == UnsafeRawPointer(
            Unmanaged.passUnretained(ControlledExecutors.main).toOpaque())
      }
      enqueueGlobal.assumingMemoryBound(to: EnqueueGlobal.self).pointee = global
      enqueueAfter.assumingMemoryBound(to: EnqueueAfter.self).pointee = after
      enqueueAt.assumingMemoryBound(to: EnqueueAt.self).pointee = at
      getMain.assumingMemoryBound(to: GetMain.self).pointee = main
      isMain.assumingMemoryBound(to: IsMain.self).pointee = isMainExecutor
    }
  }

  /// From a real deadline to a virtual delay.
  private enum VirtualDelay {
    /// The time that a sleep was asked to last, without the moment that asking took.
    ///
    /// A clock's sleep reaches the runtime as a deadline in real time, a moment after the clock
    /// was read. Rounding up to a step of about 1/500 of the delay, at least 1 ms, takes that
    /// moment out again, so that equal sleeps fall due together and runs repeat.
    ///
    /// - Parameters:
    ///   - seconds: Of the deadline on `clock`.
    ///   - nanoseconds: Of the deadline on `clock`.
    ///   - clock: 1 counts while the machine is suspended, 2 does not, 3 is the time of day
    ///     (`swift_clock_id`).
    /// - Returns: Nanoseconds, at least 0.
    static func remaining(_ seconds: Int64, _ nanoseconds: Int64, clock: Int32) -> Int64 {
      let id = clock == 1 ? CLOCK_BOOTTIME : clock == 3 ? CLOCK_REALTIME : CLOCK_MONOTONIC
      var now = timespec()
      clock_gettime(id, &now)
      let wait = min(max(seconds - Int64(now.tv_sec), -1), 9_000_000_000)
      let delay = wait * 1_000_000_000 + nanoseconds - Int64(now.tv_nsec)
      if delay <= 0 { return 0 }
      var grain: Int64 = 1_000_000
      while grain < delay / 500 { grain *= 10 }
      return (delay + grain - 1) / grain * grain
    }
  }
#else
  /// A process in which everything of Swift concurrency runs as the explorer decides.
  package enum ControlledProcess {
    /// Takes control; on this platform there is no way to.
    ///
    /// - Throws: `ControlUnavailable`, always.
    package static func install() throws(ControlUnavailable) -> Explorer {
      throw ControlUnavailable(reason: "whole-process control exists on Linux only")
    }
  }
#endif
