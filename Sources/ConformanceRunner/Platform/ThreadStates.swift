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
