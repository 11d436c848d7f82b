// Only Linux gives orphans to whom they came from (prctl(2), PR_SET_CHILD_SUBREAPER); elsewhere a
// program that leaves its process group and its parent outlives the run.
internal import Foundation

/// What subjects have left running outside their process groups: daemons, sessions of their own.
enum Orphans {
  #if os(Linux)
    /// `PR_SET_CHILD_SUBREAPER` (linux/prctl.h).
    private static let setSubreaper: CInt = 36
    /// A program that starts another for each that is ended is given up after so many rounds.
    private static let mostRounds = 100
    /// How many milliseconds those that were killed may take to be gone.
    private static let patience = 2_000
    private typealias Controlling =
      @convention(c) (CInt, CUnsignedLong, CUnsignedLong, CUnsignedLong, CUnsignedLong) -> CInt
  #endif

  /// Has orphans given to this process instead of the system's first.
  ///
  /// - Returns: False where there is no such thing.
  static func adopt() -> Bool {
    #if os(Linux)
      guard let symbol = dlsym(nil, "prctl") else { return false }
      return unsafeBitCast(symbol, to: Controlling.self)(setSubreaper, 1, 0, 0, 0) == 0
    #else
      return false
    #endif
  }

  /// Ends every child of this process but those named, until none comes after it.
  ///
  /// - Returns: Those that could not be ended: another user's.
  static func end(except own: Set<pid_t>) -> Set<pid_t> {
    var left: Set<pid_t> = []
    #if os(Linux)
      for _ in 0..<mostRounds {
        let children = ProcessTable.all().filter { ProcessTable.parent(of: $0) == getpid() }
        var orphans = Set(children).subtracting(own).subtracting(left)
        if orphans.isEmpty { break }
        for orphan in orphans { kill(orphan, SIGKILL) }
        for _ in 0..<patience {
          orphans = orphans.filter { waitpid($0, nil, WNOHANG) == 0 }
          if orphans.isEmpty { break }
          _ = poll(nil, 0, 1)
        }
        left.formUnion(orphans)
      }
    #endif
    return left
  }
}
