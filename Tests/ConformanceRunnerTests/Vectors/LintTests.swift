import Testing

@testable import ConformanceRunner
@testable import ConformanceVectors

/// Every rule, in a file that breaks it and nothing else.
@Suite struct LintTests {
  private static let requirements: [String] = [
    "account.delete", "charset.known-typo", "continuation.success", "digest.utf8", "digest.vectors",
    "guard.exclusive", "nonce.source-failure", "token.accept", "token.duplicate-keys",
  ]

  private func problems(_ area: String, _ text: String) -> [String] {
    VectorLint.problems(in: ["\(area)/f.json": text], requirements: Self.requirements)
      .map(\.description)
  }

  @Test(arguments: SampleFile.all)
  func `a sample file has no problem`(sample: SampleFile) {
    #expect(problems(sample.area, sample.text) == [])
  }

  @Test func `the embedded files have no problem`() throws {
    let library = VectorLibrary.embedded
    let texts = Dictionary(
      uniqueKeysWithValues: library.paths.map { ($0, library.text(of: $0) ?? "") })
    let named = try texts.filter { !$0.key.hasPrefix("schema/") }.values
      .flatMap { text -> [String] in
        let groups = try JSONReader.value(of: text)["groups"]?.items ?? []
        return groups.flatMap { [$0] + ($0["tests"]?.items ?? []) }
          .compactMap { $0["requirement"]?.text }
      }
    #expect(
      VectorLint.problems(in: texts, requirements: Set(named)).map(\.description) == [])
  }

  @Test(arguments: SampleFault.form + SampleFault.meaning)
  func `each fault is told in one message`(fault: SampleFault) {
    let sample = fault.sample.text
    #expect(sample.contains(fault.found), "the fault is not applied")
    let text = sample.replacingFirst(fault.found, with: fault.replacement)
    #expect(problems(fault.sample.area, text) == fault.messages)
  }

  @Test func `an id taken in another file is told with its place`() {
    let texts = ["digest/a.json": SampleFile.bytes.text, "digest/b.json": SampleFile.bytes.text]
    #expect(
      VectorLint.problems(in: texts, requirements: Self.requirements).map(\.description) == [
        "digest/b.json#/groups/0/tests/0/id: the id 'digest-a-0001' is taken by "
          + "digest/a.json#/groups/0/tests/0."
      ])
  }

  @Test func `a folder without a schema is told`() {
    #expect(
      problems("digset", SampleFile.bytes.text) == [
        "digset/f.json#/$schema: found the schema '../schema/digest.schema.json', "
          + "expected '../schema/digset.schema.json'."
      ])
  }

  @Test func `a schema that promises more than is judged is told`() {
    let texts = [
      "digest/f.json": SampleFile.bytes.text,
      "schema/digest.schema.json": #"{"type": "object", "maxProperties": 9}"#,
    ]
    #expect(
      VectorLint.problems(in: texts, requirements: Self.requirements).map(\.description) == [
        "digest/f.json: the linter does not know the schema keyword 'maxProperties'."
      ])
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with replacement: String) -> String {
    guard let range = self.firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + replacement + String(self[range.upperBound...])
  }
}
