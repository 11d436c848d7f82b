#if os(Linux)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What platforms call differently.
enum Platform {
  /// Replaces this program by another one; returns only where that fails.
  static func become(_ words: [String]) {
    let arguments = words.map { strdup($0) } + [nil]
    guard let command = arguments[0] else { return }
    _ = execvp(command, arguments)
  }
}
