internal import ConformanceModel

extension Check {
  /// Issuer, audience and times are what the contract asks for.
  package static let tokenClaims = Check(
    .tokenClaims, .token, kind: .vector,
    exclusion: { contract, _ in
      contract.token.claims.isEmpty && contract.token.typeOnly.isEmpty
        ? "the contract leaves the other claims to another layer" : nil
    }
  ) { subject, context in
    let contract = subject.contract.token
    var judgement = TokenJudgement(subject, context, causes: TokenCause.ofClaims)
    let cases = try await TokenCases(for: .tokenClaims, &judgement)
    try await judgement.judge(cases.all(.tokenClaims) + cases.ageCases + cases.unitCases)
    // Made when they are asked, so that what has just ended is asked soon after its end.
    let machine = context.wallClock.map { cases.machineCases(at: Int($0())) } ?? []
    try await judgement.judge(machine)
    let names = contract.claims.map(\.rawValue).sorted().joined(separator: ", ")
    // Under the suite's clock, tokens end a second beside the limit.
    let clock =
      contract.takesClock
      ? "the suite's clock, leeway \(contract.leeway) s"
      : "the machine's clock, leeway \(contract.leeway) s: exp to \(TokenCases.soon) s, others to "
        + "the hour; to the second where 'takesClock' says that the verifier takes 'now'"
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens; verified: \(names), by \(clock)"
        + (contract.maximumAge.map { ", at most \($0) s old" } ?? "")
        + (contract.typeOnly.isEmpty
          ? ""
          : "; of \(contract.typeOnly.map(\.rawValue).sorted().joined(separator: ", ")) the type"))
  }
}
