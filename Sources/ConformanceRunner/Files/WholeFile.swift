package import Foundation

/// Writes a file that a person named: whole or not at all, and what it is it stays.
///
/// A regular file keeps its rights and its group, a link goes on leading where it leads, and what
/// is no file (a device, a pipe) is written to and not replaced.
package enum WholeFile {
  /// The most links that lead to each other; the system's own limit.
  private static let mostLinks = 40
  /// Files left by processes that were killed, of the same number.
  private static let mostNames = 100
  /// How the name of a file begins and ends that is not in its place yet.
  private static let prefix = ".auth-conformance-"
  private static let suffix = ".unfinished"

  /// - Parameters:
  ///   - data: The whole content.
  ///   - path: Where.
  /// - Throws: ``FileFailure``; a regular file stays as it was.
  package static func write(_ data: Data, to path: String) throws(FileFailure) {
    if let stream = stream(path) { return try writeOn(stream, path, data) }
    guard let status = FileStatus(path, followsLinks: true) else {
      guard errno == ENOENT else { throw FileFailure(errno: errno, path) }
      return try replace(try end(of: path), data, like: nil)
    }
    switch status.kind {
    case .regular: try replace(FileStatus.resolved(path) ?? path, data, like: status)
    case .folder: throw FileFailure(path, "is a folder, expected a file")
    case .link, .pipe, .other: try writeThrough(path, data)
    }
  }

  /// Looks, before anything is judged, at a file that is read first and written in the end.
  ///
  /// - Throws: ``FileFailure`` for a pipe, and for what cannot be written.
  package static func verifyUpdatable(_ path: String) throws(FileFailure) {
    guard FileStatus(path, followsLinks: true)?.kind != .pipe else {
      throw FileFailure(path, "is a pipe, expected a file that can be written anew")
    }
    try verifyWritable(path)
  }

  /// Looks, before anything is done, at a file that is written in the end.
  ///
  /// - Throws: ``FileFailure`` for what cannot be written; nothing is made.
  package static func verifyWritable(_ path: String) throws(FileFailure) {
    if let stream = stream(path) { return try verifyTaking(stream, path) }
    guard let status = FileStatus(path, followsLinks: true) else {
      guard errno == ENOENT else { throw FileFailure(errno: errno, path) }
      return try verifyFolder(of: try end(of: path), path)
    }
    switch status.kind {
    case .regular: try verifyFolder(of: FileStatus.resolved(path) ?? path, path)
    case .folder: throw FileFailure(path, "is a folder, expected a file")
    case .link, .pipe, .other:
      guard access(path, W_OK) == 0 else { throw FileFailure(errno: errno, path) }
      guard status.kind == .other else { return }
      let device = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      guard device >= 0 else { throw FileFailure(errno: errno, path) }
      defer { close(device) }
      try verifyTaking(device, path)
    }
  }

  /// Writes nothing: a device that is full says so to that, too.
  private static func verifyTaking(_ descriptor: Int32, _ path: String) throws(FileFailure) {
    guard Foundation.write(descriptor, "", 0) < 0, errno == ENOSPC else { return }
    throw FileFailure(errno: ENOSPC, path)
  }

  private static func verifyFolder(of file: String, _ path: String) throws(FileFailure) {
    guard access(folder(of: file), W_OK | X_OK) == 0 else {
      throw FileFailure(errno: errno, path)
    }
  }

  /// The descriptor that a path is another name of.
  private static func stream(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  private static func writeOn(
    _ stream: Int32, _ path: String, _ data: Data
  ) throws(FileFailure) {
    let flags = fcntl(stream, F_GETFL)
    guard flags < 0 || flags & O_ACCMODE != O_RDONLY else {
      let isPipe = FileStatus(path, followsLinks: true)?.kind == .pipe
      throw FileFailure(path, isPipe ? "is a pipe to be read" : "is open for reading only")
    }
    try FileWriting.write(data, to: stream, path)
  }

  /// Where a file is made for a path at which there is none: at the end of a link to nothing.
  private static func end(of path: String) throws(FileFailure) -> String {
    var path = path
    for _ in 0..<mostLinks {
      guard FileStatus(path)?.kind == .link else { return path }
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = readlink(path, &buffer, buffer.count - 1)
      guard count > 0 else { throw FileFailure(errno: errno, path) }
      let next = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = next.hasPrefix("/") ? next : folder(of: path) + "/" + next
    }
    throw FileFailure(errno: ELOOP, path)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func replace(
    _ path: String, _ data: Data, like old: FileStatus?
  ) throws(FileFailure) {
    let folder = folder(of: path)
    let lock = try FolderLock.taken(folder)
    defer { lock?.release() }
    if lock != nil { removeAbandoned(in: folder) }
    try FileTurn.taken { () throws(FileFailure) in try renamed(path, data, like: old) }
  }

  private static func renamed(
    _ path: String, _ data: Data, like old: FileStatus?
  ) throws(FileFailure) {
    // Whatever lies at such a name already, a link above all, is not used.
    let names = (0..<Self.mostNames).map {
      "\(folder(of: path))/\(prefix)\(getpid())-\($0)\(suffix)"
    }
    let beside = names.first { FileStatus($0) == nil } ?? names[0]
    do throws(FileFailure) {
      try FileWriting.make(data, at: beside, mode: 0o666, like: old)
    } catch {
      throw FileFailure(path, error.problem)
    }
    guard rename(beside, path) == 0 else {
      let failure = FileFailure(errno: errno, path)
      unlink(beside)
      throw failure
    }
  }

  /// Removes what runs that were killed have left: nobody else writes while the lock is held.
  private static func removeAbandoned(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = "\(folder)/\(name)"
      guard let status = FileStatus(path), status.kind == .regular, status.owner == geteuid()
      else { continue }
      unlink(path)
    }
  }

  /// Writes to what is no file. A pipe that nobody reads would be waited for without end.
  private static func writeThrough(_ path: String, _ data: Data) throws(FileFailure) {
    let file = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENXIO { throw FileFailure(path, "is a pipe that nobody reads") }
      throw FileFailure(errno: errno, path)
    }
    defer { close(file) }
    try FileWriting.write(data, to: file, path)
  }
}
