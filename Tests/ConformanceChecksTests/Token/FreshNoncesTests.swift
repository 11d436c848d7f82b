import ConformanceModel
import Testing

@testable import AuthGallery
@testable import ConformanceChecks

@Suite struct FreshNoncesTests {
  @Test func `a subject that uses nonces up can be judged twice with one seed`() async {
    let used = UsedNonces()
    let honest = MatchSteps()
    let subject = FunctionSubject(
      "subject", contract: Contract(name: "subject", token: TokenContract(keepsPendingState: true)),
      match: { attempt in
        let verdict = honest.match(attempt)
        guard verdict == .accepted else { return verdict }
        return used.insert(attempt.rawNonce) ? .accepted : .rejected(.replayed)
      })
    for _ in 1...2 {
      for check in Catalogue.token
      where check.id != .tokenRaceFree
        && check.reasonNotApplicable(
          to: subject.contract, offering: subject.offered, profile: .quick, in: .worker) == nil
      {
        let outcome = await check.outcome(
          for: subject, CheckContext(profile: .quick, seed: 1, samples: NonceSamples()))
        #expect(outcome.grade == .pass, "\(check.id): \(outcome)")
      }
    }
  }
}
