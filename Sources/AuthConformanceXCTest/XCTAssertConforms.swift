// A test target imports this one library and sees the subject protocols, as with AuthConformance,
// which re-exports them in the same way and for the same reason.
@_exported public import AuthConformance
internal import Foundation
internal import XCTest

/// Fails the test once for each requirement that a subject violates.
///
/// ```swift
/// import AuthConformanceXCTest
///
/// final class NonceTests: XCTestCase {
///   func testNonces() async {
///     await XCTAssertConforms(FunctionSubject("my-app", nonce: { $0.map { MyAuth.nonce($0) } ?? MyAuth.nonce() }))
///   }
/// }
/// ```
///
/// Each failure is the whole explanation: claim, observation, counterexample, cause and remedy. A
/// violated `should`, what cannot be decided, and a known failure do not fail the test. The
/// subject runs in the test process: one that traps ends the tests.
///
/// - Parameters:
///   - subject: What is judged.
///   - requirements: Ids of those to judge; all that apply where none is given. An id that does
///     not apply, or does not exist, fails the test.
///   - profile: How much work.
///   - seed: What all generated inputs derive from.
///   - knownFailures: What is expected to fail.
///   - file: Where the failure is shown.
///   - line: Where the failure is shown.
public func XCTAssertConforms(
  _ subject: any Subject, to requirements: String..., profile: Profile = .quick, seed: UInt64 = 0,
  knownFailures: [KnownFailure] = [], file: StaticString = #filePath, line: UInt = #line
) async {
  let runner = InProcessRunner(subject, options: RunOptions(profile: profile, seed: seed))
  let applicable = runner.requirements
  if requirements.isEmpty, let remark = runner.remark() {
    try? FileHandle.standardError.write(contentsOf: Data("\(remark)\n".utf8))
  }
  for id in requirements where !applicable.contains(where: { $0.id.rawValue == id }) {
    XCTFail(
      Requirement.named(RequirementID(rawValue: id)) == nil
        ? "'\(id)': no such requirement. 'auth-conformance list' names all."
        : "'\(id)': does not apply to '\(subject.contract.name)' in a test process",
      file: file, line: line)
  }
  // A test is an edge like the command line: here the date comes in.
  let today = String(Date().formatted(.iso8601).prefix(10))
  for requirement in applicable
  where requirements.isEmpty || requirements.contains(requirement.id.rawValue) {
    let judgement = await runner.judgement(
      of: requirement, knownFailures: knownFailures, on: today)
    if judgement.verdict == .issue { XCTFail(judgement.text, file: file, line: line) }
  }
}
