internal import ConformanceRunner
internal import Foundation
internal import Synchronization

/// Where the signals' numbers are written.
///
/// `nonisolated(unsafe)`: set once, by the only thread there is, before anything reads it.
private nonisolated(unsafe) var numbers: Int32 = -1

/// Writes a signal's number; in a signal's handler nothing but a system call is allowed.
private func tell(_ number: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(numbers, &byte, 1)
  errno = code
}

/// The signals that end a run, taken before anything is made that they would leave behind.
enum StopSignals {
  private struct State {
    var handler: (@Sendable (Int32) -> Void)?
    var hasCome = false
  }

  private static let state = Mutex(State())

  /// Takes them from here on. Must be called by the only thread.
  ///
  /// They cannot be blocked and waited for: the thread that Dispatch keeps in place of the main one
  /// lets every signal through.
  static func take() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let output = ends[0]
    numbers = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(number) {
      signal(number, tell)
    }
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        if read(output, &byte, 1) == 1 { end(by: Int32(byte)) }
      }
    }
  }

  /// Says what is done with a signal, in place of ending the process with its number at once.
  static func handle(_ handler: @escaping @Sendable (Int32) -> Void) {
    let hasCome = state.withLock { state in
      state.handler = handler
      return state.hasCome
    }
    if hasCome { neverReturn() }
  }

  /// Never returns where a signal has come: what fails now fails because workers are ended, and the
  /// process is about to end with the signal's number.
  static func giveWay() {
    if state.withLock({ $0.hasCome }) { neverReturn() }
  }

  private static func neverReturn() -> Never {
    while true { pause() }
  }

  private static func end(by number: Int32) {
    let handler = state.withLock { state in
      state.hasCome = true
      return state.handler
    }
    if let handler { return handler(number) }
    Runner.endAllWorkers()
    LeftProcesses.tell()
    FileTurn.end()
    exit(128 + number)
  }

  /// nohup(1) has its reasons.
  private static func isIgnored(_ number: Int32) -> Bool {
    guard number == SIGHUP else { return false }
    var action = sigaction()
    return sigaction(number, nil, &action) == 0 && action.isIgnoring
  }
}

extension sigaction {
  fileprivate var isIgnoring: Bool {
    #if os(Linux)
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }
}
