internal import ConformanceVectors
internal import PlainText

/// Judges a JSON value by a schema: the part of JSON Schema 2020-12 that `Vectors/schema/` uses.
///
/// The schemas are the one description of the files; a keyword that is not known here is a
/// problem rather than ignored, so that a schema never promises what nobody checks.
struct SchemaValidator {
  /// The keywords that this validator judges, or that only inform.
  private static let keywords: Set<String> = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "properties", "required",
    "additionalProperties", "propertyNames", "items", "minItems", "minimum", "enum", "const",
    "format", "pattern", "oneOf",
  ]

  /// The file that is judged, for the problems.
  let file: String
  /// The whole schema.
  let schema: JSONValue
  /// What was found.
  private(set) var problems: [VectorProblem] = []

  /// Prepares to judge a file by a schema.
  init(file: String, schema: JSONValue) {
    self.file = file
    self.schema = schema
  }

  /// Judges a value by the whole schema.
  ///
  /// - Complexity: O(size of `value` × branches of `oneOf`).
  mutating func validate(_ value: JSONValue) {
    validate(value, by: schema, at: "")
  }

  private mutating func note(_ pointer: String, _ reason: VectorProblem.Reason) {
    problems.append(VectorProblem(file: file, pointer: pointer, reason: reason))
  }

  private mutating func validate(_ value: JSONValue, by rule: JSONValue, at pointer: String) {
    for member in rule.members ?? [] where !Self.keywords.contains(member.key) {
      note(pointer, .unknownKeyword(member.key))
    }
    if let name = rule["$ref"]?.text {
      let target = name.split(separator: "/").dropFirst().reduce(Optional(schema)) { place, key in
        place?[String(key)]
      }
      guard let target else { return note(pointer, .unknownKeyword("$ref \(name)")) }
      return validate(value, by: target, at: pointer)
    }
    if let branches = rule["oneOf"]?.items {
      guard let branch = self.branch(of: branches, for: value, at: pointer) else { return }
      return validate(value, by: branch, at: pointer)
    }
    guard hasType(value, rule, pointer) else { return }
    switch value {
    case .string(let text): validate(text, by: rule, at: pointer)
    case .integer(let number):
      if let least = rule["minimum"]?.integer, number < least {
        note(pointer, .tooSmall(found: number, least: least))
      }
    case .array(let items):
      if let least = rule["minItems"]?.integer, items.count < least {
        note(pointer, .tooFew(found: items.count, least: least))
      }
      guard let itemRule = rule["items"] else { return }
      for (index, item) in items.enumerated() {
        validate(item, by: itemRule, at: "\(pointer)/\(index)")
      }
    case .object(let members): validate(members, by: rule, at: pointer)
    case .null, .bool, .number: break
    }
  }

  private mutating func hasType(
    _ value: JSONValue, _ rule: JSONValue, _ pointer: String
  ) -> Bool {
    let allowed: [String] =
      switch rule["type"] {
      case .string(let name): [name]
      case .array(let names): names.compactMap(\.text)
      default: []
      }
    if allowed.isEmpty || allowed.contains(value.typeName) { return true }
    note(pointer, .wrongType(found: value.typeName, expected: allowed.joined(separator: " or ")))
    return false
  }

  private mutating func validate(_ text: String, by rule: JSONValue, at pointer: String) {
    if let only = rule["const"]?.text, text != only {
      note(pointer, .notAllowed(found: text, allowed: [only], nearest: nil))
    }
    if let allowed = rule["enum"]?.items?.compactMap(\.text), !allowed.contains(text) {
      let nearest = NearestName.to(text, among: allowed)
      note(pointer, .notAllowed(found: text, allowed: allowed, nearest: nearest))
    }
    if let name = rule["format"]?.text {
      guard let format = TextFormat(rawValue: name) else {
        return note(pointer, .unknownKeyword("format \(name)"))
      }
      if !format.holds(for: text) {
        note(pointer, .badFormat(found: excerpt(text), expected: format.expectation))
      }
    }
  }

  private mutating func validate(
    _ members: [JSONMember], by rule: JSONValue, at pointer: String
  ) {
    let known = rule["properties"]?.members ?? []
    for key in rule["required"]?.items?.compactMap(\.text) ?? []
    where !members.contains(where: { $0.key == key }) {
      note(pointer, .missingKey(key))
    }
    var seen: Set<String> = []
    for member in members {
      if !seen.insert(member.key).inserted { note(pointer, .duplicateKey(member.key)) }
      let place = JSONPointer.appending(member.key, to: pointer)
      if let names = rule["propertyNames"] { validate(.string(member.key), by: names, at: place) }
      if let property = known.first(where: { $0.key == member.key }) {
        validate(member.value, by: property.value, at: place)
      } else if case .bool(false) = rule["additionalProperties"] {
        let nearest = NearestName.to(member.key, among: known.map(\.key))
        note(pointer, .unknownKey(member.key, nearest: nearest))
      } else if let others = rule["additionalProperties"] {
        validate(member.value, by: others, at: place)
      }
    }
  }

  /// The branch whose constant `type` or `do` the value has.
  private mutating func branch(
    of branches: [JSONValue], for value: JSONValue, at pointer: String
  ) -> JSONValue? {
    guard value.members != nil else {
      note(pointer, .wrongType(found: value.typeName, expected: "object"))
      return nil
    }
    let key = branches.allSatisfy { $0["properties"]?["do"]?["const"] != nil } ? "do" : "type"
    guard let found = value[key] else {
      note(pointer, .missingKey(key))
      return nil
    }
    guard let name = found.text else {
      note("\(pointer)/\(key)", .wrongType(found: found.typeName, expected: "string"))
      return nil
    }
    let names = branches.compactMap { $0["properties"]?[key]?["const"]?.text }
    guard let index = names.firstIndex(of: name) else {
      let nearest = NearestName.to(name, among: names)
      note("\(pointer)/\(key)", .notAllowed(found: name, allowed: names, nearest: nearest))
      return nil
    }
    return branches[index]
  }

  /// The beginning of a text, so that a message stays one line.
  private func excerpt(_ text: String) -> String {
    text.count <= 40 ? text : "\(text.prefix(40))…"
  }
}
