import AuthConformance
import ConformanceModel
import ConformanceRunner
import Foundation
import Testing

/// Programs that answer `account.perform` with what they must not.
@Suite struct AccountWireTests {
  private func result(
    _ script: String, view: String = #"{\"isLoading\":false}"#
  ) async throws -> RequirementResult {
    var options = RunOptions(profile: .quick, timeLimit: .seconds(20))
    options.patterns = ["account.answered"]
    let report = try await Runner(
      target: .init(
        command: ["/bin/sh", "-c", Self.program, "account", script, view],
        commandLine: .program("x")),
      options: options
    ).run(startedAt: Date(timeIntervalSince1970: 0))
    return try #require(report.results.first)
  }

  /// Runs `$1` at every `account.perform`, and then answers; shows `$2`.
  private static let program = #"""
    while IFS= read -r line; do
      id=${line%%,\"op\"*} ; id=${id##*\"id\":}
      case $line in
        *'"op":"hello"'*)
          echo "{\"id\":$id,\"wire\":1,\"contract\":{\"name\":\"x\",\"capabilities\":[\"account\"]}}" ;;
        *'"op":"account.perform"'*)
          action=${line#*\"action\":} ; action=${action%%,*}
          coordinator=${line#*\"coordinator\":} ; coordinator=${coordinator%%,*}
          eval "$1" ; echo "{\"id\":$id}" ;;
        *'"op":"account.settle"'*) eval "echo \"{\\\"id\\\":$id,\\\"view\\\":$2}\"" ;;
        *'"op":"bye"'*) exit 0 ;;
        *) echo "{\"id\":$id}" ;;
      esac
    done
    """#

  @Test(arguments: [
    (
      #"echo '{"notice":"account.caled","coordinator":1}'"#,
      "the notice 'account.caled' is unknown. Did you mean 'account.called'?"
    ),
    (
      #"echo '{"notice":"account.called","call":1,"kind":"signOut"}'"#,
      "the notice 'account.called' has no member 'coordinator'"
    ),
    (
      #"echo '{"notice":"account.called","coordinator":8,"call":1,"kind":"signOut"}'"#,
      "the notice 'account.called' names coordinator 8, which was never started. Repeat the "
        + "'coordinator' of 'account.start'."
    ),
    (
      #"echo '{"notice":"account.called","coordinator":1,"call":"1","kind":"signOut"}'"#,
      "the answer to 'account.perform' is malformed: at /call: expected a whole number, found "
        + #"another type. Received: '{"notice":"account.called","coordinator":1,"call":"1","kind":"signOut"}'"#
    ),
    (
      #"for n in 1 2; do echo '{"notice":"account.called","coordinator":1,"call":4,"kind":"signOut"}'; done"#,
      "the notice 'account.called' has the call 4 for the second time. Give every call of a "
        + "coordinator a number of its own."
    ),
    (
      #"echo '{"notice":"account.answered","coordinator":1,"action":7,"answer":"done"}'"#,
      "the notice 'account.answered' names action 7, which was never performed. Repeat the "
        + "'action' of 'account.perform'."
    ),
    (
      #"echo '{"notice":"account.answered","coordinator":1,"action":1,"answer":"canceled"}'"#,
      "the notice 'account.answered' has the answer 'canceled'. Expected 'done', 'signedIn', "
        + "'cancelled', 'failed' or 'request'."
    ),
    (
      #"echo '{"notice":"account.stored","coordinator":1,"record":{}}'"#,
      "the notice 'account.stored' has no member 'provider'"
    ),
    (
      #"for n in 1 2; do echo '{"notice":"account.observed","coordinator":1,"observer":1}'; done"#,
      "the notice 'account.observed' has the observer 1 for the second time. Give every "
        + "observation of a coordinator a number of its own."
    ),
    (
      #"echo '{"notice":"account.unobserved","coordinator":1,"observer":3}'"#,
      "the notice 'account.unobserved' names observer 3, which never observed. Repeat the "
        + "'observer' of 'account.observed'."
    ),
  ])
  func `a mistake in a notice is the adapter's fault, said with what was expected`(
    script: String, sentence: String
  ) async throws {
    let result = try await result(script)
    #expect(result.grade == .suiteError)
    #expect(result.evidence?.observed.first == sentence)
    #expect(result.evidence?.observed.last?.hasPrefix("in case 0: account-answered-") == true)
  }

  @Test func `a barrier without a view is a mistake where the contract shows one`() async throws {
    let result = try await result(":", view: "null")
    #expect(result.grade == .suiteError)
    #expect(
      result.evidence?.observed.first
        == #"the answer to 'account.settle' has no member 'view'. Expected {"isLoading":…}, or "#
        + #""showsView":false in the contract."#)
  }

  @Test func `a program that dies during an action is graded as a crash of that case`() async throws
  {
    let result = try await result("kill -9 $$")
    #expect(result.grade == .crash)
    #expect(
      result.evidence?.observed.first
        == "the process ended with signal 9 (SIGKILL, killed) during 'account.perform'")
  }

  @Test func `an action without an answer at the barrier never gets one, without any time limit`()
    async throws
  {
    let result = try await result(":")
    #expect(result.grade == .fail)
    #expect(result.evidence?.observed.contains { $0.contains("was never called") } == true)
  }

  @Test func `what a former coordinator still says is not heard`() async throws {
    // Every action is answered; from the second coordinator on, the first answers once more.
    let result = try await result(
      #"""
      echo "{\"notice\":\"account.answered\",\"coordinator\":$coordinator,\"action\":$action,\"answer\":\"done\"}"
      [ "$coordinator" = 1 ] || echo '{"notice":"account.answered","coordinator":1,"action":1,"answer":"done"}'
      """#)
    #expect(result.grade == .pass)
    #expect(result.scope.hasSuffix("; by events over the wire"))
  }

  @Test func `a program without an account is not judged by its requirements, and it is said why`()
    async throws
  {
    var options = RunOptions(profile: .quick, timeLimit: .seconds(20))
    options.patterns = ["account.*"]
    let program = Self.program.replacing(#"\"account\""#, with: #"\"nonce\""#)
    let report = try await Runner(
      target: .init(
        command: ["/bin/sh", "-c", program, "x", ":", "null"], commandLine: .program("x")),
      options: options
    ).run(startedAt: Date(timeIntervalSince1970: 0))
    #expect(report.results.count == 20)
    #expect(report.results.allSatisfy { $0.grade == .notApplicable })
    #expect(Set(report.results.map(\.scope)) == ["the subject does not offer 'account'"])
  }
}
