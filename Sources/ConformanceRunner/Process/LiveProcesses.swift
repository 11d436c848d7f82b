internal import Foundation
internal import Synchronization

/// The process groups that are running, so that a signal to the runner can end them all.
enum LiveProcesses {
  private struct Groups {
    var running: Set<pid_t> = []
    var isOver = false
  }

  private static let groups = Mutex(Groups())

  /// Notes a process; ends it at once where all were to end.
  static func add(_ pid: pid_t) {
    groups.withLock { groups in
      groups.running.insert(pid)
      if groups.isOver { kill(-pid, SIGKILL) }
    }
  }

  /// Must be called before the process is reaped: afterwards its number may be somebody else's.
  static func remove(_ pid: pid_t) { groups.withLock { _ = $0.running.remove(pid) } }

  /// Ends all that run, and all that are started from now on.
  static func killAll() {
    groups.withLock { groups in
      groups.isOver = true
      for group in groups.running { kill(-group, SIGKILL) }
    }
  }
}
