import ConformanceModel
import Testing

@testable import AuthGallery
@testable import ConformanceChecks

/// Runs the checks of values on the gallery's nonces and digests, beside them.
///
/// Left to the runner: subjects that end the process, loop for ever or print or that only the
/// thorough profile shows, and requirements that need processes of their own.
@Suite struct GalleryValuesTests {
  private static let needsProcess: Set<RequirementID> = [
    .nonceUniqueProcesses, .nonceSecrecy, .nonceKnownGenerator, .nonceFork, .nonceThreads,
    .nonceRaceFree,
  ]
  private static let notHere: Set<String> = [
    "endless-retry", "aborts-on-failure", "prints-nonce", "prints-digest", "restarts-at-4-gib",
    "restarts-at-512-mib", "length-24-bits", "length-27-bits",
    // Five milliseconds for each nonce.
    "process-for-each",
    // What its threads do to each other is judged by the command `gallery`.
    "threads-counter",
  ]

  private static func names(_ subjects: [GallerySubject]) -> [String] {
    subjects.map(\.name).filter { !notHere.contains($0) }
  }

  @Test(arguments: names(Gallery.knownBadNonces + Gallery.legalNonces))
  func `a nonce subject violates exactly what it declares`(name: String) async throws {
    try await expectDeclared(name, profile: .standard)
  }

  @Test(arguments: names(Gallery.knownBadDigests + Gallery.legalDigests) + ["reference"])
  func `a digest subject violates exactly what it declares`(name: String) async throws {
    try await expectDeclared(name, profile: .quick)
  }

  private func expectDeclared(_ name: String, profile: Profile) async throws {
    let entry = try #require(Gallery.named(name))
    let samples = NonceSamples()
    let checks = Catalogue.nonce + Catalogue.charset + Catalogue.digest
    var blamed: Set<RequirementID> = []
    for check in checks where check.id != .nonceUniqueAttempts && !check.forks {
      let reason = check.reasonNotApplicable(
        to: entry.subject.contract, offering: entry.subject.offered, profile: profile, in: .worker)
      guard reason == nil else { continue }
      let context = CheckContext(profile: profile, seed: 1, samples: samples)
      let outcome = await check.outcome(for: entry.subject, context)
      if outcome.grade.blamesSubject { blamed.insert(check.id) }
    }
    #expect(blamed == entry.violates.subtracting(Self.needsProcess))
  }
}
