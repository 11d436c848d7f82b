internal import Foundation

/// How a process ended.
enum ProcessEnd: Equatable, Sendable {
  case exited(Int32)
  case signalled(Int32)

  /// - Parameter waitStatus: As `waitpid` returns it.
  init(waitStatus: Int32) {
    // The macros WIFSIGNALED and WEXITSTATUS are not imported into Swift.
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signalled(signal)
  }

  /// What happened, for evidence: "ended with signal 4 (SIGILL, a trap)".
  var sentence: String {
    switch self {
    case .exited(let code): "ended by itself with exit code \(code)"
    case .signalled(let signal):
      Self.names[signal].map { "ended with signal \(signal) (\($0))" }
        ?? "ended with signal \(signal)"
    }
  }

  private static let names: [Int32: String] = [
    SIGILL: "SIGILL, a trap", SIGTRAP: "SIGTRAP, a trap", SIGABRT: "SIGABRT, an abort",
    SIGSEGV: "SIGSEGV, a bad memory access", SIGBUS: "SIGBUS, a bad memory access",
    SIGFPE: "SIGFPE, an arithmetic error", SIGKILL: "SIGKILL, killed", SIGTERM: "SIGTERM, ended",
    SIGPIPE: "SIGPIPE, wrote to a closed pipe", SIGXCPU: "SIGXCPU, out of processor time",
  ]
}
