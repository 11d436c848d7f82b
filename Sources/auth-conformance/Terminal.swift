internal import ConformanceModel
internal import ConformanceRunner
internal import Foundation
internal import Synchronization

/// Standard output and standard error.
enum Terminal {
  /// Whether standard output is a terminal whose user wants colour (no-color.org).
  static var wantsColor: Bool {
    isatty(1) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  /// How wide a report's lines may be: as the terminal is, up to 120; 80 where there is none.
  static var columns: Int { columns(of: 1) }

  /// How wide a line of progress may be: one column stays free, for a full line wraps on some. In a
  /// file, which may have longer lines, there is room for most of what was observed.
  static var progressColumns: Int { isatty(2) == 1 ? columns(of: 2) - 1 : 200 }

  /// Whether what goes to standard output and to standard error comes to one place, as in the log of
  /// a CI service.
  static var streamsAreOne: Bool {
    var (output, error) = (stat(), stat())
    guard fstat(1, &output) == 0, fstat(2, &error) == 0 else { return false }
    return output.st_dev == error.st_dev && output.st_ino == error.st_ino
  }

  private static func columns(of stream: Int32) -> Int {
    var size = winsize()
    guard isatty(stream) == 1, ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return Columns.width
    }
    return min(120, max(40, Int(size.ws_col)))
  }

  /// Opens standard streams that the parent has closed, on nothing.
  ///
  /// Otherwise the first file or pipe that is opened would get a stream's number, and whatever is
  /// printed would go there.
  static func openMissingStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Whether standard output has lost something that was written to it.
  private static let isOutputLost = Atomic(false)
  private static let output = "/dev/stdout"

  /// Looks, before anything is judged, whether standard output is a device that is full.
  ///
  /// - Throws: ``UsageError`` where it is.
  static func verifyOutput() throws(UsageError) {
    do throws(FileFailure) { try WholeFile.verifyWritable(output) } catch {
      throw UsageError(lost(error))
    }
  }

  private static func lost(_ failure: FileFailure) -> String {
    "standard output: cannot be written: \(failure.problem). Write it elsewhere."
  }

  /// Writes to standard output what has been rendered, and so is harmless.
  ///
  /// A reader that has gone (`| head`) has read what it wanted. What is lost in another way, on a
  /// full disk above all, is told once, and ``exitCode(_:)`` says so.
  static func print(_ text: String) {
    do throws(FileFailure) {
      try WholeFile.write(Data(text.utf8), to: output)
    } catch {
      guard error != FileFailure(errno: EPIPE, output),
        !isOutputLost.exchange(true, ordering: .relaxed)
      else { return }
      complain(lost(error))
    }
  }

  /// The exit code of a command: 2 where what it printed is lost.
  static func exitCode(_ code: Int32) -> Int32 {
    isOutputLost.load(ordering: .relaxed) ? 2 : code
  }

  /// Writes one line to standard output, which may quote anything.
  static func line(_ text: String) { print(HostileText.line(text) + "\n") }

  /// Leaves the line of a terminal that holds the progress, and perhaps a signal's ^C.
  static func beginLine() {
    guard isatty(2) == 1 else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\n".utf8))
  }

  /// Writes one line to standard error.
  ///
  /// Every message goes through here, and so does every name, key and value that one quotes from a
  /// file or a subject: whatever steers a terminal or would begin another line is written out.
  static func complain(_ text: String) {
    let line = HostileText.line(text)
    try? FileHandle.standardError.write(contentsOf: Data("auth-conformance: \(line)\n".utf8))
  }
}
