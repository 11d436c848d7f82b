internal import Foundation

/// What the threads of another process do, where the platform tells.
enum ThreadStates {
  /// Whether each of them sleeps: a process that computes, however slowly, has one that runs.
  ///
  /// False where `/proc` does not tell (proc_pid_stat(5)): nothing follows from that.
  static func areAsleep(inProcess process: Int) -> Bool {
    let folder = "/proc/\(process)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder),
      !threads.isEmpty
    else { return false }
    return threads.allSatisfy { thread in
      let stat = FileManager.default.contents(atPath: "\(folder)/\(thread)/stat")
      // The second field is the name in parentheses, which may hold anything; the third the state.
      let text = String(decoding: stat ?? Data(), as: UTF8.self)
      return text.split(separator: ")").last?.trimmingPrefix(" ").first == "S"
    }
  }
}

/// How long a process was ready to run, and had no processor.
struct Starvation {
  /// Of each thread, in nanoseconds since it began.
  private var waited: [String: UInt64]?

  /// How long the thread that waited longest has waited since the last call.
  ///
  /// Zero at the first call, and where `/proc` does not tell (the second number of `schedstat`, see
  /// Documentation/scheduler/sched-stats.rst of Linux).
  mutating func sinceLastCall(inProcess process: Int) -> Duration {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [String: UInt64] = [:]
    for thread in threads {
      let stat = FileManager.default.contents(atPath: "\(folder)/\(thread)/schedstat")
      let fields = String(decoding: stat ?? Data(), as: UTF8.self).split(separator: " ")
      if fields.count > 1, let time = UInt64(fields[1]) { found[thread] = time }
    }
    defer { waited = found }
    guard let waited else { return .zero }
    let longest = found.map { $0.value - min($0.value, waited[$0.key] ?? 0) }.max() ?? 0
    return .nanoseconds(Int64(clamping: longest))
  }
}
