@testable import ConformanceChecks
import ConformanceModel
import PropertyEngine
import Testing

@Suite struct SignInModelTests {
  private static let requirements: [RequirementID] = SignInJudgement.checks.map(\.id)

  @Test(arguments: requirements, SignInContract.Overlap.allCases)
  func `the sequential model agrees with every scenario of the vectors`(
    _ requirement: RequirementID, _ overlap: SignInContract.Overlap
  ) throws {
    for scenario in try ScenarioLibrary.scenarios(of: requirement) {
      guard let expected = scenario.expectations[overlap] else { continue }
      var model = SignInModel(overlap: overlap)
      for step in scenario.steps { model.take(step) }
      #expect(model.expectation.requests == expected.requests, "\(scenario.id)")
      #expect(
        model.expectation.outstandingAtMost == expected.outstandingAtMost, "\(scenario.id)")
      #expect(Set(model.expectation.answers.keys) == Set(expected.answers.keys))
      for (attempt, words) in model.expectation.answers {
        // Where the caller dropped the provider, the vectors allow more than the model knows.
        #expect(Set(words).isSubset(of: expected.answers[attempt] ?? []), "\(scenario.id)")
      }
    }
  }

  @Test(arguments: SignInContract.Overlap.allCases)
  func `in a generated story nobody has a reason to wait`(_ overlap: SignInContract.Overlap) {
    let story = SignInStory(contract: SignInContract(overlap: overlap))
    let outcome = checkProperty(
      "everybody is answered", story.generator, examples: SignInStory.always
    ) { moves in
      let scenario = story.scenario(moves)
      let expected = scenario.expectations[overlap]
      return expected?.answers.values.allSatisfy { !$0.isEmpty } == true
    }
    #expect(outcome.isPassed, "\(outcome.report)")
  }

  @Test func `a story of moves becomes steps, and what means nothing is left out`() {
    let story = SignInStory(contract: SignInContract(entries: [.async], cancel: false))
    let scenario = story.scenario([
      .callback(back: 0, .success), .start(entry: 1), .cancel, .start(entry: 0),
      .cancelTask(back: 1), .callback(back: 1, .failure),
    ])
    #expect(
      scenario.steps == [
        .start(SignInStart("A", entry: .async)), .start(SignInStart("B", entry: .async)),
        .cancelTask(attempt: "A"), .callback(attempt: "A", ProviderCallback(.failure)),
        .callback(attempt: "B", ProviderCallback(.success)),
      ])
    #expect(
      scenario.expectations == [
        .refuse: SignInExpectation(
          answers: ["A": [.cancelled], "B": [.refused]], requests: 1, outstandingAtMost: 1)
      ])
  }
}
