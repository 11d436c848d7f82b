// A test target imports this one library and sees the subject protocols, as with AuthConformance,
// which re-exports them in the same way and for the same reason.
@_exported public import AuthConformance
internal import Foundation
public import Testing

/// The requirements of the suite as cases of Swift Testing.
///
/// ```swift
/// import AuthConformanceTesting
/// import Testing
///
/// let conformance = ConformanceTests(
///   FunctionSubject("my-app", nonce: { $0.map { MyAuth.randomNonce(length: $0) } ?? MyAuth.randomNonce() }))
///
/// @Test(arguments: conformance.requirements(.nonce, .charset))
/// func `nonces are as they must be`(requirement: Requirement) async {
///   await conformance.expect(requirement)
/// }
/// ```
///
/// The subject runs in the test process: one that traps ends the tests. What that leaves out is
/// judged by the command line; see ``InProcessRunner``.
public struct ConformanceTests: Sendable {
  private let runner: InProcessRunner
  private let knownFailures: [KnownFailure]

  /// - Parameters:
  ///   - subject: What is judged.
  ///   - profile: How much work.
  ///   - seed: What all generated inputs derive from.
  ///   - knownFailures: What is expected to fail: a known issue of the test as long as it does.
  public init(
    _ subject: any Subject, profile: Profile = .quick, seed: UInt64 = 0,
    knownFailures: [KnownFailure] = []
  ) {
    runner = InProcessRunner(subject, options: RunOptions(profile: profile, seed: seed))
    self.knownFailures = knownFailures
  }

  /// The requirements that apply to the subject and can be judged in its own process.
  ///
  /// What it takes more than a process to judge is named on standard error.
  ///
  /// - Parameter areas: Only these; all where none is given.
  public func requirements(_ areas: Requirement.Area...) -> [Requirement] {
    if let remark = runner.remark(on: areas) {
      try? FileHandle.standardError.write(contentsOf: Data("\(remark)\n".utf8))
    }
    return runner.requirements.filter { areas.isEmpty || areas.contains($0.area) }
  }

  /// Judges a requirement and records an issue where the subject violates it.
  ///
  /// The explanation, with the counterexample, is attached to the test. A failed `should` or
  /// `advice`, and what cannot be decided, is that attachment and no issue.
  ///
  /// - Parameters:
  ///   - requirement: One of ``requirements(_:)``.
  ///   - sourceLocation: Where the issue is shown.
  public func expect(
    _ requirement: Requirement, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    // A test is an edge like the command line: here the date comes in.
    let judgement = await runner.judgement(
      of: requirement, knownFailures: knownFailures,
      on: String(Date().formatted(.iso8601).prefix(10)))
    if let sample = judgement.sample {
      Attachment.record(
        sample.joined(separator: "\n"), named: "\(requirement.id).nonces.txt",
        sourceLocation: sourceLocation)
    }
    if judgement.verdict != .pass {
      Attachment.record(
        judgement.text, named: "\(requirement.id).txt", sourceLocation: sourceLocation)
    }
    let record = {
      _ = Issue.record(Comment(rawValue: judgement.text), sourceLocation: sourceLocation)
    }
    switch judgement.verdict {
    case .pass, .note: break
    case .issue: record()
    case .knownIssue(let why):
      withKnownIssue(Comment(rawValue: why), sourceLocation: sourceLocation) { record() }
    }
  }
}

extension Requirement: CustomTestStringConvertible {
  /// The id, by which a list of tests names the test of a requirement.
  public var testDescription: String { id.rawValue }
}
