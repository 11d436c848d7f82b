import Testing

@testable import ConformanceVectors

/// What of the vectors an older catalogue has.
@Suite struct CatalogueTests {
  private static func count(_ library: VectorLibrary) throws -> [Int] {
    [
      try library.digest().lengths.count, try library.nonce().sources.count,
      try library.token().map(\.tests.count).reduce(0, +),
      try library.continuation().count, try library.guardScenarios().count,
      try library.account().count,
    ]
  }

  @Test(arguments: [(1, [22, 12, 570, 80, 38, 111]), (2, [25, 12, 726, 95, 39, 142])])
  func `an old catalogue has no vector that came later`(catalogue: Int, counts: [Int]) throws {
    #expect(try Self.count(VectorLibrary.embedded.asOf(catalogue: catalogue)) == counts)
  }

  @Test func `whoever names no catalogue gets every vector`() throws {
    let newest = VectorLibrary.embedded.asOf(catalogue: 2)
    #expect(try Self.count(.embedded) == Self.count(newest))
  }

  @Test func `a vector that was made stricter is not in the catalogue of before`() throws {
    let old = try VectorLibrary.embedded.asOf(catalogue: 1).token().flatMap(\.tests).map(\.id)
    #expect(old.contains("token-claims-0093"))
    #expect(!old.contains("token-claims-0094"))
  }
}
