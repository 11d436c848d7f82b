internal import Foundation

/// Files that are made anew: what lies at the path already is neither opened nor followed.
enum FileWriting {
  /// Makes a file.
  ///
  /// - Parameters:
  ///   - data: Its whole content.
  ///   - path: Where nothing lies yet.
  ///   - mode: Rights, of which the umask takes its part.
  ///   - like: A file whose rights and group it is given in their place.
  /// - Throws: ``FileFailure``, with nothing left at the path.
  static func make(
    _ data: Data, at path: String, mode: mode_t, like old: FileStatus? = nil
  ) throws(FileFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw FileFailure(errno: errno, path) }
    defer { close(file) }
    do throws(FileFailure) {
      if let old {
        // Another user's group may be out of reach; its rights are then too much as well.
        let isGroup = fchown(file, geteuid() == 0 ? old.owner : uid_t.max, old.group) == 0
        _ = fchmod(file, isGroup ? old.mode & 0o777 : old.mode & 0o700)
      }
      try write(data, to: file, path)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Writes everything to a descriptor.
  static func write(_ data: Data, to file: Int32, _ path: String) throws(FileFailure) {
    var rest = data[...]
    while !rest.isEmpty {
      let (count, code) = rest.withUnsafeBytes { QuietWrite.write($0, to: file) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if code == EAGAIN {
        var files = [pollfd(fd: file, events: Int16(POLLOUT), revents: 0)]
        _ = poll(&files, 1, -1)
      } else if code != EINTR {
        throw FileFailure(errno: code, path)
      }
    }
  }
}
