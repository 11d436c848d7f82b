import Testing

@testable import ConformanceStatistics

@Suite struct RegressionGateTests {
  private static func sure(_ ratio: Double) -> RatioEstimate {
    RatioEstimate(ratios: [ratio])
  }

  private static func between(_ lower: Double, _ upper: Double) -> RatioEstimate {
    RatioEstimate(ratios: [lower, upper])
  }

  @Test(arguments: [
    (sure(1.0), RegressionGate.Verdict.within), (sure(1.2), .within), (sure(1.21), .worse),
    (between(1.1, 1.3), .undecided), (between(1.21, 9), .worse),
  ])
  func `where both twins are told apart, the subject is judged against its limit`(
    subject: RatioEstimate, verdict: RegressionGate.Verdict
  ) {
    let gate = RegressionGate(
      subject: subject, twin: Self.between(0.99, 1.02), slowed: Self.between(1.28, 1.33))
    #expect(gate.verdict(limit: Self.sure(1.2), tolerance: 1.14) == verdict)
  }

  @Test(arguments: [
    // A twin flagged as slower.
    (sure(1.2), sure(1.3)),
    // A slowed twin that is not flagged, or not beyond doubt.
    (sure(1.0), sure(1.1)), (sure(1.0), between(1.1, 1.5)),
  ])
  func `a gate that misjudges a twin does not judge the subject, however bad`(
    twin: RatioEstimate, slowed: RatioEstimate
  ) {
    for subject in [0.5, 1, 1.2, 50] {
      let gate = RegressionGate(subject: Self.sure(subject), twin: twin, slowed: slowed)
      #expect(gate.verdict(limit: Self.sure(1.2), tolerance: 1.14) == .machineTooNoisy)
    }
  }

  @Test(arguments: [
    (between(1.21, 1.3), RegressionGate.Verdict.undecided), (between(1.3, 1.4), .worse),
    (between(1.0, 1.19), .undecided), (between(1.0, 1.09), .within),
  ])
  func `a limit that was measured decides nothing within the errors of both`(
    subject: RatioEstimate, verdict: RegressionGate.Verdict
  ) {
    let gate = RegressionGate(
      subject: subject, twin: Self.between(0.99, 1.02), slowed: Self.between(1.28, 1.33))
    #expect(gate.verdict(limit: Self.between(1.14, 1.26), tolerance: 1.14) == verdict)
  }

  @Test func `a twin that is only doubtful is not flagged`() {
    let gate = RegressionGate(
      subject: Self.sure(2), twin: Self.between(0.9, 1.2), slowed: Self.sure(1.3))
    #expect(gate.verdict(limit: Self.sure(1.2), tolerance: 1.14) == .worse)
  }
}
