@testable import ConformanceChecks
import ConformanceModel
import Testing

@Suite struct ControlTests {
  @Test func `a stray callback and the attempt after it are controls of their own`() throws {
    let scenario = SignInScenario(
      "s", "",
      steps: [
        .start(SignInStart("A")), .callback(attempt: "A", ProviderCallback(.cancel)),
        .callback(attempt: "A", ProviderCallback(.success)), .start(SignInStart("B")),
        .callback(attempt: "B", ProviderCallback(.failure)),
      ], expectations: [:])
    let controls: [Control] = scenario.controls(entry: .async).map(\.0)
    let expected: [Control] = [
      .ending(.callback(.cancel)), .ending(.callback(.success)),
      .stray(.callback(.cancel), .success), .sequel(.callback(.cancel)),
      .sequel(.callback(.cancel)), .ending(.callback(.failure)),
    ]
    #expect(controls == expected)
  }

  @Test func `overlapping attempts have a control with each way in used before`() {
    let scenario = SignInScenario(
      "s", "",
      steps: [
        .start(SignInStart("A", entry: .completion)), .start(SignInStart("B", entry: .async)),
        .cancel,
      ], expectations: [:])
    let controls = scenario.controls(entry: .async)
    #expect(controls.map(\.0) == [.overlap, .ending(.cancel)])
    #expect(controls.map(\.1) == [.completion, .async])
  }

  @Test func `the requirement that judges a control has the same story among its vectors`() throws {
    let controls: [Control] = [
      .ending(.callback(.success)), .ending(.callback(.cancel)),
      .ending(.callback(.foreignCancel)), .ending(.callback(.wrongCredentialType)),
      .ending(.callback(.missingToken)), .ending(.callback(.tokenNotUTF8)),
      .ending(.callback(.missingCode)), .ending(.callback(.emptyToken)), .ending(.noWindow),
      .ending(.bytesFail), .ending(.cancel), .sequel(.callback(.success)),
      .sequel(.callback(.failure)), .sequel(.callback(.cancel)), .sequel(.noWindow),
      .sequel(.bytesFail), .sequel(.cancel), .stray(.callback(.success), .success),
      .stray(.callback(.cancel), .success), .stray(.cancel, .success), .overlap,
    ]
    for control in controls {
      let stories = try ScenarioLibrary.scenarios(of: control.requirement).map {
        $0.steps.map(\.withoutEntry)
      }
      #expect(stories.contains(control.scenario.steps), "\(control)")
    }
  }
}

extension SignInStep {
  /// The step with the way in left open, as controls leave it.
  fileprivate var withoutEntry: SignInStep {
    guard case .start(var start) = self else { return self }
    start.entry = nil
    return .start(start)
  }
}
