internal import Foundation
internal import Synchronization

/// The process groups that are running, so that a signal to the runner can end them all.
enum LiveProcesses {
  private struct Groups {
    var running: Set<pid_t> = []
    var isOver = false
    var adoptsOrphans = false
  }

  private static let groups = Mutex(Groups())

  /// Has what subjects leave behind given to this process, for a process that starts nothing else.
  static func adoptOrphans() { groups.withLock { $0.adoptsOrphans = Orphans.adopt() } }

  /// Ends what subjects have left running so far.
  static func endOrphans() {
    groups.withLock { groups in
      if groups.adoptsOrphans { Orphans.end(except: groups.running) }
    }
  }

  /// Starts a process, so that nobody takes it for an orphan before it is noted; ends it at once
  /// where all were to end.
  ///
  /// - Parameter spawn: Gives the process, or `nil` where it could not be started.
  static func start(_ spawn: () -> pid_t?) {
    groups.withLock { groups in
      guard let pid = spawn() else { return }
      groups.running.insert(pid)
      if groups.isOver { end(pid) }
    }
  }

  /// Reaps a process that has ended: afterwards its number may be somebody else's.
  static func reap(_ pid: pid_t) -> Int32 {
    groups.withLock { groups in
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
      var information = siginfo_t()
      for group in groups.running { waitid(P_PID, id_t(group), &information, WEXITED | WNOWAIT) }
      Orphans.end(except: groups.running)
    }
  }

  /// By its own number as well: a program can leave its group.
  private static func end(_ pid: pid_t) {
    kill(-pid, SIGKILL)
    kill(pid, SIGKILL)
  }
}
