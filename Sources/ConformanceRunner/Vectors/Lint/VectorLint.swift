package import ConformanceVectors

/// Checks vector files: their form by the schema, then what a schema cannot say.
package enum VectorLint {
  /// Finds everything that is wrong with some vector files.
  ///
  /// - Parameters:
  ///   - texts: The text of each file by its path below `Vectors/`; what lies in `schema/` judges
  ///     the rest, and an area without a schema there is judged by the embedded one.
  ///   - requirements: The ids of all requirements that exist.
  /// - Returns: The problems in order of files and places; empty where nothing is wrong.
  /// - Complexity: O(bytes of `texts`).
  package static func problems(
    in texts: [String: String], requirements: some Collection<String>
  ) -> [VectorProblem] {
    let known = Set(requirements)
    var idPlaces: [String: String] = [:]
    var problems: [VectorProblem] = []
    // Keys have the form of RFC 7517, and tests that verify with them.
    let isVectors = { (path: String) in !path.hasPrefix("schema/") && !path.hasPrefix("keys/") }
    for path in texts.keys.sorted() where isVectors(path) {
      let schemaPath = "schema/\(area(of: path)).schema.json"
      let schema = texts[schemaPath] ?? VectorLibrary.embedded.text(of: schemaPath)
      problems += self.problems(
        path: path, text: texts[path] ?? "", schemaPath: schemaPath, schema: schema,
        requirements: known, idPlaces: &idPlaces)
    }
    return problems
  }

  private static func problems(
    path: String, text: String, schemaPath: String, schema: String?, requirements: Set<String>,
    idPlaces: inout [String: String]
  ) -> [VectorProblem] {
    let value: JSONValue
    do { value = try JSONReader.value(of: text) } catch {
      return [VectorProblem(file: path, mistake: error)]
    }
    let named = value["$schema"]?.text ?? ""
    guard let schema, named == "../\(schemaPath)" else {
      let reason = VectorProblem.Reason.unknownSchema(named, expected: "../\(schemaPath)")
      return [VectorProblem(file: path, pointer: "/$schema", reason: reason)]
    }
    let rule: JSONValue
    do { rule = try JSONReader.value(of: schema) } catch {
      return [VectorProblem(file: schemaPath, mistake: error)]
    }
    var validator = SchemaValidator(file: path, schema: rule)
    validator.validate(value)
    // What follows relies on the form, so a file that lacks it is not looked at further.
    guard validator.problems.isEmpty else { return validator.problems }
    var found = FileLint(path: path, area: area(of: path), file: value)
    found.checkTests(requirements: requirements, idPlaces: &idPlaces)
    found.checkNotes()
    found.checkMeaning()
    return found.problems
  }

  /// The folder of a file, which is its area.
  private static func area(of path: String) -> String {
    String(path.prefix { $0 != "/" })
  }
}

extension VectorProblem {
  init(file: String, mistake: JSONMistake) {
    self.init(
      file: file, pointer: "",
      reason: .notJSON(
        line: mistake.line, column: mistake.column, found: mistake.found,
        expected: mistake.expected))
  }
}
