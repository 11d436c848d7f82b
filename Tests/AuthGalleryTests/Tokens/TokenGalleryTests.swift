import ConformanceModel
import Foundation
import Testing

@testable import AuthGallery
@testable import ConformanceChecks

@Suite struct TokenGalleryTests {
  /// Ends the process: judged by the command `gallery`, in workers.
  private static let trapping: Set<String> = ["huge-expiry-traps", "traps-on-two-parts"]

  /// Accepts no token, or none of one algorithm, so that with a memory its rejections prove nothing, their reasons neither.
  private static let unproven: Set<String> = [
    "audience-undeclared", "audience-of-another-app", "der-signature-expected",
    "present-in-milliseconds", "present-in-milliseconds-of-base64",
  ]

  static let names = (Gallery.knownBadTokens + Gallery.legalTokens).map(\.name)
    .filter { !trapping.contains($0) }

  @Test(arguments: names)
  func `a matcher is blamed for exactly what it declares`(name: String) async throws {
    let subject = try #require(
      (Gallery.knownBadTokens + Gallery.legalTokens).first { $0.name == name })
    // Whether a race comes about is chance here; the command `gallery` tries every order.
    let catalogue = Catalogue.token.filter {
      $0.id != .tokenReplayConcurrent || !subject.violates.contains($0.id)
    }
    let outcomes = await judge(subject, catalogue, seed: 1)
    let violated = subject.violates.intersection(catalogue.map(\.id))
    #expect(Set(outcomes.filter(\.value.grade.blamesSubject).map(\.key)) == violated)
    // What a process prints is heard by the command `gallery`.
    if violated == subject.violates {
      #expect(causes(outcomes) == Set(subject.causes.map(\.name)))
    }
    let open = outcomes.filter {
      !$0.value.grade.blamesSubject && ![.pass, .notApplicable].contains($0.value.grade)
    }
    // What a simpler requirement blames a subject for may leave another one nothing to judge.
    #expect(open.isEmpty || subject.kind == .knownBad)
    // Vectors are the same for every seed, generated tokens are not.
    // Where hardly a fresh nonce gets in, none of two callers at once does either.
    let generating = catalogue.filter {
      $0.kind != .vector
        && !($0.id == .tokenReplayConcurrent && subject.violates.contains(.tokenAccept))
    }
    for seed: UInt64 in [0x5EED, .max] {
      let outcomes = await judge(subject, generating, seed: seed)
      let blamed = outcomes.filter(\.value.grade.blamesSubject).map(\.key)
      #expect(Set(blamed) == subject.violates.intersection(generating.map(\.id)), "seed \(seed)")
      let declared = subject.causes.flatMap { [$0.name] + $0.brings }
      #expect(causes(outcomes).isSubset(of: declared), "seed \(seed)")
    }
  }

  @Test func `the reference passes every check of the area`() async {
    let checks = Catalogue.token.filter { $0.id != .tokenRaceFree }
    let outcomes = await judge(Gallery.reference, checks, seed: 1)
    #expect(outcomes.filter { $0.value.grade != .pass } == [:])
  }

  // All checks are run on every verifier by the command `gallery`; unoptimised, that takes minutes.
  @Test(
    arguments: (Gallery.knownBadVerifiers + Gallery.legalVerifiers)
      // In so few tokens no nonce comes twice.
      .filter { !trapping.contains($0.name) && !$0.causes.contains(.memoryUndeclared) }
      .map(\.name))
  func `a verifier is blamed for what it declares`(name: String) async throws {
    let subject = try #require(
      (Gallery.knownBadVerifiers + Gallery.legalVerifiers).first { $0.name == name })
    let checks = [
      Check.tokenAccept, .tokenSignature, .tokenClaims, .tokenStructure, .tokenKeyRotation,
      .tokenAzp, .tokenSubject, .tokenCodeHash, .tokenDuplicateKeys, .tokenTypeConfusion,
      .tokenWeakKeys,
    ]
    let outcomes = await judge(subject, checks, seed: 1)
    let violated = subject.violates.intersection(checks.map(\.id))
    #expect(Set(outcomes.filter(\.value.grade.blamesSubject).map(\.key)) == violated)
    // What a memory is blamed for takes the check of replays.
    if violated == subject.violates {
      #expect(causes(outcomes) == Set(subject.causes.map(\.name)))
    }
  }

  /// What uses nonces up rejects a second token of a nonce whatever it is like.
  @Test(
    arguments: (Gallery.knownBadTokens + Gallery.knownBadVerifiers + Gallery.legalTokens
      + Gallery.legalVerifiers)
      .filter { !$0.subject.contract.token.keepsPendingState }.filter {
        !trapping.union(unproven).contains($0.name) && !$0.causes.contains(.memoryUndeclared)
      }
      .map(\.name))
  func `a memory of used nonces hides no defect and makes none`(name: String) async throws {
    let bare = try #require(Gallery.named(name))
    let subject = bare.remembering(name, bare.kind == .legal ? .attempt : .success)
    // Generated tokens show what vectors show, and take longer.
    let checks = Catalogue.token.filter { $0.kind == .vector || $0.id == .tokenSignature }
    let outcomes = await judge(subject, checks, seed: 1)
    #expect(
      Set(outcomes.filter(\.value.grade.blamesSubject).map(\.key))
        == subject.violates.intersection(checks.map(\.id)))
    let open = outcomes.values.filter {
      !$0.grade.blamesSubject && ![.pass, .notApplicable].contains($0.grade)
    }
    #expect(open.isEmpty || subject.kind == .knownBad)
  }

  @Test func `every requirement of the area is violated by a known-bad matcher`() {
    let violated = (Gallery.knownBadTokens + Gallery.knownBadVerifiers + Gallery.knownBadStores)
      .reduce(into: Set<RequirementID>()) { $0.formUnion($1.violates) }
    let rows = Requirement.all.filter { $0.area == .token }.map(\.id)
    // Of verifiers that compare with a wrong digest of their own.
    let digests: [RequirementID] = [.digestTextForm, .digestEveryLength, .digestUtf8]
    #expect(violated == Set(rows + [.nonceSecrecy] + digests))
  }

  @Test func `names and declarations are those that the catalogue knows`() {
    let bad = Gallery.knownBadTokens + Gallery.knownBadVerifiers
    let legal = Gallery.legalTokens + Gallery.legalVerifiers
    let all = bad + legal
    #expect(Set(all.map(\.name)).count == all.count)
    let unknown = all.flatMap { $0.violates.filter { Requirement.named($0) == nil } }
    #expect(unknown == [])
    #expect(bad.count >= 35)
    #expect(legal.count >= 12)
  }

  /// The names of the causes of what a subject is blamed for, without what another of them brings.
  private func causes(_ outcomes: [RequirementID: CheckOutcome]) -> Set<String?> {
    let causes = outcomes.values.filter(\.grade.blamesSubject).flatMap { outcome -> [Cause?] in
      [outcome.evidence?.cause] + (outcome.evidence?.also ?? [])
    }
    return Set(causes.map { $0?.name }).subtracting(causes.flatMap { $0?.brings ?? [] })
  }

  private func judge(
    _ subject: GallerySubject, _ checks: [Check], seed: UInt64
  ) async -> [RequirementID: CheckOutcome] {
    let context = CheckContext(
      profile: .quick, seed: seed, samples: NonceSamples(),
      wallClock: { Date().timeIntervalSince1970 })
    var outcomes: [RequirementID: CheckOutcome] = [:]
    for check in checks {
      let reason = check.reasonNotApplicable(
        to: subject.subject.contract, offering: subject.subject.offered, profile: .quick,
        in: .worker)
      if let reason {
        outcomes[check.id] = .notApplicable(reason)
      } else {
        outcomes[check.id] = await check.outcome(for: subject.subject, context)
      }
    }
    return outcomes
  }
}
