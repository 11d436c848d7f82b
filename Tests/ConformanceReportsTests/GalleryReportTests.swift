import ConformanceModel
import Testing

@testable import ConformanceReports

@Suite struct GalleryReportTests {
  @Test func `a subject is as declared when blamed for exactly what it declares`() {
    let entries = Samples.gallery.entries
    #expect(entries.map(\.isAsDeclared) == [true, true, false, false, true, false])
    #expect(!Samples.gallery.asDeclared)
    #expect(GalleryReport(Array(entries.prefix(2))).asDeclared)
  }

  @Test func `missed and unexpected requirements are told apart`() {
    let entry = GalleryReport.Entry(
      name: "x", kind: .knownBad, violates: [.tokenMismatch, .tokenAccept],
      blamed: [.tokenTotal, .tokenAccept])
    #expect(entry.missed == [.tokenMismatch])
    #expect(entry.unexpected == [.tokenTotal])
  }

  @Test func `an anomaly alone is a difference`() {
    let entry = GalleryReport.Entry(
      name: "x", kind: .legal, violates: [], blamed: [], anomalies: ["token.total: suite error"])
    #expect(!entry.isAsDeclared)
  }

  @Test func `a requirement is proven only by known-bad subjects blamed as declared`() {
    let proofs = Samples.gallery.proofs.filter { $0.subjects > 0 }
    #expect(
      proofs.map { "\($0.id) \($0.subjects)" } == [
        "charset.complete 1", "charset.uniform 1", "charset.uniform-position 1",
        "token.mismatch 1",
      ])
    #expect(!Samples.gallery.unproven.contains(.tokenMismatch))
    #expect(Samples.gallery.unproven.contains(.tokenContract))
  }

  @Test func `no line of the matrix is wider than 80 columns`() throws {
    let text = try Samples.gallery.render(as: .text)
    #expect(text.split(separator: "\n").filter { Columns.count(String($0)) > 80 } == [])
  }
}
