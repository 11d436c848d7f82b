import AuthConformance
import ConformanceModel
import Foundation

/// The program that was built beside the tests.
enum BuiltProduct {
  /// Judges a built-in subject in workers of its own.
  ///
  /// - Parameter isFromOutside: Whether the checks run here, against operations over the wire.
  static func report(
    on name: String, patterns: [String], isFromOutside: Bool = false
  ) async throws -> RunReport {
    var options = RunOptions(profile: .quick)
    options.patterns = patterns
    options.judgesFromOutside = isFromOutside
    let target = Runner.Target(command: [path, "serve", name], commandLine: name)
    return try await Runner(target: target, options: options)
      .run(startedAt: Date(timeIntervalSince1970: 0))
  }

  private static var path: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("auth-conformance").path
  }
}
