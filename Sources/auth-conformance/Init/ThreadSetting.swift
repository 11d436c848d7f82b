/// What a manifest that `init` writes says of accesses to memory.
enum ThreadSetting {
  /// The variable that turns it on for a build.
  static let variable = "AUTH_CONFORMANCE_THREADS"

  /// Declares `threads`, the settings of a target whose accesses are to be looked at.
  static let declaration = """
    // Every access to memory of your code is looked at where AUTH_CONFORMANCE_THREADS is set in the
    // environment of the build, on Linux: see 'Threads and memory'. A target of your own package
    // takes the same line.
    let threads: [SwiftSetting] =
      Context.environment["AUTH_CONFORMANCE_THREADS"] == nil
      ? [] : [.unsafeFlags(["-sanitize=thread"], .when(platforms: [.linux]))]
    """

  /// The step that turns it on.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - program: The product of its target.
  static func step(_ folder: String, _ program: String) -> String {
    "for what only threads do, on Linux, build it once more with \(variable)=1 and "
      + "--scratch-path \(folder)/.build/threads, and judge that: "
      + "auth-conformance run -- \(folder)/.build/threads/release/\(program)"
  }
}
