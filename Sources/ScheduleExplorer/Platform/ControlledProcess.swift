// Level 2. There is no public way to replace the executors and clocks of a whole process; this
// file uses what the Linux toolchain ships: `ExperimentalCustomExecutors` and the hooks of the
// concurrency runtime (include/swift/Runtime/Concurrency.h of swiftlang/swift). Remove when
// custom main and default executors, and clocks, become public and cover yields and sleeps.
#if os(Linux)
  internal import CMemoryPoints
  internal import Glibc
  @_spi(ExperimentalCustomExecutors) internal import _Concurrency

  /// A process in which everything of Swift concurrency runs as the explorer decides.
  package enum ControlledProcess {
    /// Takes control; must be called before the first task of the process exists.
    ///
    /// Afterwards no task of the process runs but within `Explorer.explore` and `drive`. Any
    /// number of explorations may follow one another on the thread that called this. Threads that
    /// the program needs for itself must exist before: later ones are taken for the subject's,
    /// and make what they might have changed inconclusive.
    ///
    /// - Returns: The explorer of this process, the same one each time.
    /// - Throws: `ControlUnavailable` when the runtime lacks a hook.
    package static func install() throws(ControlUnavailable) -> Explorer {
      if isInstalled { return Explorer(controller: controller) }
      let hooks = try Hooks()
      controller.adoptThread()
      controller.threadsBefore = ControlThread.count
      controller.ownsMainThread = MainQueue.isOnMainThread
      controller.defaultExecutor = ControlledExecutors.pool.asUnownedTaskExecutor()
      controller.runMainJob = { job, preference in
        let main = ControlledExecutors.main.asUnownedSerialExecutor()
        // A call from the main actor to itself is no suspension, but the runtime makes it one
        // where the thread's task executor is not the one that the task prefers.
        if let preference {
          job.runSynchronously(isolatedTo: main, taskExecutor: preference)
        } else {
          job.runSynchronously(on: main)
        }
      }
      _createExecutors(factory: ControlledExecutors.self)
      hooks.install()
      takeTime()
      isInstalled = true
      return Explorer(controller: controller)
    }

    /// Where a program holds Dispatch itself, nothing can be put in its place: its timers stay real.
    private static func takeTime() {
      _ = points_take_time(
        points_time(
          controls: { ControlledProcess.controller.keepsTime },
          set: { timer, deadline, clock, repeats in
            let controller = ControlledProcess.controller
            let delay =
              deadline == .min
              ? 0
              : VirtualDelay.remaining(
                0, deadline, clock: clock, since: controller.stepBegan)
            controller.set(timer, after: delay, repeats: repeats)
          },
          unset: { ControlledProcess.controller.unset($0) }))
    }

    /// What control needs and this program lacks; empty where orders can be controlled in full,
    /// `nil` on a platform where nothing could be added.
    ///
    /// Without the hooks nothing is controlled; without the rest, the tasks and what the main
    /// dispatch queue holds cannot be told apart or run.
    package static var missing: [String]? {
      (Hooks.names + JobIdentity.names + MainQueue.names).filter {
        RuntimeSymbol.address($0) == nil
      }
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

    /// Who asks is about to end the process as a rule, so that it is said who called.
    func isIsolatingCurrentContext() -> Bool? {
      let controller = ControlledProcess.controller
      if controller.isOnMain { return true }
      let note = "\(ControlledProcess.isolationNote) \(controller.caller)\n"
      _ = note.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      return false
    }

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

    static let names = [
      "swift_task_enqueueGlobal_hook", "swift_task_enqueueGlobalWithDelay_hook",
      "swift_task_enqueueGlobalWithDeadline_hook", "swift_task_getMainExecutor_hook",
      "swift_task_isMainExecutor_hook",
    ]

    let enqueueGlobal: UnsafeMutableRawPointer
    let enqueueAfter: UnsafeMutableRawPointer
    let enqueueAt: UnsafeMutableRawPointer
    let getMain: UnsafeMutableRawPointer
    let isMain: UnsafeMutableRawPointer

    init() throws(ControlUnavailable) {
      enqueueGlobal = try Hooks.address(Hooks.names[0])
      enqueueAfter = try Hooks.address(Hooks.names[1])
      enqueueAt = try Hooks.address(Hooks.names[2])
      getMain = try Hooks.address(Hooks.names[3])
      isMain = try Hooks.address(Hooks.names[4])
    }

    private static func address(
      _ name: String
    ) throws(ControlUnavailable) -> UnsafeMutableRawPointer {
      guard let address = RuntimeSymbol.address(name) else {
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
        let delay = VirtualDelay.remaining(
          seconds, nanoseconds, clock: clock, since: ControlledProcess.controller.stepBegan)
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
#else
  /// A process in which everything of Swift concurrency runs as the explorer decides.
  package enum ControlledProcess {
    /// Takes control; on this platform there is no way to.
    ///
    /// - Throws: `ControlUnavailable`, always.
    package static func install() throws(ControlUnavailable) -> Explorer {
      throw ControlUnavailable(reason: "whole-process control exists on Linux only")
    }

    /// What control needs and this program lacks; `nil`, for nothing could be added here.
    package static var missing: [String]? { nil }
  }
#endif

extension ControlledProcess {
  /// Begins the line on the error output that says who called code of the main actor elsewhere.
  package static let isolationNote = "auth-conformance: not on the main actor:"
}
