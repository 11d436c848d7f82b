import Foundation
import Testing

@testable import auth_conformance

/// The schema of the project file, made from the description of the command line.
@Suite struct ProjectSchemaTests {
  @Test func `the committed schema knows every option that the file may have`() throws {
    let url = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Vectors/schema/project-1.schema.json").standardizedFileURL
    let made = try JSONSerialization.data(
      withJSONObject: Self.schema, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    if ProcessInfo.processInfo.environment["AUTH_CONFORMANCE_REGENERATE"] == "1" {
      try (made + Data("\n".utf8)).write(to: url, options: .atomic)
    }
    #expect(try Data(contentsOf: url) == made + Data("\n".utf8), "if it should: .ci/renew golden")
  }

  private static var schema: [String: Any] {
    var properties: [String: Any] = [
      "$schema": ["const": ProjectFile.schema],
      "command": [
        "type": "array", "items": ["type": "string"], "minItems": 1,
        "description": "What serves the subject: program and arguments, as after '--'.",
      ],
    ]
    for spec in CommandSpec.all where spec.readsProjectFile {
      let options = spec.options.filter(\.isAllowedInProjectFile)
      properties[spec.name] = [
        "type": "object", "additionalProperties": false,
        "description": "Options of 'auth-conformance \(spec.name)'.",
        "properties": Dictionary(uniqueKeysWithValues: options.map { ($0.key, property($0)) }),
      ]
    }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": ProjectFile.schema,
      "title": "The project file of auth-conformance, .auth-conformance.json",
      "type": "object", "properties": properties, "additionalProperties": false,
    ]
  }

  private static func property(_ option: CommandSpec.Option) -> [String: Any] {
    var property: [String: Any] = ["description": option.summary]
    guard option.value != nil else {
      property["type"] = "boolean"
      return property
    }
    switch option.kind {
    case .number: property["type"] = "number"
    case .words(let words) where option.value == "NAME": property["enum"] = words
    case .list(let words):
      var item: [String: Any] = ["type": "string"]
      if option.value != "GLOB" { item["enum"] = words }
      property["anyOf"] = [
        ["type": "string"], ["type": "array", "items": item, "minItems": 1] as [String: Any],
      ]
    case .free, .file, .folder, .words: property["type"] = "string"
    }
    return property
  }
}
