internal import ConformanceChecks
internal import Foundation

/// The open file or pipe that nonces come from; closed by the end of the process.
struct NonceSource {
  private let descriptor: Int32
  private let name: String

  /// - Parameter operand: A path, or "-" for standard input.
  /// - Throws: `NonceFileError` where it cannot be opened.
  init(_ operand: String) throws(NonceFileError) {
    if operand == "-" {
      guard isatty(0) == 0 else {
        throw NonceFileError(
          "standard input",
          .unreadable("found a terminal, expected a file or a pipe: auth-conformance nonces FILE"))
      }
      (descriptor, name) = (0, "standard input")
      return
    }
    name = operand
    descriptor = open(operand, O_RDONLY)
    if descriptor < 0 { throw Self.failure(operand) }
  }

  /// Reads until the buffer is full or the source ends.
  ///
  /// - Returns: The bytes read; fewer than the buffer holds only at the end.
  /// - Throws: `NonceFileError` where the system refuses, as it does with a folder.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(NonceFileError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = Foundation.read(
        descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        throw Self.failure(name)
      }
    }
    return filled
  }

  private static func failure(_ name: String) -> NonceFileError {
    switch errno {
    case ENOENT: NonceFileError(name, .unreadable("no such file"))
    case EISDIR: NonceFileError(name, .unreadable("is a folder, expected a file of nonces"))
    case EACCES: NonceFileError(name, .unreadable("permission denied"))
    default: NonceFileError(name, .unreadable(String(cString: strerror(errno))))
    }
  }
}
