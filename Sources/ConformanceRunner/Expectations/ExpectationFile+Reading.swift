internal import ConformanceModel
internal import ConformanceVectors
internal import PlainText

extension ExpectationFile {
  /// Reads a file.
  ///
  /// - Throws: ``ExpectationFileError`` for the first thing that does not fit.
  package init(text: String) throws(ExpectationFileError) {
    let value: JSONValue
    do { value = try JSONReader.value(of: text) } catch {
      throw ExpectationFileError(
        place: "line \(error.line), column \(error.column)",
        problem: "found \(error.found), expected \(error.expected)")
    }
    let file = try ExpectationReader(
      value, at: "#", known: ["$schema", "comment", "expectations"], required: ["expectations"])
    if let schema = try file.text("$schema"), schema != Self.schema {
      throw file.mistake("$schema", "found '\(schema)', expected '\(Self.schema)'")
    }
    comment = try file.comment()
    entries = []
    for (index, item) in try file.items("expectations").enumerated() {
      entries.append(try Self.entry(item, at: "#/expectations/\(index)"))
    }
  }

  private static func entry(
    _ value: JSONValue, at place: String
  ) throws(ExpectationFileError) -> Entry {
    let reader = try ExpectationReader(
      value, at: place,
      known: ["id", "grade", "cause", "message", "issue", "expires", "why", "comment"],
      required: ["id", "grade", "why"])
    let id = try reader.sentence("id") ?? ""
    guard RequirementID.isPattern(id) else {
      throw reader.mistake(
        "id",
        "found '\(id)', expected a requirement's id or a pattern. Write it as 'nonce.unique' or "
          + "'nonce.*'.")
    }
    let word = try reader.sentence("grade") ?? ""
    guard let grade = Grade.expectable.first(where: { $0.rawValue == word }) else {
      let known = Grade.expectable.map(\.rawValue)
      let hint = NearestName.to(word, among: known).map { "Did you mean '\($0)'?" }
      throw reader.mistake(
        "grade",
        "found '\(word)', expected \(known.joined(separator: ", ")). "
          + (hint ?? "Name the grade that the report shows."))
    }
    var expires: CalendarDay?
    if let text = try reader.sentence("expires") {
      expires = CalendarDay(text)
      if expires == nil {
        throw reader.mistake(
          "expires", "found '\(text)', expected a day. Write it as '2027-01-31'.")
      }
    }
    let cause = try reader.sentence("cause")
    if let cause, Cause.named(cause) == nil {
      let hint = NearestName.to(cause, among: Cause.all.map(\.name)).map { "Did you mean '\($0)'?" }
      throw reader.mistake(
        "cause",
        "found '\(cause)', expected the name of a cause. "
          + (hint ?? "Take it from 'evidence.cause' of the JSON report."))
    }
    return Entry(
      KnownFailure(
        id: id, grade: grade, cause: cause, message: try reader.sentence("message"),
        issue: try reader.sentence("issue"), expires: expires,
        why: try reader.sentence("why") ?? ""),
      comment: try reader.comment())
  }
}

/// One object of the file, and where it stands.
private struct ExpectationReader {
  private let members: [JSONMember]
  private let place: String

  init(
    _ value: JSONValue, at place: String, known: [String], required: [String]
  ) throws(ExpectationFileError) {
    guard let members = value.members else {
      throw ExpectationFileError(
        place: place, problem: "found \(value.typeName), expected an object")
    }
    self.members = members
    self.place = place
    var seen: Set<String> = []
    for member in members {
      guard known.contains(member.key) else {
        let nearest = NearestName.to(member.key, among: known)
        let hint = nearest.map { "Did you mean '\($0)'?" } ?? "Put notes under 'comment'."
        throw ExpectationFileError(
          place: place, problem: "unknown key '\(member.key)'. \(hint)")
      }
      guard seen.insert(member.key).inserted else {
        throw ExpectationFileError(
          place: place, problem: "the key '\(member.key)' occurs twice. Delete one of them.")
      }
    }
    for key in required where !seen.contains(key) {
      throw ExpectationFileError(
        place: place, problem: "the key '\(key)' is missing. \(Self.advice(key))")
    }
  }

  private static func advice(_ key: String) -> String {
    switch key {
    case "id": "Name a requirement or a pattern such as 'charset.*'."
    case "grade": "Name the grade that the report shows, such as 'fail'."
    case "why": "Say in a sentence why the failure may stand."
    default: "Write '\"expectations\": []' where nothing is expected to fail."
    }
  }

  func mistake(_ key: String, _ problem: String) -> ExpectationFileError {
    ExpectationFileError(place: "\(place)/\(key)", problem: problem)
  }

  private func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  func text(_ key: String) throws(ExpectationFileError) -> String? {
    guard let value = value(key) else { return nil }
    guard let text = value.text else {
      throw mistake(key, "found \(value.typeName), expected a text in double quotes.")
    }
    return text
  }

  /// A text that says something.
  func sentence(_ key: String) throws(ExpectationFileError) -> String? {
    let text = try text(key)
    if let text, text.allSatisfy(\.isWhitespace) {
      throw mistake(key, "found an empty text. Say something, or leave an optional key out.")
    }
    return text
  }

  func items(_ key: String) throws(ExpectationFileError) -> [JSONValue] {
    guard let value = value(key) else { return [] }
    guard let items = value.items else {
      throw mistake(key, "found \(value.typeName), expected an array.")
    }
    return items
  }

  /// A text or a list of texts.
  func comment() throws(ExpectationFileError) -> JSONValue? {
    guard let value = value("comment") else { return nil }
    let texts = value.items ?? [value]
    guard texts.allSatisfy({ $0.text != nil }) else {
      throw mistake("comment", "expected a text or a list of texts.")
    }
    return value
  }
}
