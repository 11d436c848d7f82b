internal import ConformanceModel

/// Two callers at once of a program that answers over the wire, for every pair of ways in.
struct SuspensionElsewhere {
  let subject: any SignInSubject
  let context: CheckContext

  private var contract: SignInContract { subject.contract.signIn }

  /// - Throws: ``SetUpFailure``; ``SubjectFault``.
  func outcome() async throws -> CheckOutcome {
    var cases = 0
    var leftTo: Set<RequirementID> = []
    for pair in CallerPair.all(under: contract) {
      // What already goes wrong in a simpler story is left to the requirement of that.
      var other: RequirementID?
      for entry in pair.entries where other == nil {
        if try await play([entry], .apart, &cases) != nil { other = .continuationSuccess }
      }
      if other == nil {
        other = try await play(pair.callers, .apart, &cases)?.claim.judgedApart
      }
      if let other {
        leftTo.insert(other)
        continue
      }
      for pace in [CallersElsewhere.Pace.together, .togetherAnsweredAtOnce] {
        guard let broken = try await play(pair.callers, pace, &cases) else { continue }
        let evidence = Evidence(
          observed: broken.observed, cause: broken.claim.cause(under: contract.overlap))
        return .fail(cases: cases, scope: scope, evidence)
      }
    }
    let left = leftTo.sorted().map { "'\($0)'" }.joined(separator: ", ")
    guard leftTo.isEmpty else {
      return .waiting(
        for: leftTo.sorted(), cases: cases,
        scope: "two callers at once cannot be judged before \(left) holds")
    }
    return .pass(cases: cases, scope: scope)
  }

  private func play(
    _ callers: [SignInContract.Entry], _ pace: CallersElsewhere.Pace, _ cases: inout Int
  ) async throws -> CallersElsewhere.Broken? {
    let names = callers.map(\.rawValue).joined(separator: " and ")
    let label = callers.count == 1 ? "one caller: \(names)" : "two callers: \(names)"
    let seed = context.seed(for: "two callers")
    defer { cases += 1 }
    switch try await context.run(
      case: cases, label,
      body: { try await CallersElsewhere.play(callers, pace, subject, seed: seed) })
    {
    case .value(let broken): return broken
    case .threw(let error): throw SetUpFailure(label: label, error: error)
    case .ended, .judgedBefore:
      preconditionFailure("no ending is legal in a pair, and none was judged before")
    }
  }

  private var scope: String {
    "two callers (overlap '\(contract.overlap.rawValue)'), the second sent before the first has "
      + "settled, in the one order that the program then takes; the order of its own tasks and "
      + "threads is not controlled from outside"
  }
}
