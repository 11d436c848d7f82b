import Testing

@testable import ConformanceRunner
@testable import ConformanceVectors

@Suite struct EmbeddingTests {
  /// The package's own folder: four levels above this file.
  private static let package = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(4).joined(separator: "/")

  private static let texts = ["digest/a-b.json": "{}\n", "schema/c.schema.json": "{\n }\n"]

  @Test func `the embedded vectors are the files of Vectors`() throws {
    let texts = try VectorFolder.read("\(Self.package)/Vectors")
    let table = try VectorFolder.readTable("\(Self.package)/Sources/CVectors")
    #expect(VectorEmbedding.drift(of: texts, from: table) == [])
    #expect(VectorLibrary.embedded.paths == texts.keys.sorted())
    #expect(VectorLibrary.embedded.text(of: "digest/none.json") == nil)
  }

  @Test func `a schema without vectors is not embedded`() throws {
    let texts = try VectorFolder.read("\(Self.package)/Vectors")
    #expect(
      texts.keys.filter { $0.hasPrefix("schema/") }.sorted() == [
        "schema/account.schema.json", "schema/continuation.schema.json",
        "schema/diagnosis.schema.json", "schema/digest.schema.json",
        "schema/guard.schema.json", "schema/nonce.schema.json", "schema/token.schema.json",
      ])
  }

  @Test func `a changed, a missing and a superfluous file are each told`() {
    let table = VectorEmbedding.table(of: ["digest/a-b.json", "digest/old.json", "token/t.json"])
    let embedded = VectorLibrary(texts: [
      "digest/a-b.json": "{}\n", "digest/old.json": "{}", "token/t.json": "{\n}",
    ])
    var texts = Self.texts
    texts["digest/a-b.json"] = "{}\n\n"
    texts["token/t.json"] = "{\n }"
    #expect(
      VectorEmbedding.drift(of: texts, from: table, embedded: embedded).map(\.description) == [
        "digest/a-b.json: differs from what is embedded at line 2. Build again.",
        "digest/old.json: is embedded, but does not exist. Run '.ci/renew embedded'.",
        "schema/c.schema.json: is not embedded. Run '.ci/renew embedded'.",
        "token/t.json: differs from what is embedded at line 2. Build again.",
      ])
  }

  @Test func `an edited table is told, though it names the right files`() {
    let table = VectorEmbedding.table(of: Self.texts.keys) + "// edited\n"
    let embedded = VectorLibrary(texts: Self.texts)
    #expect(
      VectorEmbedding.drift(of: Self.texts, from: table, embedded: embedded).map(\.description) == [
        "CVectors.c: differs from what is generated at line 20. Run '.ci/renew embedded'."
      ])
  }

  @Test func `a file of the table that is not yet built in is told`() {
    let table = VectorEmbedding.table(of: ["digest/a-b.json"])
    #expect(
      VectorEmbedding.drift(
        of: ["digest/a-b.json": "{}\n"], from: table, embedded: VectorLibrary(texts: [:])
      ).map(\.description) == [
        "digest/a-b.json: differs from what is embedded at line 1. Build again."
      ])
  }

  @Test func `the table has a row for each file, in order of paths`() {
    #expect(
      VectorEmbedding.table(of: ["schema/c.schema.json", "digest/a-b.json"]) == """
        // Generated from Vectors/ by `auth-conformance vectors embed`. Do not edit.
        #include "CVectors.h"

        // #embed is C23; clang accepts it in older C too, and counts the embedded files among those
        // that this one depends on, so that the next build takes in a changed vector.
        #pragma clang diagnostic ignored "-Wc23-extensions"

        static const struct vector_file files[] = {
            {"digest/a-b.json", (const uint8_t[]){
        #embed "../../Vectors/digest/a-b.json"
            , 0}},
            {"schema/c.schema.json", (const uint8_t[]){
        #embed "../../Vectors/schema/c.schema.json"
            , 0}},
        };

        const struct vector_file *vector_files(void) { return files; }

        size_t vector_file_count(void) { return sizeof files / sizeof *files; }

        """)
  }
}
