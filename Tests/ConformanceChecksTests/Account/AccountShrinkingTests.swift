import ConformanceModel
import Synchronization
import Testing

@testable import AuthGallery
@testable import ConformanceChecks

/// Random stories: found, made as simple as they get, and brought back by their token.
@Suite struct AccountShrinkingTests {
  /// Shows loading for ever after the third action, to which no scripted story here comes.
  private final class ThirdLoads: AccountKeeper, @unchecked Sendable {
    private let count = Mutex(0)

    override func end(_ answer: AccountAnswer, _ done: AccountDone) {
      let number = count.withLock { count in
        count += 1
        return count
      }
      super.end(answer, done)
      if number == 3 { state.withLock { $0.view.isLoading = true } }
    }
  }

  private func outcome(replay: CheckReplay? = nil) async throws -> CheckOutcome {
    let subject = AccountGallerySubject(contract: Contract(name: "third-loads")) {
      ThirdLoads($0, $1)
    }
    let rule = AccountRule(.accountCancelQuiet, verbs: [.signIn]) { episode, _ in
      episode.isComplete && episode.after.view?.isLoading == true
        ? [AccountDeviation("loading is shown")] : []
    }
    let context = CheckContext(profile: .quick, seed: 1, samples: NonceSamples(), replay: replay)
    let judge = AccountJudge(
      rule: rule, subject: subject, context: context, settling: AccountJudgement.AtOnce())
    return try await judge.outcome()
  }

  @Test func `a random story is shrunk to the steps that it takes, and replayed`() async throws {
    let found = try await outcome()
    #expect(found.grade == .fail)
    #expect(
      found.evidence?.observed == [
        "loading is shown",
        "generated: a generated story",
        "  given nobody is signed in",
        "  tap 'Sign in'",
        "    -> authorize; signIn; updateProfile; signed in as user-1",
        "  tap 'Sign in'",
        "    -> authorize; signIn; signed in as user-1",
        "  tap 'Sign in'",
        "    -> authorize; signIn; signed in as user-1",
      ])
    let token = try #require(found.evidence?.replay)
    let again = try await outcome(replay: try CheckReplay(token))
    #expect(again.evidence == found.evidence)
    #expect(again.scope == "the one case of the replay token")
  }
}
