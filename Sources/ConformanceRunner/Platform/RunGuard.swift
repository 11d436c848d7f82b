// Only Linux shows the environment of other processes (proc(5)); elsewhere what a killed run has
// started ends when it reads the end of its input, or not at all.
internal import Foundation

/// A process that ends what a run has started, where the run is killed and cannot do so itself.
///
/// It is a copy of this process in a session of its own, and reads from a pipe which process groups
/// run. At the pipe's end, which comes however this process ends, it ends them, and whatever else
/// bears the run's mark in its environment: daemons, sessions of their own.
enum RunGuard {
  /// The variable that all bear which a run has started, those of a run within it too.
  private static let variable = "AUTH_CONFORMANCE_RUN"

  #if os(Linux)
    /// A program that starts another for each that is ended is given up after so many rounds.
    private static let mostRounds = 100
    /// How many milliseconds are between two rounds, or two looks at the guard's own end.
    private static let pause: Int32 = 10

    /// `nonisolated(unsafe)`: set once, by the only thread there is, before anything reads them.
    private nonisolated(unsafe) static var pipeEnd: Int32 = -1
    private nonisolated(unsafe) static var pid: pid_t?
  #endif

  /// The guard's own process.
  static var process: pid_t? {
    #if os(Linux)
      return pid
    #else
      return nil
    #endif
  }

  /// Starts the guard. Must be called by the only thread, and before anything is started.
  static func begin() {
    #if os(Linux)
      var now = timespec()
      clock_gettime(CLOCK_BOOTTIME, &now)
      let mark = "\(getpid())-\(now.tv_sec)-\(now.tv_nsec)"
      let outer = getenv(variable).map { String(cString: $0) + ":" } ?? ""
      setenv(variable, outer + mark, 1)
      // Swift declares `fork` unavailable, because most of a process with threads does not survive in
      // the copy. This one has a single thread.
      guard let symbol = dlsym(nil, "fork") else { return }
      let fork = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let child = fork()
      if child == 0 { watch(ends[0], mark) }
      close(ends[0])
      guard child > 0 else { return _ = close(ends[1]) }
      // Whoever waits for the guard waits for nobody else.
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      (pipeEnd, pid) = (ends[1], child)
      atexit { RunGuard.end() }
    #endif
  }

  /// Tells the guard of a process group that runs.
  static func note(_ group: pid_t) { tell(group) }

  /// Tells the guard that a group's number may be somebody else's from now on.
  static func forget(_ group: pid_t) { tell(-group) }

  private static func tell(_ number: pid_t) {
    #if os(Linux)
      guard pipeEnd >= 0 else { return }
      withUnsafeBytes(of: number) { _ = QuietWrite.write($0, to: pipeEnd) }
    #endif
  }

  #if os(Linux)
    /// Waits for the guard, so that nobody has to reap it.
    private static func end() {
      guard let pid else { return }
      close(pipeEnd)
      for _ in 0..<mostRounds where waitpid(pid, nil, WNOHANG) == 0 { _ = poll(nil, 0, pause) }
    }

    // MARK: What the guard does

    private static func watch(_ input: Int32, _ mark: String) -> Never {
      setsid()
      // A folder that somebody wants to remove, and streams whose end somebody waits for.
      chdir("/")
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
        if let file = Int32(name), file != input { close(file) }
      }
      var groups: Set<pid_t> = []
      var number: pid_t = 0
      while true {
        let count = read(input, &number, MemoryLayout<pid_t>.size)
        if count == MemoryLayout<pid_t>.size {
          if number > 0 { groups.insert(number) } else { groups.remove(-number) }
        } else if count == 0 || errno != EINTR {
          break
        }
      }
      for group in groups { LiveProcesses.end(group) }
      for _ in 0..<mostRounds {
        let marked = ProcessTable.all().filter { $0 != getpid() && bears(mark, $0) }
        if marked.isEmpty { break }
        for process in marked { kill(process, SIGKILL) }
        _ = poll(nil, 0, pause)
      }
      _exit(0)
    }

    private static func bears(_ mark: String, _ process: pid_t) -> Bool {
      let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
      return environment.range(of: Data(mark.utf8)) != nil
    }
  #endif
}
