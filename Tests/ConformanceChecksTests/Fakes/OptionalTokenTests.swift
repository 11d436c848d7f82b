import AuthGallery
import ConformanceModel
import Testing

@testable import ConformanceChecks

/// What a contract does not require may be missing.
@Suite struct OptionalTokenTests {
  /// A gallery subject that is held to another contract.
  private struct Held: SignInSubject {
    var contract: Contract
    let base: any SignInSubject

    init(_ name: String, requires: Set<SignInContract.Field>) throws {
      base = try #require(Gallery.named(name)?.subject as? any SignInSubject)
      contract = base.contract
      contract.signIn.requires = requires
    }

    func makeProvider(in environment: SignInEnvironment) async throws -> any SignInProvider {
      try await base.makeProvider(in: environment)
    }
  }

  @Test(
    arguments: [
      ("missing-token-as-empty", [], Grade.pass), ("missing-token-as-empty", [.token], .fail),
      ("refusing-lock", [], .pass),
    ] as [(String, Set<SignInContract.Field>, Grade)])
  func `a success without a token is right where none is required`(
    name: String, requires: Set<SignInContract.Field>, grade: Grade
  ) async throws {
    let subject = try Held(name, requires: requires)
    let context = CheckContext(profile: .quick, seed: 1, samples: NonceSamples())
    for id in [RequirementID.continuationMalformed, .continuationClean, .guardReleased] {
      let check = try #require(Catalogue.check(id))
      let outcome = try await check.judge(subject, context)
      #expect(outcome.grade == (id == .continuationMalformed ? grade : .pass), "\(outcome)")
    }
  }

  @Test func `a token that did not come is not passed on, required or not`() async throws {
    var history = SignInHistory()
    history.callers = [
      .init(
        attempt: "A", entry: .async,
        answers: [.credential(SignInCredential(rawNonce: "n", identityToken: "made.up.token"))])
    ]
    let scenario = SimplerStory.ending(.callback(.missingToken)).scenario
    let finder = DeviationFinder(
      scenario: scenario, contract: SignInContract(requires: []), history: history)
    #expect(
      finder.deviations.contains(
        .wrongAnswer("A", word: .credential, expected: [.failure])))
  }

  @Test(
    arguments: [
      (ProviderCallback.Kind.missingToken, [], AnswerWords([.credential, .failure])),
      (.tokenNotUTF8, [], [.credential, .failure]), (.emptyToken, [], [.credential, .failure]),
      (.missingToken, [.token], .failure), (.emptyToken, [.token], [.credential, .failure]),
      (.wrongCredentialType, [], .failure),
    ] as [(ProviderCallback.Kind, Set<SignInContract.Field>, AnswerWords)])
  func `orders are explained by the same answers`(
    kind: ProviderCallback.Kind, requires: Set<SignInContract.Field>, words: AnswerWords
  ) {
    #expect(AnswerWords(kind, requiring: requires) == words)
  }
}
