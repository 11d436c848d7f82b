import AuthConformance
import ConformanceRunner
import Foundation
import Testing

@Suite struct AdapterErrorTests {
  private static let expected =
    #" Expected one line of JSON such as {"id":1,"wire":1,"contract":{"name":"my-app","#
    + #""capabilities":["nonce","digest"]}} and nothing before it."#

  @Test(arguments: [
    (["no-such-program"], "no such program. Give a path, or a name that is found through PATH."),
    ([".build/release/none"], "no such program. Build it: swift build -c release"),
    (
      ["my app/.build/debug/none"],
      "no such program. Build it: swift build --package-path 'my app'"
    ),
    (["/etc/hostname"], "not executable. Set its execute permission (chmod +x)."),
    (["true"], "the process ended by itself with exit code 0 during 'hello'." + expected),
    (
      ["sh", "-c", "echo oops >&2; exit 3"],
      "the process ended by itself with exit code 3 during 'hello'. "
        + "Its error output says: 'oops'." + expected
    ),
    (
      [
        "sh", "-c",
        #"printf 'Traceback\n  File "a.py", line 1\nImportError: no jwt\n' >&2; exit 1"#,
      ],
      "the process ended by itself with exit code 1 during 'hello'. "
        + "Its error output says: 'ImportError: no jwt'." + expected
    ),
    (
      ["sh", "-c", "echo Welcome; sleep 100"],
      "the answer to 'hello' is malformed: not a JSON object. Received: 'Welcome'." + expected
    ),
    (
      ["sh", "-c", #"read a; echo '{"id":1,"wire":2}'; sleep 100"#],
      "the answer to 'hello' has wire version 2." + expected
    ),
    (
      ["sh", "-c", #"read a; echo '{"id":1,"wire":1}'; sleep 100"#],
      "the answer to 'hello' has no member 'contract'." + expected
    ),
    (
      ["sh", "-c", #"read a; echo '{"id":9,"wire":1}'; sleep 100"#],
      "the answer to 'hello' has the id 9, expected 1." + expected
    ),
    (
      [
        "sh", "-c",
        #"read a; echo '{"id":1,"wire":1,"contract":{"name":"x","capabilites":[]}}'; sleep 100"#,
      ],
      "the answer to 'hello' is malformed: at /contract: unknown key 'capabilites'. Did you mean "
        + #"'capabilities'? Received: '{"id":1,"wire":1,"contract":{"name":"x","#
        + #""capabilites":[]}}'."# + expected
    ),
  ])
  func `a program that cannot be a subject is told what came and what was expected`(
    command: [String], problem: String
  ) async throws {
    let runner = Runner(
      target: .init(command: command, commandLine: .program("x")),
      options: RunOptions(timeLimit: .seconds(20)))
    let error = await #expect(throws: AdapterError.self) {
      try await runner.run(startedAt: Date(timeIntervalSince1970: 0))
    }
    #expect(error?.description == "\(command.joined(separator: " ")): \(problem)")
  }
}
