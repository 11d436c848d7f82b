internal import ConformanceModel
internal import Foundation

/// Lines to and from one worker, with limits on size and silence.
///
/// Confined to one serial queue by ``WorkerClient``.
final class WorkerChannel {
  /// What came of waiting for a line.
  enum Reception {
    case line([UInt8])
    case ended(ProcessEnd)
    /// The worker closed its output and goes on running.
    case closed
    /// Nothing came within the time limit.
    case silent
    /// A line grew beyond the limit, or the run's total did.
    case endless(bytes: Int, total: Bool)
  }

  /// The longest line that is an answer.
  static let messageLimit = 8 << 20
  /// The most that one worker may send over its life.
  static let totalLimit = 1 << 30
  /// So many bytes at once are part of a large message, of which there cannot be many.
  static let largePiece = 16 << 10
  /// A wait in which no program is starved to speak of.
  static let shortWait: Duration = .milliseconds(10)
  /// How much of the worker's error output is kept as evidence.
  static let errorTail = 64 << 10

  private let child: ChildProcess
  /// The id of the worker's process.
  var processID: Int { Int(child.pid) }
  private var pendingInput: ArraySlice<UInt8> = []
  private var received: [UInt8] = []
  /// Where the search for the next line end goes on, so that no byte is looked at twice.
  private var scanned = 0
  private var total = 0
  private var errorsOpen = true
  private(set) var errorOutput: [UInt8] = []
  /// How long the worker was silent before what was received last.
  private(set) var lastSilence: Duration = .zero

  /// - Throws: ``ChildProcess/StartFailure``.
  init(_ command: [String], environment: [String: String]) throws {
    child = try ChildProcess(command, environment: environment)
  }

  func send(_ line: [UInt8]) { pendingInput += line + [0x0a] }

  /// Waits for the next line while writing what is pending and collecting error output.
  ///
  /// - Parameter limit: How long the worker may be silent.
  func receive(limit: Duration, clock: ContinuousClock) -> Reception {
    var silence = Silence(limit: limit)
    var starvation = Starvation()
    defer { lastSilence = silence.counted }
    // There is room for it as a rule, and then one poll is enough.
    if !pendingInput.isEmpty, child.input >= 0 { write() }
    while true {
      if let line = takeLine() { return .line(line) }
      if received.count > Self.messageLimit {
        return .endless(bytes: received.count, total: false)
      }
      if total > Self.totalLimit { return .endless(bytes: total, total: true) }
      guard let wait = silence.nextWait else { return .silent }
      let began = clock.now
      let before = total
      if let end = move(waitingAtMost: wait) { return end }
      if total == before, let end = child.reaped() {
        // What it started may hold its pipes for ever; whatever it wrote itself is in them.
        return rest(after: end)
      }
      // A large answer on its way is no silence; a letter now and then is.
      guard total - before < Self.largePiece else { continue }
      let took = began.duration(to: clock.now)
      // Asking takes longer than most answers do.
      let starved =
        took < Self.shortWait ? .zero : starvation.sinceLastCall(inProcess: processID)
      silence.waited(asked: wait, took: took, starved: starved)
    }
  }

  /// Limits the memory that the worker takes from now on.
  func limitMemory() { child.limitMemory() }

  /// Ends the worker. Error output that is already in the pipe is still collected.
  func stop() {
    child.end()
    drainErrors()
  }

  /// One round of poll. Returns what ended the conversation, if anything did.
  private func move(waitingAtMost wait: Duration) -> Reception? {
    var files: [pollfd] = [pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)]
    files.append(pollfd(fd: errorsOpen ? child.errors : -1, events: Int16(POLLIN), revents: 0))
    let writes = !pendingInput.isEmpty && child.input >= 0
    files.append(pollfd(fd: writes ? child.input : -1, events: Int16(POLLOUT), revents: 0))
    let milliseconds = wait / .milliseconds(1)
    _ = poll(&files, nfds_t(files.count), Int32(max(milliseconds.rounded(.up), 1)))
    if files[1].revents != 0 { drainErrors() }
    if files[2].revents != 0 { write() }
    return files[0].revents == 0 ? nil : read()
  }

  private func write() {
    let (written, code) = pendingInput.withUnsafeBytes { QuietWrite.write($0, to: child.input) }
    if written > 0 {
      pendingInput = pendingInput.dropFirst(written)
    } else if code != EAGAIN && code != EINTR {
      // The worker reads no more. Whether it still answers, its output will tell.
      pendingInput = []
      child.closeInput()
    }
  }

  private func read() -> Reception? {
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = Foundation.read(child.output, buffer.baseAddress, buffer.count)
      if count > 0 { received += buffer[..<count] }
      return count
    }
    if count > 0 {
      total += count
      return nil
    }
    if count == -1 { return errno == EAGAIN || errno == EINTR ? nil : .closed }
    // The output is closed. The end follows at once, unless the worker lives on without it.
    for _ in 0..<200 {
      drainErrors()
      if let end = child.reaped() {
        drainErrors()
        return .ended(end)
      }
      _ = poll(nil, 0, 5)
    }
    return .closed
  }

  /// What a program that has ended left in its pipe: a line, or its end.
  private func rest(after end: ProcessEnd) -> Reception {
    var before: Int
    repeat {
      before = total
    } while read() == nil && before < total && received.count <= Self.messageLimit
    drainErrors()
    return takeLine().map { .line($0) } ?? .ended(end)
  }

  /// Forgets what stands on the error output so far: it says nothing of what comes next.
  func forgetErrors() {
    drainErrors()
    errorOutput = []
  }

  private func drainErrors() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while errorsOpen {
      let count = Foundation.read(child.errors, &buffer, buffer.count)
      if count > 0 {
        errorOutput += buffer[..<count]
        if errorOutput.count > 2 * Self.errorTail {
          errorOutput.removeFirst(errorOutput.count - Self.errorTail)
        }
      } else {
        if count == 0 { errorsOpen = false }
        return
      }
    }
  }

  private func takeLine() -> [UInt8]? {
    guard let end = lineEnd else {
      scanned = received.count
      return nil
    }
    let line = Array(received[..<end])
    received.removeFirst(end + 1)
    scanned = 0
    return line
  }

  /// Where the first line ends. The C library looks for it: this target is not optimised, and a
  /// loop over the bytes of large answers halved what crosses the wire a second.
  private var lineEnd: Int? {
    received.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, scanned < bytes.count,
        let found = memchr(base + scanned, 0x0a, bytes.count - scanned)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
