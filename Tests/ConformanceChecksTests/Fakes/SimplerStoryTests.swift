@testable import ConformanceChecks
import ConformanceModel
import Testing

@Suite struct SimplerStoryTests {
  @Test func `a stray callback and the attempt after it are simpler stories of their own`() throws {
    let scenario = SignInScenario(
      "s", "",
      steps: [
        .start(SignInStart("A")), .callback(attempt: "A", ProviderCallback(.cancel)),
        .callback(attempt: "A", ProviderCallback(.success)), .start(SignInStart("B")),
        .callback(attempt: "B", ProviderCallback(.failure)),
      ], expectations: [:])
    let simpler: [SimplerStory] = scenario.simplerStories(entry: .async).map(\.0)
    let expected: [SimplerStory] = [
      .ending(.callback(.cancel)), .ending(.callback(.success)),
      .stray(.callback(.cancel), .success), .sequel(.callback(.cancel)),
      .sequel(.callback(.cancel)), .ending(.callback(.failure)),
    ]
    #expect(simpler == expected)
  }

  @Test func `overlapping attempts have a simpler story with each way in used before`() {
    let scenario = SignInScenario(
      "s", "",
      steps: [
        .start(SignInStart("A", entry: .completion)), .start(SignInStart("B", entry: .async)),
        .cancel,
      ], expectations: [:])
    let simpler = scenario.simplerStories(entry: .async)
    #expect(simpler.map(\.0) == [.overlap, .ending(.cancel)])
    #expect(simpler.map(\.1) == [.completion, .async])
  }

  @Test func `the requirement that judges a simpler story has it among its vectors`() throws {
    let simplerStories: [SimplerStory] = [
      .ending(.callback(.success)), .ending(.callback(.cancel)),
      .ending(.callback(.foreignCancel)), .ending(.callback(.wrongCredentialType)),
      .ending(.callback(.missingToken)), .ending(.callback(.tokenNotUTF8)),
      .ending(.callback(.missingCode)), .ending(.callback(.emptyToken)), .ending(.noWindow),
      .ending(.bytesFail), .ending(.cancel), .sequel(.callback(.success)),
      .sequel(.callback(.failure)), .sequel(.callback(.cancel)), .sequel(.noWindow),
      .sequel(.bytesFail), .sequel(.cancel), .stray(.callback(.success), .success),
      .stray(.callback(.cancel), .success), .stray(.cancel, .success), .overlap,
    ]
    for simpler in simplerStories {
      let stories = try ScenarioLibrary.scenarios(of: simpler.requirement).map {
        $0.steps.map(\.withoutEntry)
      }
      #expect(stories.contains(simpler.scenario.steps), "\(simpler)")
    }
  }
}

extension SignInStep {
  /// The step with the way in left open, as simpler stories leave it.
  fileprivate var withoutEntry: SignInStep {
    guard case .start(var start) = self else { return self }
    start.entry = nil
    return .start(start)
  }
}
