import AuthConformance
import ConformanceModel
import ConformanceRunner
import Foundation
import Testing

/// The program that was built beside the tests.
enum BuiltProduct {
  /// Judges a built-in subject in workers of its own.
  ///
  /// - Parameters:
  ///   - isFromOutside: Whether the checks run here, against operations over the wire.
  ///   - replay: The token of the only case to judge.
  static func report(
    on name: String, patterns: [String], isFromOutside: Bool = false, replay: String? = nil
  ) async throws -> RunReport {
    var options = RunOptions(profile: .quick)
    options.patterns = patterns
    options.judgesFromOutside = isFromOutside
    if let replay { try options.setReplay(replay) }
    let target = Runner.Target(command: command(for: name), commandLine: .named(name))
    return try await Runner(target: target, options: options)
      .run(startedAt: Date(timeIntervalSince1970: 0))
  }

  /// Serves a built-in subject.
  static func command(for name: String) -> [String] { [path, "serve", name] }

  private static var path: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("auth-conformance").path
  }
}

extension RunReport {
  /// Whom it blames for what, and what it saw: what to look at where that is not what was declared.
  var blame: Comment {
    let blamed = results.filter(\.grade.blamesSubject)
    return "\(blamed.map { "\($0.id) \($0.grade): \($0.evidence?.observed ?? []) (\($0.scope))" })"
  }
}
