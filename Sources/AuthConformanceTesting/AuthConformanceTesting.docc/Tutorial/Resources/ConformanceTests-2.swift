import AuthConformanceTesting
import SampleApp
import Testing

private let conformance = ConformanceTests(
  FunctionSubject("sample-app", nonce: { Nonce.random(length: $0 ?? 32) }))

@Test(arguments: conformance.requirements())
func `nonces are as they must be`(requirement: Requirement) async {
  await conformance.expect(requirement)
}
