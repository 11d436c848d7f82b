import AuthGallery
import ConformanceChecks
import ConformanceModel
import SourceScan
import Testing

@testable import auth_conformance

@Suite struct VectorExplanationTests {
  @Test func `a token's case shows what the token says and what is expected of it`() throws {
    let lines = try #require(VectorExplanation(of: "token-claims-0054")).text
      .split(separator: "\n")
    #expect(lines.first == "token-claims-0054  (token.claims)")
    #expect(lines.contains("  comment     exp in the past by 20 years"))
    #expect(lines.contains(#"  header      {"kid":"test-es256","alg":"ES256"}"#))
    let payload = try #require(lines.first { $0.hasPrefix("  payload ") })
    #expect(payload.contains(#""exp":1000000000"#))
    #expect(lines.contains { $0.hasPrefix("  verdicts ") && $0.contains(#""expired""#) })
    #expect(lines.last == "  file        Vectors/token/times.json")
  }

  @Test func `a scenario's case shows its steps one a line`() throws {
    let text = try #require(VectorExplanation(of: "continuation-failure-0001")).text
    #expect(
      text == """
        continuation-failure-0001  (continuation.failure)
          comment     code 1000: unknown
          reason      The caller needs the code to say what went wrong.
          steps       {"attempt":"A","do":"start"}
                      {"attempt":"A","code":1000,"do":"callback","kind":"failure"}
          expect      {"any":{"answers":{"A":["failure"]},"outstandingAtMost":1,"requests":1}}
          file        Vectors/continuation/scenarios.json

        """)
  }

  @Test(arguments: ["token-claims-9999", "schema/token", "", "-", "../../etc/passwd"])
  func `a word that is no case is none`(word: String) {
    #expect(VectorExplanation(of: word)?.text == nil)
  }

  @Test(arguments: [
    "near-miss-3", "case 7", "step 2", "letter-32", "beside-1", "zero-1", "milliseconds-2",
  ])
  func `a case that is in no file is explained by what makes it again`(id: String) throws {
    let text = ExplainCommand.text(try #require(MadeCase(id)), id)
    #expect(text.contains("--only token.") && text.contains("in no file"))
    #expect(text.contains("last letter missing") == (id == "near-miss-3"))
  }

  @Test func `a cause is explained by what a report says of it`() {
    #expect(
      ExplainCommand.text(.derSignatureExpected).split(separator: "\n").prefix(4).joined() == """
        der-signature-expected  (cause)\
          likely    an ES256 signature is read as DER, but a token has r and s of 32\
                    bytes each\
          do        Verify r and s of 32 bytes each (RFC 7518 section 3.4): in Node with
        """)
    #expect(
      ExplainCommand.text(Cause.misprintedAlphabet).contains("shown     under charset.known-typo"))
    #expect(ExplainCommand.text(Cause.misprintedAlphabet).contains("proof     named in "))
  }

  @Test func `a rule of scan is explained by what it says of each place`() {
    let text = ExplainCommand.text(ScanRule.alphabetDoubled)
    #expect(
      text == """
        alphabet-doubled  (rule of scan, charset.uniform)
          why       A letter that stands twice is drawn twice as often as the others.
          do        Write each letter once; one may be missing in its place.
          prove     auth-conformance nonces FILE (nonces that the code drew, one a line)

        """)
  }

  @Test(arguments: ["near-miss-0", "near-miss-99", "case", "case x", ""])
  func `what no check calls a case is none`(id: String) {
    #expect((MadeCase(id) as MadeCase?) == nil)
  }

  @Test func `a subject's name is explained by its story, what it violates and why`() throws {
    let subject = try #require(Gallery.named("missing-w-modulo"))
    #expect(
      ExplainCommand.text(subject).hasPrefix(
        "missing-w-modulo  (known-bad subject of the gallery)\n"))
    #expect(
      ExplainCommand.text(subject).split(separator: "\n").last
        == "  see       auth-conformance run missing-w-modulo --no-reports")
    #expect(ExplainCommand.text(subject).contains("  violates  charset.complete, "))
  }
}
