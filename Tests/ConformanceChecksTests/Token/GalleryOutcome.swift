import ConformanceModel
import Foundation

@testable import AuthGallery
@testable import ConformanceChecks

/// What a check says of a gallery subject, with the quick profile and seed 1.
func outcome(_ check: Check, _ subject: GallerySubject) async -> CheckOutcome {
  await check.outcome(
    for: subject.subject,
    CheckContext(
      profile: .quick, seed: 1, samples: NonceSamples(),
      wallClock: { Date().timeIntervalSince1970 }))
}
