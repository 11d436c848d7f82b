import AuthGallery
import ConformanceModel
import Testing

@testable import ConformanceChecks

/// Names are not what goes wrong where nobody gets in.
@Suite struct FailedSignInTests {
  /// The reference, whose callers are told that every sign-in has failed.
  private struct Failing: AccountSubject {
    let base: any AccountSubject
    var contract: Contract { base.contract }

    func makeCoordinator(in environment: AccountEnvironment) throws -> any AccountCoordinator {
      FailingCoordinator(base: try base.makeCoordinator(in: environment))
    }
  }

  private final class FailingCoordinator: AccountCoordinator {
    let base: any AccountCoordinator
    var view: AccountView { base.view }

    init(base: any AccountCoordinator) { self.base = base }

    func perform(
      _ action: AccountAction, completion: @escaping @Sendable (AccountAnswer) -> Void
    ) {
      base.perform(action) { answer in
        if case .signedIn = answer { return completion(.failed(code: "500")) }
        completion(answer)
      }
    }
  }

  @Test(arguments: [RequirementID.accountFirstSignInOnly, .accountOwnName])
  func `a sign-in that fails by itself is not blamed on names`(id: RequirementID) async throws {
    let base = try #require(Gallery.named("reference")?.subject as? any AccountSubject)
    let check = try #require(Catalogue.check(id))
    let context = CheckContext(profile: .quick, seed: 1, samples: NonceSamples())
    let outcome = try await check.judge(Failing(base: base), context)
    #expect(outcome.grade == .insufficientData, "\(outcome)")
    #expect(
      outcome.evidence?.observed == ["no story came to the step that the requirement is about"])
  }
}
