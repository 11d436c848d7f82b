import AuthConformance
import ConformanceModel
import ConformanceRunner
import Foundation
import Testing

/// Programs that answer `signIn.start` with what they must not.
@Suite struct SignInWireTests {
  private func result(_ script: String, seconds: Int = 20) async throws -> RequirementResult {
    var options = RunOptions(profile: .quick, timeLimit: .seconds(seconds))
    options.patterns = ["continuation.success"]
    let report = try await Runner(
      target: .init(
        command: ["/bin/sh", "-c", Self.program, "signin", script], commandLine: .program("x")),
      options: options
    ).run(startedAt: Date(timeIntervalSince1970: 0))
    return try #require(report.results.first)
  }

  /// Runs `$1` at every `signIn.start`, and then answers.
  private static let program = #"""
    while IFS= read -r line; do
      id=$(printf '%s' "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
      case $line in
        *'"op":"hello"'*)
          echo "{\"id\":$id,\"wire\":1,\"contract\":{\"name\":\"x\",\"capabilities\":[\"signIn\"],\"signIn\":{\"entries\":[\"completion\"],\"usesByteSource\":false}}}" ;;
        *'"op":"signIn.start"'*) eval "$1" ; echo "{\"id\":$id}" ;;
        *'"op":"bye"'*) exit 0 ;;
        *) echo "{\"id\":$id}" ;;
      esac
    done
    """#

  private static let place =
    "in case 0: continuation-success-0002 (completion): success through the completion handler"

  @Test(arguments: [
    (
      #"echo '{"notice":"signIn.anwsered"}'"#,
      "the notice 'signIn.anwsered' is unknown. Did you mean 'signIn.answered'?"
    ),
    (
      #"echo '{"notice":"provider.requested","nonce":"x"}'"#,
      "the notice 'provider.requested' has no member 'request'"
    ),
    (
      #"echo '{"notice":"provider.requested","request":1}{"id":1}'"#,
      #"the answer to 'signIn.start' is malformed: not a JSON object. "#
        + #"Received: '{"notice":"provider.requested","request":1}{"id":1}'"#
    ),
    (
      #"for n in 1 2; do echo '{"notice":"provider.requested","request":7}'; done"#,
      "the notice 'provider.requested' has the request 7 for the second time. Give every request "
        + "of a provider a number of its own."
    ),
    (
      #"echo '{"notice":"signIn.answered","attempt":9,"answer":"cancelled"}'"#,
      "the notice 'signIn.answered' names attempt 9, which was never started. Repeat the 'attempt' "
        + "of 'signIn.start'."
    ),
    (
      #"echo '{"notice":"signIn.answered","attempt":1,"answer":"done"}'"#,
      "the notice 'signIn.answered' has the answer 'done'. Expected 'credential', 'cancelled', "
        + "'refused' or 'failure'."
    ),
    (
      #"echo '{"notice":"signIn.answered","attempt":1,"answer":"credential"}'"#,
      "the notice 'signIn.answered' has no member 'credential'"
    ),
    (#"echo '{"id":99}'"#, "the answer to 'signIn.start' has the id 99, expected 2"),
  ])
  func `a mistake in a notice is the adapter's fault, said with what was expected`(
    script: String, sentence: String
  ) async throws {
    let result = try await result(script)
    #expect(result.grade == .suiteError)
    #expect(
      result.evidence?.observed == [
        sentence,
        Self.place,
      ])
  }

  @Test func `a program that dies while a caller waits is graded as a crash of that case`()
    async throws
  {
    let result = try await result("kill -9 $$")
    #expect(result.grade == .crash)
    #expect(
      result.evidence?.observed == [
        "the process ended with signal 9 (SIGKILL, killed) during 'signIn.start'",
        Self.place,
      ])
  }

  @Test func `a program that answers nobody leaks the caller, and no time limit is needed`()
    async throws
  {
    let result = try await result(#"echo '{"notice":"provider.requested","request":1}'"#)
    #expect(result.grade == .fail)
    #expect(result.evidence?.observed.first == "A was never answered; expected 'credential'")
    #expect(result.evidence?.likely == "the success callback returns without answering")
  }
}
