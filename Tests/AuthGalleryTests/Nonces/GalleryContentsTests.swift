import ConformanceModel
import Testing

@testable import AuthGallery

@Suite struct GalleryContentsTests {
  private static let bad = Gallery.knownBadNonces + Gallery.knownBadDigests
  private static let good = Gallery.legalNonces + Gallery.legalDigests

  @Test func `every violated requirement exists`() {
    let unknown = Self.bad.flatMap(\.violates).filter { Requirement.named($0) == nil }
    #expect(unknown == [])
  }

  /// Sign-in subjects violate the one that is left.
  @Test func `every requirement of values is violated by some subject`() {
    let elsewhere: Set<RequirementID> = [.nonceUniqueAttempts]
    let areas: Set<Requirement.Area> = [.nonce, .charset, .digest]
    let rows = Set(Requirement.all.filter { areas.contains($0.area) }.map(\.id))
    let violated = Set(Self.bad.flatMap(\.violates))
    #expect(rows.subtracting(violated) == elsewhere)
  }

  @Test func `every cause of nonces, letters and digests is of its own area`() {
    let areas: [Requirement.Area?] = [.nonce, .charset, .digest]
    let owners = Self.bad.flatMap(\.causes).map { $0.owner.flatMap(Requirement.named)?.area }
    #expect(owners.allSatisfy(areas.contains))
    #expect(Self.bad.allSatisfy { !$0.causes.isEmpty })
  }

  @Test func `names differ and kinds are as collected`() {
    let names = (Self.bad + Self.good).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Self.bad.allSatisfy { $0.kind == .knownBad })
    #expect(Self.good.allSatisfy { $0.kind == .legal })
  }
}
