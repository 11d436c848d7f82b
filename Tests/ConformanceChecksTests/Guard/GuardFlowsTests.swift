import ConformanceModel
import Testing

@testable import ConformanceChecks

/// Pairs of flows count only where the first one could be disturbed.
@Suite struct GuardFlowsTests {
  @Test(arguments: RefusingSubject.Refusal.allCases)
  func `flows that never show a sheet by themselves prove nothing`(
    _ refusal: RefusingSubject.Refusal
  ) async throws {
    let context = CheckContext(profile: .quick, seed: 1, samples: NonceSamples())
    let outcome = try await Check.guardFlows.judge(RefusingSubject(refusal), context)
    #expect(outcome.grade == .insufficientData)
    #expect(outcome.cases == 0)
    #expect(
      outcome.scope
        == "0 pairs of sign-in, link, reauthenticate and delete, the second begun while the sheet "
        + "of the first is shown, settled after every step; 16 more left out, whose first flow "
        + "fails alone or shows no sheet")
  }
}

/// Does at once whatever it is asked for, or tells that it has failed.
struct RefusingSubject: AccountSubject {
  enum Refusal: CaseIterable {
    case failsEverything, showsNoSheet
  }

  let contract = Contract(
    name: "refusing", account: AccountContract(showsView: false, overlap: .refuse))
  let refusal: Refusal

  init(_ refusal: Refusal) { self.refusal = refusal }

  func makeCoordinator(in environment: AccountEnvironment) throws -> any AccountCoordinator {
    Coordinator(answer: refusal == .failsEverything ? .failed(code: "offline") : .done)
  }

  private final class Coordinator: AccountCoordinator {
    private let answer: AccountAnswer

    init(answer: AccountAnswer) { self.answer = answer }

    func perform(_ action: AccountAction, completion: @escaping @Sendable (AccountAnswer) -> Void) {
      completion(answer)
    }
  }
}
