import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct CatalogueRowsTests {
  @Test func `nonce, charset and digest have a check for every row, in its order`() {
    func rows(_ area: Requirement.Area) -> [RequirementID] {
      Requirement.all.filter { $0.area == area }.map(\.id)
    }
    #expect(Catalogue.nonce.map(\.id) == rows(.nonce))
    #expect(Catalogue.charset.map(\.id) == rows(.charset))
    #expect(Catalogue.digest.map(\.id) == rows(.digest))
  }
}
