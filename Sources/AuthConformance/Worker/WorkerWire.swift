internal import ConformanceModel
internal import Foundation
internal import Synchronization

/// The worker's sending end; lines are written whole, whichever thread sends them.
final class WorkerWire: Sendable {
  private let descriptor: Mutex<Int32>

  init(descriptor: Int32) { self.descriptor = Mutex(descriptor) }

  /// Takes standard output for the wire and points it at standard error for everybody else.
  static func claimingStandardOutput() -> WorkerWire {
    let own = dup(1)
    dup2(2, 1)
    StandardOutput.writesLines()
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    return WorkerWire(descriptor: own)
  }

  /// Sends one message; ends the process if the runner is gone.
  func send(_ message: WireMessage) {
    guard let line = try? WireText.encode(message) else {
      // Only a value that JSON cannot hold (a NaN) gets here, and no message has one.
      preconditionFailure("a message could not be encoded")
    }
    descriptor.withLock { descriptor in
      var rest = (line + [0x0a])[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
          // Whoever shares the pipe has made it so.
          var files = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&files, 1, -1)
        } else if errno != EINTR {
          exit(0)
        }
      }
    }
  }
}
