import AuthGallery
import ConformanceChecks
import ConformanceModel

/// Runs the sign-in checks in this process.
enum SignInJudgement {
  /// The checks of the areas continuation and guard, and the one of nonces across attempts.
  static let checks: [Check] = Catalogue.checks.filter { $0.needs == [.signIn] }

  static func outcome(
    of id: RequirementID, for name: String, profile: Profile = .quick, seed: UInt64 = 1,
    control: TaskControl = .unavailable("nothing is controlled")
  ) async throws -> CheckOutcome {
    guard let check = checks.first(where: { $0.id == id }),
      let entry = (Gallery.subjects + Gallery.knownBadSignIns + Gallery.legalSignIns)
        .first(where: { $0.name == name })
    else { throw Unknown(id: id, name: name) }
    let reason = check.reasonNotApplicable(
      to: entry.subject.contract, offering: entry.subject.offered, profile: profile, in: .worker)
    if let reason { return .notApplicable(reason) }
    let context = CheckContext(
      profile: profile, seed: seed, samples: NonceSamples(), control: control)
    return try await check.judge(entry.subject, context)
  }

  struct Unknown: Error {
    let id: RequirementID
    let name: String
  }
}
