#if os(Linux)
  internal import Glibc

  /// A copy of this process, with the calling thread alone, and a pipe to tell the original by.
  struct ForkedTwin {
    /// How long the copy may take; a thread that it waits for does not exist in it.
    private static let patience: Int32 = 3_000

    private let id: Int32
    private let pipe: Int32
    /// Whether this is the copy.
    var isCopy: Bool { id == 0 }

    /// Copies this process; `nil` where that fails.
    init?() {
      // Swift declares `fork` unavailable, because most of a process with threads does not survive
      // in the copy. This one does no more than call the subject, write and end.
      guard let symbol = dlsym(nil, "fork") else { return nil }
      let fork = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
      var ends: [Int32] = [0, 0]
      guard Glibc.pipe(&ends) == 0 else { return nil }
      id = fork()
      pipe = ends[id == 0 ? 1 : 0]
      close(ends[id == 0 ? 0 : 1])
      if id < 0 {
        close(pipe)
        return nil
      }
    }

    /// Writes what the original is to hear, and ends the copy without any cleaning up.
    func end(telling text: String) -> Never {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let written = bytes.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
        if written <= 0 { break }
        bytes = bytes.dropFirst(written)
      }
      _exit(0)
    }

    /// Waits for the copy's end.
    ///
    /// - Returns: What it told; `nil` where it did not end by itself.
    func told() -> String? {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4_096)
      var isComplete = false
      var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      while poll(&waiting, 1, Self.patience) > 0 {
        let count = read(pipe, &buffer, buffer.count)
        if count <= 0 {
          isComplete = count == 0
          break
        }
        bytes += buffer[..<count]
      }
      close(pipe)
      if !isComplete { kill(id, SIGKILL) }
      var status: Int32 = 0
      while waitpid(id, &status, 0) == -1 && errno == EINTR {}
      return isComplete && status == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }
  }
#else
  /// No process is copied on this platform: its frameworks do not work in a copy.
  struct ForkedTwin {
    var isCopy: Bool { false }
    init?() { return nil }
    func end(telling text: String) -> Never { preconditionFailure("nothing was copied") }
    func told() -> String? { nil }
  }
#endif
