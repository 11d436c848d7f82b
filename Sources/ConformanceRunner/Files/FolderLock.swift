internal import Foundation

/// Keeps runs that write to the same place apart.
///
/// The lock is the folder's own (flock(2)), so that it leaves nothing behind, and ends with the
/// process that holds it, however that ends.
struct FolderLock {
  /// How long another run may take over a report; writing one takes milliseconds.
  private static let patience = 3_000
  private let file: Int32

  /// Waits for the lock.
  ///
  /// - Returns: `nil` where the file system has no locks.
  /// - Throws: ``FileFailure`` where another run does not give it back.
  static func taken(_ folder: String) throws(FileFailure) -> FolderLock? {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    for _ in 0..<patience {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return FolderLock(file: file) }
      guard errno == EWOULDBLOCK || errno == EINTR else {
        close(file)
        return nil
      }
      _ = poll(nil, 0, 10)
    }
    close(file)
    throw FileFailure(folder, "another run has been writing there for half a minute")
  }

  func release() { close(file) }
}
