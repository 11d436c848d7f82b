internal import Foundation

/// An open file or pipe; closed by the end of the process.
struct InputSource {
  private let descriptor: Int32
  /// A path, or "standard input".
  let name: String
  private let command: String

  /// - Parameters:
  ///   - operand: A path, or "-" for standard input.
  ///   - command: Which command reads it, for messages.
  /// - Throws: ``UsageError`` where it cannot be opened.
  init(_ operand: String, for command: String) throws(UsageError) {
    self.command = command
    if operand == "-" {
      guard isatty(0) == 0 else {
        throw UsageError(
          "standard input: found a terminal, expected a file or a pipe: "
            + "auth-conformance \(command) FILE")
      }
      (descriptor, name) = (0, "standard input")
      return
    }
    name = operand
    descriptor = try Self.opened(operand)
    if descriptor < 0 { throw failure() }
  }

  /// Opens a file or a pipe for reading, and waits for a pipe's writer.
  ///
  /// - Returns: A descriptor that blocks, or one below 0, of which `errno` tells.
  /// - Throws: ``UsageError`` for a pipe that nobody opens for writing: to open it would never end.
  private static func opened(_ path: String) throws(UsageError) -> Int32 {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0 else { return file }
    if status.st_mode & S_IFMT == S_IFIFO, !hasWriter(file) {
      close(file)
      throw UsageError(
        "\(path): a pipe to which nobody has written for \(patience / 1_000) s, expected a file or a "
          + "pipe with a writer")
    }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return file
  }

  /// Milliseconds for which a pipe's first writer is awaited.
  private static let patience: Int32 = 10_000

  /// Whether a pipe holds something, or has or had a writer; waits for one.
  private static func hasWriter(_ pipe: Int32) -> Bool {
    var awaited = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    if poll(&awaited, 1, patience) != 0 { return true }
    // A writer that has written nothing yet lets the reader wait, none lets it read the end.
    var byte: UInt8 = 0
    return read(pipe, &byte, 1) < 0
  }

  /// Reads until the buffer is full or the source ends.
  ///
  /// - Returns: The bytes read; fewer than the buffer holds only at the end.
  /// - Throws: ``UsageError`` where the system refuses, as it does with a folder.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(UsageError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = Foundation.read(
        descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        throw failure()
      }
    }
    return filled
  }

  /// The longest file of ours that is read: many times what a run writes.
  private static let longestFile = 16 << 20

  /// The whole content of a file that a person named.
  ///
  /// - Returns: `nil` where there is none.
  /// - Throws: ``UsageError`` where it cannot be read, or never ends.
  static func contents(of path: String) throws(UsageError) -> Data? {
    let file = try opened(path)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw UsageError("\(path): no such file, or it cannot be read")
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var data = Data()
    do {
      while data.count <= longestFile, let piece = try handle.read(upToCount: 1 << 16),
        !piece.isEmpty
      {
        data += piece
      }
    } catch {
      throw UsageError("\(path): no such file, or it cannot be read")
    }
    guard data.count <= longestFile else {
      throw UsageError("\(path): longer than the \(longestFile >> 20) MiB that are read of a file")
    }
    return data
  }

  /// The whole content of a file that must be there.
  static func content(of path: String) throws(UsageError) -> Data {
    guard let data = try contents(of: path) else {
      throw UsageError("\(path): no such file, or it cannot be read")
    }
    return data
  }

  /// Reads to the end, or to one byte beyond a limit.
  ///
  /// - Throws: ``UsageError`` where the system refuses.
  func bytes(upTo limit: Int) throws(UsageError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    let result = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(UsageError) in try fill(buffer) }
    }
    return Array(bytes.prefix(try result.get()))
  }

  private func failure() -> UsageError {
    switch errno {
    case ENOENT: UsageError("\(name): no such file")
    case EISDIR: UsageError("\(name): is a folder, expected a file for '\(command)'")
    case EACCES: UsageError("\(name): permission denied")
    default: UsageError("\(name): \(String(cString: strerror(errno)))")
    }
  }
}
