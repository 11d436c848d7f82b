internal import ConformanceModel
internal import Foundation

/// Standard output and standard error.
enum Terminal {
  /// Whether standard output is a terminal whose user wants colour (no-color.org).
  static var wantsColor: Bool {
    isatty(1) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  /// How wide a report's lines may be: as the terminal is, up to 120; 80 where there is none.
  static var columns: Int {
    var size = winsize()
    guard isatty(1) == 1, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
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

  /// Writes to standard output what has been rendered, and so is harmless.
  ///
  /// A closed one is not an error: the reports are the result.
  static func print(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
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
