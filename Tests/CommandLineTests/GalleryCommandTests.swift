import AuthGallery
import Testing

@testable import auth_conformance

@Suite struct GalleryCommandTests {
  @Test func `several subjects are judged, each once and in the gallery's order`() throws {
    let chosen = try GalleryCommand.subjects(["missing-w", "reference", "missing-w"])
    #expect(
      chosen.map(\.name)
        == BuiltInSubjects.names.filter { ["missing-w", "reference"].contains($0) })
    #expect(try GalleryCommand.subjects([]).count == BuiltInSubjects.names.count)
    let error = #expect(throws: UsageError.self) {
      try GalleryCommand.subjects(["reference", "mising-w"])
    }
    #expect(
      error?.description == "unknown subject 'mising-w'. Did you mean 'missing-w'?")
  }
}
