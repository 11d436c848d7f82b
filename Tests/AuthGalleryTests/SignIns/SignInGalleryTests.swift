import AuthGallery
import ConformanceChecks
import ConformanceModel
import Testing

@Suite struct SignInGalleryTests {
  /// Its second resume of a continuation ends the process.
  private static let trapping = "slot-not-cleared"

  @Test(arguments: Gallery.knownBadSignIns.map(\.name).filter { $0 != trapping })
  func `a known-bad provider violates exactly what it declares`(_ name: String) async throws {
    let entry = try #require(Gallery.knownBadSignIns.first { $0.name == name })
    #expect(
      try await Self.blamed(by: entry, seed: 1) == entry.violates.subtracting(Self.controlled))
  }

  @Test(arguments: Gallery.legalSignIns.map(\.name))
  func `a legal provider passes every check that applies`(_ name: String) async throws {
    let entry = try #require(Gallery.legalSignIns.first { $0.name == name })
    let grades = try await Self.grades(of: entry, seed: 2)
    #expect(grades.allSatisfy { $0.value == .pass }, "\(grades)")
  }

  @Test func `every requirement of the areas is violated by some provider`() {
    let violated = Gallery.knownBadSignIns.reduce(into: Set<String>()) { $0.formUnion($1.violates) }
    #expect(violated == Set(Self.checks.map(\.id)).union(Self.controlled))
  }

  @Test(arguments: checks.map(\.id))
  func `a provider that resumes twice ends the process where it is blamed`(_ id: String)
    async throws
  {
    let entry = try #require(Gallery.knownBadSignIns.first { $0.name == Self.trapping })
    guard entry.violates.contains(id) else { return }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [id] in
      let entry = Gallery.knownBadSignIns.first { $0.name == "slot-not-cleared" }
      let check = Catalogue.checks.first { $0.id == id }
      guard let entry, let check else { return }
      let context = CheckContext(profile: .quick, seed: 1, samples: NonceSamples())
      _ = try await check.judge(entry.subject, context)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("tried to resume its continuation more than once"))
  }

  @Test(arguments: checks.map(\.id))
  func `a provider that resumes twice is blamed for nothing else`(_ id: String) async throws {
    let entry = try #require(Gallery.knownBadSignIns.first { $0.name == Self.trapping })
    guard !entry.violates.contains(id) else { return }
    let grades = try await Self.grades(of: entry, seed: 1, only: id)
    #expect(grades[id]?.blamesSubject == false)
  }

  private static let checks: [Check] = Catalogue.checks.filter {
    $0.needs == [.signIn] && $0.place == .beside
  }

  /// Judged in processes of their own, by the tests of the command line.
  private static let controlled: Set<String> = Set(
    Catalogue.checks.filter { $0.place == .controlled }.map(\.id))

  private static func blamed(by entry: GallerySubject, seed: UInt64) async throws -> Set<String> {
    Set(try await grades(of: entry, seed: seed).filter(\.value.blamesSubject).keys)
  }

  /// The grades of the checks that apply.
  private static func grades(
    of entry: GallerySubject, seed: UInt64, only id: String? = nil
  ) async throws -> [String: Grade] {
    var grades: [String: Grade] = [:]
    for check in checks where id == nil || check.id == id {
      let reason = check.reasonNotApplicable(to: entry.subject, profile: .quick)
      guard reason == nil else { continue }
      let context = CheckContext(profile: .quick, seed: seed, samples: NonceSamples())
      grades[check.id] = try await check.judge(entry.subject, context).grade
    }
    return grades
  }
}
