import AuthConformanceTesting
import Synchronization
import Testing

/// An account in the process of a test, as an app's own test target has it.
@Suite struct ConformanceTestsAccountTests {
  private static let good = ConformanceTests(SmallAccount())

  @Test(arguments: good.requirements(.account))
  func `a correct account meets every requirement that applies`(requirement: Requirement) async {
    await Self.good.expect(requirement)
  }

  @Test func `what the contract excludes is no case`() {
    let ids = Self.good.requirements(.account).map(\.id)
    #expect(ids.contains(.accountDelete) && ids.contains(.accountAnswered))
    #expect(!ids.contains(.accountDisplayName))
  }

  @Test func `a violated requirement is an issue that tells the story and what to do`() async {
    let texts = Mutex<[String]>([])
    await withKnownIssue {
      let tests = ConformanceTests(SmallAccount(revokesFirst: false))
      for requirement in tests.requirements(.account) where requirement.id == .accountDelete {
        await tests.expect(requirement)
      }
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let text = texts.withLock(\.self).joined()
    for part in [
      "account.delete  FAIL", "reauthenticate; deleteUser; revokeToken",
      "user or data are deleted before the tokens are revoked", "  do        Revoke the",
    ] {
      #expect(text.contains(part), "\(text)")
    }
  }
}
