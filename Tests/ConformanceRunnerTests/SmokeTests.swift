import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct SmokeTests {
  /// Twelve mistakes, all but one in another place.
  private static let mistaken = #"""
    echo 'adapter ready'
    while IFS= read -r line; do
      id=$(printf '%s' "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
      case $line in
        *'"op":"hello"'*)
          echo "{\"id\":$id,\"wire\":\"1\",\"contract\":{\"name\":\"x\",\"capabilities\":[\"nonce\",\"digest\",\"byteDigest\",\"streamingDigest\",\"token\",\"signIn\",\"nonces\"]}}" ;;
        *'"op":"nonces"'*) echo "{\"id\":$id,\"nonces\":[\"a\",\"b\",7]}" ;;
        *'"op":"digests"'*) echo "{\"id\":$id,\"digests\":[\"ungWv48=\",\"\"]}" ;;
        *'"op":"byteDigests"'*) echo "{\"id\":$id,\"digest\":[\"\",\"\"]}" ;;
        *'"op":"streamDigest"'*)
          echo "{\"id\":\"$id\",\"digests\":[\"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\"]}" ;;
        *'"op":"match"'*) echo "{\"id\":$id,\"verdicts\":[{\"verdict\":\"rejected\"}]}" ;;
        *'"op":"signIn.start"'*)
          echo '{"notice":"provider.requested","request":1,"nonce":"n"}' ; echo "{\"id\":$id}" ;;
        *'"op":"provider.callback"'*)
          echo '{"notice":"signIn.answered","attempt":1,"answer":"done"}' ; echo "{\"id\":$id}" ;;
        *'"op":"signIn.cancel"'*) echo "{\"id\":$id}" ;;
        *'"op":"bye"'*) echo "{\"id\":$id}" ; exit 3 ;;
        *) echo "{\"id\":$id}" ;;
      esac
    done
    """#

  private func report(_ script: String, seconds: Int = 20) throws -> SmokeReport {
    try SmokeTest(command: ["/bin/sh", "-c", script], limit: .seconds(seconds)).run()
  }

  @Test func `every mistake is named, with field, found and expected`() throws {
    let found = try report(Self.mistaken).mistakes.map {
      "\($0.operation): \($0.field): found \($0.found), expected \($0.expected)"
    }
    #expect(
      found == [
        "hello: the line: found 'adapter ready', expected one JSON object a line, nothing else",
        "hello: wire: found the text '1', expected the number 1",
        "hello: contract/capabilities/6: found the text 'nonces', expected 'nonce'",
        "nonces: nonces/2: found the number 7, expected a text",
        "digests: digests/0: found the text 'ungWv48=', expected the SHA-256 of 'abc' in the "
          + "contract's text form, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f2001"
          + "5ad'",
        "byteDigests: digests: found nothing, but 'digest', expected an array of 2 texts",
        "streamDigest: id: found the text '5', expected the request's id, the number 5",
        "match: verdicts/0/verdict: found the text 'rejected', expected 'accept' or 'reject'",
        "match, no token: verdicts/0/verdict: found the text 'rejected', expected 'accept' or "
          + "'reject'",
        "provider.callback: signIn.answered/answer: found the text 'done', expected one of "
          + "'credential', 'cancelled', 'refused', 'failure'",
        "signIn.cancel: notice: found nothing, expected one notice 'signIn.answered' before the "
          + "answer",
        "an unknown op: error: found nothing, expected an object with 'code' and 'message', two "
          + "texts",
        "bye: the process: found it did not end by itself with exit code 0, expected after the "
          + "answer to 'bye' the program ends",
      ])
  }

  @Test func `a mistake comes with a line that would have been right`() throws {
    let report = try report(Self.mistaken)
    #expect(
      report.lines[..<5] == [
        "hello               3 mistakes",
        "  field     the line",
        "  found     'adapter ready'",
        "  expected  one JSON object a line, nothing else",
        #"  example   {"id":1,"wire":1,"contract":{"name":"my-app","capabilities":["nonce","#
          + #""digest"]}}"#,
      ])
    #expect(report.lines.contains("signIn.settle       right"))
  }

  @Test func `a program that ends at an operation is asked the rest in a new process`() throws {
    let script = Self.mistaken.replacing(
      #"echo "{\"id\":$id,\"nonces\":[\"a\",\"b\",7]}""#, with: "exit 5")
    let report = try report(script)
    #expect(
      report.mistakes.filter { $0.operation == "nonces" }.map(\.found)
        == ["it ended by itself with exit code 5"])
    #expect(report.mistakes.contains { $0.operation == "bye" })
  }

  @Test func `of a program that dies the end of its error output is shown`() throws {
    let report = try report("echo 'Error: no module named subject' >&2; exit 1")
    #expect(
      report.lines == [
        "hello               1 mistake", "  field     the process",
        "  found     it ended by itself with exit code 1",
        "  stderr    Error: no module named subject", "  expected  an answer",
        #"  example   {"id":1,"wire":1,"contract":{"name":"my-app","capabilities":["nonce","#
          + #""digest"]}}"#,
      ])
  }

  @Test(arguments: [
    #"echo "KeyError: 'keys'" >&2; exit 1"#,
    #"echo "{\"id\":$id,\"error\":{\"code\":\"refused\",\"message\":\"'keys'\"}}""#,
  ])
  func `who misses the keys is told what they come with`(failing: String) throws {
    let script = Self.mistaken.replacing(
      #"echo "{\"id\":$id,\"verdicts\":[{\"verdict\":\"rejected\"}]}""#, with: failing)
    let expected = try report(script).mistakes.filter { $0.operation == "match" }.map(\.expected)
    let hint = "; 'keys' come only where the contract's 'token' declares 'signatures'"
    #expect(
      expected
        == [
          (failing.hasPrefix("echo \"Key")
            ? "an answer" : "no error for a request as plain as this one") + hint
        ])
  }

  @Test func `a program that never answers is left after hello`() throws {
    let report = try report("sleep 100", seconds: 1)
    #expect(
      report.mistakes == [
        SmokeMistake(
          operation: "hello", field: "the answer", found: "nothing within 1.0 seconds",
          expected: "an answer, flushed after its line end",
          example: #"{"id":1,"wire":1,"contract":{"name":"my-app","capabilities":["nonce","#
            + #""digest"]}}"#)
      ])
  }

  @Test(arguments: [
    (
      #"\"signatures\":[\"RS256\"]"#,
      #"*'"kid":"test-rs256"'*) accept ;; *'"op":"match"'*) refuse ;;"#
    ),
    ("", #"*'"keys"'*) refuse ;; *'"op":"match"'*) accept ;;"#),
  ])
  func `a verifier gets keys where its contract says that it verifies`(
    token: String, cases: String
  ) throws {
    let report = try report(
      #"""
      accept() { echo "{\"id\":$id,\"verdicts\":[{\"verdict\":\"accept\"}]}"; }
      refuse() { echo "{\"id\":$id,\"error\":{\"code\":\"x\",\"message\":\"not so\"}}"; }
      while IFS= read -r line; do
        id=$(printf '%s' "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
        case $line in
          *'"op":"hello"'*)
            echo "{\"id\":$id,\"wire\":1,\"contract\":{\"name\":\"x\",\"capabilities\":[\"token\"],\"token\":{\#(token)}}}" ;;
          \#(cases)
          *'"op":"bye"'*) echo "{\"id\":$id}"; exit 0 ;;
          *) refuse ;;
        esac
      done
      """#)
    #expect(report.mistakes == [])
    #expect(report.lines.contains("match               right"))
  }

  @Test func `a genuine token that is rejected is no mistake, and is said`() throws {
    let report = try report(
      #"""
      while IFS= read -r line; do
        id=$(printf '%s' "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
        case $line in
          *'"op":"hello"'*)
            echo "{\"id\":$id,\"wire\":1,\"contract\":{\"name\":\"x\",\"capabilities\":[\"token\"]}}" ;;
          *'"op":"match"'*) echo "{\"id\":$id,\"verdicts\":[{\"verdict\":\"reject\"}]}" ;;
          *'"op":"bye"'*) echo "{\"id\":$id}"; exit 0 ;;
          *) echo "{\"id\":$id,\"error\":{\"code\":\"x\",\"message\":\"not so\"}}" ;;
        esac
      done
      """#)
    #expect(
      report.lines == [
        "hello               right",
        "match               right, but this token is genuine, and was rejected: an exception that "
          + "the adapter turns into a rejection looks so, too",
        "match, no token     right", "an unknown op       right", "bye                 right",
      ])
  }

  @Test func `an adapter that awaits something before its request is right`() throws {
    let report = try report(
      #"""
      say() { echo "$1" >>"$file"; }
      file=$(mktemp); trap 'rm -f "$file"' EXIT
      start=0
      while IFS= read -r line; do
        id=$(printf '%s' "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
        case $line in
          *'"op":"hello"'*)
            echo "{\"id\":$id,\"wire\":1,\"contract\":{\"name\":\"x\",\"capabilities\":[\"signIn\"],\"signIn\":{\"cancel\":true}}}" ;;
          *'"op":"signIn.start"'*)
            start=$((start + 1)); echo "{\"id\":$id}"
            say "{\"notice\":\"provider.requested\",\"request\":$start,\"nonce\":\"n\"}" ;;
          *'"op":"provider.callback"'*)
            echo "{\"id\":$id}"
            say '{"notice":"signIn.answered","attempt":1,"answer":"refused"}' ;;
          *'"op":"signIn.cancel"'*)
            echo "{\"id\":$id}"
            say '{"notice":"signIn.answered","attempt":2,"answer":"cancelled"}' ;;
          *'"op":"signIn.settle"'*) cat "$file"; : >"$file"; echo "{\"id\":$id}" ;;
          *'"op":"bye"'*) echo "{\"id\":$id}"; exit 0 ;;
          *) echo "{\"id\":$id,\"error\":{\"code\":\"x\",\"message\":\"not so\"}}" ;;
        esac
      done
      """#)
    #expect(report.mistakes == [])
    #expect(report.lines.contains("signIn.cancel       right"))
    #expect(report.lines.contains("provider.callback   right"))
  }
}
