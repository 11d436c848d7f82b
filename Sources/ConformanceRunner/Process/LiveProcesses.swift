internal import Foundation
internal import Synchronization

/// The process groups that are running, so that a signal to the runner can end them all.
enum LiveProcesses {
  private struct Groups {
    var running: Set<pid_t> = []
    /// Those that could not be ended.
    var left: Set<pid_t> = []
    var isOver = false
    var adoptsOrphans = false

    mutating func endOrphans() {
      let known = running.union(left).union(RunGuard.process.map { [$0] } ?? [])
      left.formUnion(Orphans.end(except: known))
    }
  }

  private static let groups = Mutex(Groups())

  /// Has what subjects leave behind given to this process, for a process that starts nothing else.
  static func adoptOrphans() { groups.withLock { $0.adoptsOrphans = Orphans.adopt() } }

  /// Ends what subjects have left running so far.
  static func endOrphans() {
    groups.withLock { groups in
      if groups.adoptsOrphans { groups.endOrphans() }
    }
  }

  /// Notes a process that does not end.
  static func giveUp(_ pid: pid_t) { groups.withLock { _ = $0.left.insert(pid) } }

  /// What could not be ended, and still runs.
  static func leftRunning() -> [pid_t] {
    groups.withLock { $0.left.filter { !hasEnded($0) }.sorted() }
  }

  /// Starts a process, so that nobody takes it for an orphan before it is noted; ends it at once
  /// where all were to end.
  ///
  /// - Parameter spawn: Gives the process, or `nil` where it could not be started.
  static func start(_ spawn: () -> pid_t?) {
    groups.withLock { groups in
      guard let pid = spawn() else { return }
      groups.running.insert(pid)
      RunGuard.note(pid)
      if groups.isOver { end(pid) }
    }
  }

  /// Reaps a process that has ended: afterwards its number may be somebody else's.
  static func reap(_ pid: pid_t) -> Int32 {
    groups.withLock { groups in
      RunGuard.forget(pid)
      var status: Int32 = 0
      while waitpid(pid, &status, 0) == -1 && errno == EINTR {}
      groups.running.remove(pid)
      return status
    }
  }

  /// Ends all that run, and all that are started from now on.
  static func killAll() {
    groups.withLock { groups in
      groups.isOver = true
      for group in groups.running { end(group) }
      guard groups.adoptsOrphans else { return }
      // Only when it has ended are a process's own orphans given to this one.
      var alive = groups.running.subtracting(groups.left)
      for _ in 0..<patience {
        alive = alive.filter { !hasEnded($0) }
        if alive.isEmpty { break }
        _ = poll(nil, 0, 1)
      }
      groups.left.formUnion(alive)
      groups.endOrphans()
    }
  }

  /// How many milliseconds all that were killed may take to be gone.
  private static let patience = 2_000

  /// Sends SIGKILL to a process and its group.
  ///
  /// - Returns: False where the system does not let this user end it.
  @discardableResult
  static func end(_ pid: pid_t) -> Bool {
    kill(-pid, SIGKILL)
    // By its own number as well: a program can leave its group.
    return kill(pid, SIGKILL) == 0 || errno != EPERM
  }

  /// Whether a child has ended; it is not reaped.
  static func hasEnded(_ pid: pid_t) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT | WNOHANG) != 0
      ? errno == ECHILD : information.si_signo != 0
  }
}
