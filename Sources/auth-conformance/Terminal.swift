internal import Foundation

/// Standard output and standard error.
enum Terminal {
  /// Whether standard output is a terminal whose user wants colour (no-color.org).
  static var wantsColor: Bool {
    isatty(1) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
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

  /// Writes to standard output. A closed one is not an error: the reports are the result.
  static func print(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Writes one line to standard error.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("auth-conformance: \(text)\n".utf8))
  }
}
