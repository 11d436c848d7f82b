import Testing

@testable import ConformanceVectors

@Suite struct EmbeddingTests {
  /// The package's own folder: three levels above this file.
  private static let package = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  @Test func `the embedded vectors are the files of Vectors`() throws {
    let texts = try VectorFolder.read("\(Self.package)/Vectors")
    let sources = try VectorFolder.readGenerated(
      "\(Self.package)/Sources/ConformanceVectors/Generated")
    #expect(VectorEmbedding.drift(of: texts, from: sources) == [])
    #expect(EmbeddedVectors.texts == texts)
  }

  @Test func `a schema without vectors is not embedded`() throws {
    let texts = try VectorFolder.read("\(Self.package)/Vectors")
    #expect(
      texts.keys.filter { $0.hasPrefix("schema/") }.sorted() == [
        "schema/account.schema.json", "schema/continuation.schema.json",
        "schema/digest.schema.json",
        "schema/guard.schema.json", "schema/nonce.schema.json", "schema/token.schema.json",
      ])
  }

  @Test func `a changed, a missing and a superfluous file are each told`() {
    let texts = ["digest/a-b.json": "{}\n", "schema/c.schema.json": "{ }\n"]
    var sources = VectorEmbedding.render(texts)
    #expect(
      sources.keys.sorted() == ["DigestAB.swift", "EmbeddedVectors.swift", "SchemaCSchema.swift"])
    sources["DigestAB.swift"]?.append("// edited\n")
    sources["SchemaCSchema.swift"] = nil
    sources["Old.swift"] = ""
    #expect(
      VectorEmbedding.drift(of: texts, from: sources).map(\.description) == [
        "Generated/DigestAB.swift: differs from Vectors/ at line 10. Run 'auth-conformance vectors embed'.",
        "Generated/Old.swift: belongs to no vector file. Run 'auth-conformance vectors embed'.",
        "Generated/SchemaCSchema.swift: is missing. Run 'auth-conformance vectors embed'.",
      ])
  }

  @Test func `a text that would end its literal gets more number signs`() {
    let source = VectorEmbedding.render(["a/b.json": "\"\"\"# \\#(x)"])["AB.swift"]
    #expect(
      source == """
        // swift-format-ignore-file
        // Generated from Vectors/a/b.json by `auth-conformance vectors embed`. Do not edit.

        extension EmbeddedVectors {
          static let aB: String = ##\"""
        \"""# \\#(x)
        \"""##
        }

        """)
  }
}
