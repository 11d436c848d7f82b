internal import Foundation

/// What lies at a path.
struct FileStatus: Equatable {
  enum Kind { case regular, folder, link, pipe, other }

  let kind: Kind
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  let bytes: Int

  /// - Parameters:
  ///   - path: What to look at.
  ///   - followsLinks: Whether what a link leads to is looked at, in place of the link.
  /// - Returns: `nil` where there is nothing, or it cannot be looked at; `errno` says why.
  init?(_ path: String, followsLinks: Bool = false) {
    var found = stat()
    guard (followsLinks ? stat(path, &found) : lstat(path, &found)) == 0 else { return nil }
    switch found.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    case S_IFIFO: kind = .pipe
    default: kind = .other
    }
    mode = found.st_mode & 0o7777
    owner = found.st_uid
    group = found.st_gid
    bytes = Int(found.st_size)
  }

  /// The path without links in it; `nil` where it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
