internal import Foundation
internal import Synchronization

/// The process groups that are running, so that a signal to the runner can end them all.
enum LiveProcesses {
  private static let groups = Mutex<Set<pid_t>>([])

  static func add(_ pid: pid_t) { groups.withLock { _ = $0.insert(pid) } }

  /// Must be called before the process is reaped: afterwards its number may be somebody else's.
  static func remove(_ pid: pid_t) { groups.withLock { _ = $0.remove(pid) } }

  static func killAll() {
    groups.withLock { groups in
      for group in groups { kill(-group, SIGKILL) }
    }
  }
}
