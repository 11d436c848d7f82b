import AuthConformanceTesting
import SampleAppAdapter
import Testing

private let conformance = ConformanceTests(SampleAppSubject())

/// One test per area, one case per requirement that applies.
@Suite struct SampleAppConformance {
  @Test(arguments: conformance.requirements(.nonce, .charset))
  func `nonces are as they must be`(requirement: Requirement) async {
    await conformance.expect(requirement)
  }

  @Test(arguments: conformance.requirements(.digest))
  func `what is sent is the SHA-256 of the nonce`(requirement: Requirement) async {
    await conformance.expect(requirement)
  }

  @Test(arguments: conformance.requirements(.continuation))
  func `every caller is answered exactly once`(requirement: Requirement) async {
    await conformance.expect(requirement)
  }

  @Test(arguments: conformance.requirements(.guard))
  func `attempts do not get into each other's way`(requirement: Requirement) async {
    await conformance.expect(requirement)
  }
}

/// The generator of the app's first version, which stored nonces still come from.
@Suite struct FirstVersionConformance {
  private static let letters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")

  private static let conformance = ConformanceTests(
    FunctionSubject(
      "first-version",
      nonce: { length in String((0..<(length ?? 32)).compactMap { _ in letters.randomElement() }) }),
    // Known issues as long as they fail; issues once they pass, or fail in another way.
    knownFailures: ["charset.complete", "charset.uniform", "charset.uniform-position"].map {
      KnownFailure(id: $0, grade: .fail, why: "the alphabet has no W; replaced in version 2")
    })

  @Test(arguments: conformance.requirements(.charset))
  func `its letters fail as they are known to`(requirement: Requirement) async {
    await Self.conformance.expect(requirement)
  }
}
