internal import Foundation
internal import Synchronization

/// The worker's receiving end, from which nobody else reads.
final class WorkerInput: Sendable {
  private struct State {
    let descriptor: Int32
    var received: [UInt8] = []
    /// Where the search for the next line end goes on, so that no byte is looked at twice.
    var scanned = 0
  }

  /// What the runner sends; taken at the first reading.
  static let standard = claimingStandardInput()
  private static let pieceSize = 1 << 16
  private let state: Mutex<State>

  private init(descriptor: Int32) { state = Mutex(State(descriptor: descriptor)) }

  /// Takes standard input for the wire; whoever else reads it, or what a subject starts, finds its end.
  private static func claimingStandardInput() -> WorkerInput {
    let own = dup(0)
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    let nothing = open("/dev/null", O_RDONLY)
    if nothing > 0 {
      dup2(nothing, 0)
      close(nothing)
    }
    return WorkerInput(descriptor: own)
  }

  /// The next line without its end; nil after the last.
  func nextLine() -> [UInt8]? {
    state.withLock { state in
      repeat {
        if let line = Self.takeLine(&state) { return line }
      } while Self.receive(&state)
      return nil
    }
  }

  private static func takeLine(_ state: inout State) -> [UInt8]? {
    guard let end = lineEnd(state) else {
      state.scanned = state.received.count
      return nil
    }
    let line = Array(state.received[..<end])
    state.received.removeFirst(end + 1)
    state.scanned = 0
    return line
  }

  /// Where the first line ends. The C library looks for it: this target is not optimised.
  private static func lineEnd(_ state: borrowing State) -> Int? {
    state.received.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, state.scanned < bytes.count,
        let found = memchr(base + state.scanned, 0x0a, bytes.count - state.scanned)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Waits for more; false at the end.
  private static func receive(_ state: inout State) -> Bool {
    var piece = [UInt8](repeating: 0, count: pieceSize)
    while true {
      let count = read(state.descriptor, &piece, piece.count)
      if count > 0 {
        state.received += piece[..<count]
        return true
      }
      if count < 0, errno == EAGAIN {
        // Whoever shares the pipe has made it so.
        var files = pollfd(fd: state.descriptor, events: Int16(POLLIN), revents: 0)
        poll(&files, 1, -1)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
  }
}
