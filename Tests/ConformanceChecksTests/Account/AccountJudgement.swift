import AuthGallery
import ConformanceModel

@testable import ConformanceChecks

/// Runs the account checks and stories in this process, with nothing controlled.
enum AccountJudgement {
  static func outcome(of id: RequirementID, for name: String) async throws -> CheckOutcome {
    guard let check = Catalogue.check(id), let entry = Gallery.named(name) else {
      throw Unknown(name: name)
    }
    let reason = check.reasonNotApplicable(
      to: entry.subject.contract, offering: entry.subject.offered, profile: .quick, in: .worker)
    if let reason { return .notApplicable(reason) }
    let context = CheckContext(profile: .quick, seed: 1, samples: NonceSamples())
    return try await check.judge(entry.subject, context)
  }

  /// Plays a story with a gallery subject that has no tasks.
  static func episodes(
    of story: AccountStory, for name: String
  ) async throws -> [AccountEpisode] {
    guard let subject = Gallery.named(name)?.subject as? any AccountSubject else {
      throw Unknown(name: name)
    }
    return try await AccountPlayer(subject: subject, explorer: nil, settling: AtOnce()).play(story)
  }

  /// For subjects that do everything before they return.
  struct AtOnce: Settling {
    func settle(until isDue: @escaping @Sendable () -> Bool) async throws {}
  }

  struct Unknown: Error {
    let name: String
  }
}
