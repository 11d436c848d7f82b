import AuthConformance
import ConformanceModel
import ConformanceRunner
import Foundation
import Synchronization
import Testing

/// The program that was built beside the tests.
enum BuiltProduct {
  /// Judges a built-in subject in workers of its own.
  ///
  /// - Parameters:
  ///   - isFromOutside: Whether the checks run here, against operations over the wire.
  ///   - replay: The token of the only case to judge.
  ///   - kept: Tokens of cases to judge first.
  ///   - catalogue: Whose rows and vectors to judge with.
  static func report(
    on name: String, patterns: [String], isFromOutside: Bool = false, replay: String? = nil,
    kept: [RequirementID: String] = [:], profile: Profile = .quick,
    catalogue: Int = Requirement.catalogueVersion
  ) async throws -> RunReport {
    var options = RunOptions(profile: profile, catalogue: catalogue)
    options.patterns = patterns
    options.judgesFromOutside = isFromOutside
    if let replay { try options.setReplay(replay) }
    options.setKept(kept)
    let target = Runner.Target(command: command(for: name), commandLine: .named(name))
    await turns.take()
    defer { turns.give() }
    return try await Runner(target: target, options: options)
      .run(startedAt: Date(timeIntervalSince1970: 0))
  }

  /// Two hundred runs at once would only take the processors from one another.
  private static let turns = Turns(4)

  /// Serves a built-in subject.
  static func command(for name: String) -> [String] { [path, "serve", name] }

  private static var path: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("auth-conformance").path
  }
}

/// Lets so many go on at a time, in the order in which they come.
private final class Turns: Sendable {
  private let state: Mutex<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

  init(_ count: Int) { state = Mutex((count, [])) }

  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.free == 0 {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func give() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return nil as CheckedContinuation<Void, Never>?
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}

extension RunReport {
  /// Whom it blames for what, and what it saw: what to look at where that is not what was declared.
  var blame: Comment {
    let blamed = results.filter(\.grade.blamesSubject)
    return "\(blamed.map { "\($0.id) \($0.grade): \($0.evidence?.observed ?? []) (\($0.scope))" })"
  }
}
