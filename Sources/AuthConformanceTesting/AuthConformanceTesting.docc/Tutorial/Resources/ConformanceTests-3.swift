import AuthConformanceTesting
import SampleApp
import Testing

private let conformance = ConformanceTests(
  FunctionSubject("sample-app", nonce: { Nonce.random(length: $0 ?? 32) }),
  knownFailures: [
    KnownFailure(
      id: "charset.*", grade: .fail, expires: CalendarDay("2027-01-31"),
      why: "clients store the alphabet without W; version 2 changes both sides")
  ])

@Test(arguments: conformance.requirements())
func `nonces are as they must be`(requirement: Requirement) async {
  await conformance.expect(requirement)
}
