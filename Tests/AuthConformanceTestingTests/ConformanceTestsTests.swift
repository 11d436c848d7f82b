import AuthConformanceTesting
import Synchronization
import Testing

@Suite struct ConformanceTestsTests {
  private static func subject(_ letters: String) -> FunctionSubject {
    let letters = Array(letters)
    return FunctionSubject(
      "my-app",
      nonce: { length in
        String((0..<(length ?? 32)).map { _ in letters[Int.random(in: 0..<letters.count)] })
      })
  }

  private static let good = ConformanceTests(
    subject("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"))
  private static let withoutW = subject(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")

  @Test(arguments: good.requirements())
  func `a correct subject meets every requirement that applies`(requirement: Requirement) async {
    await Self.good.expect(requirement)
  }

  @Test func `only what applies and can be judged in a test process is a case`() {
    let ids = Self.good.requirements().map(\.id)
    #expect(ids.contains(.charsetComplete) && ids.contains(.nonceUnique))
    #expect(!ids.contains(.nonceUniqueProcesses) && !ids.contains(.nonceLengthInvalid))
    #expect(!Self.good.requirements().contains { [.digest, .guard].contains($0.area) })
    #expect(Self.good.requirements(.charset).allSatisfy { $0.area == .charset })
  }

  @Test func `a violated requirement is an issue that says what was seen and what to do`() async {
    let texts = Mutex<[String]>([])
    await withKnownIssue {
      let tests = ConformanceTests(Self.withoutW)
      for requirement in tests.requirements(.charset) where requirement.id == .charsetComplete {
        await tests.expect(requirement)
      }
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let text = texts.withLock(\.self).joined()
    for part in ["charset.complete  FAIL", "W (letter 33 of 65) never seen", "  do        Add"] {
      #expect(text.contains(part), "\(text)")
    }
  }

  @Test func `a known failure is a known issue, and an issue once it is repaired`() async {
    let known = ["charset.complete", "charset.uniform", "charset.uniform-position"].map {
      KnownFailure(id: $0, grade: .fail, why: "clients store the alphabet")
    }
    let failing = ConformanceTests(Self.withoutW, knownFailures: known)
    // Each is a known issue: none of them makes this test fail.
    for requirement in failing.requirements(.charset) { await failing.expect(requirement) }
    await withKnownIssue {
      let repaired = ConformanceTests(
        Self.subject("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"),
        knownFailures: known)
      for requirement in repaired.requirements(.charset) where requirement.id == .charsetComplete {
        await repaired.expect(requirement)
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("UNEXPECTED PASS") }
    }
  }
}
