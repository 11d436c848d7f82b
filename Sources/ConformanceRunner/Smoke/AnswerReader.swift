internal import ConformanceModel
internal import PlainText

/// Looks at one answer member by member and notes every mistake, not only the first.
struct AnswerReader {
  let operation: String
  let answer: WireValue
  let notices: [WireValue]
  /// A line that would be right.
  let example: String
  private(set) var mistakes: [SmokeMistake] = []
  /// What is no mistake of the answer's form and should be known.
  var remark: String?

  init(operation: String, answer: WireValue, notices: [WireValue], example: String) {
    self.operation = operation
    self.answer = answer
    self.notices = notices
    self.example = example
  }

  mutating func note(_ field: String, _ found: String, _ expected: String) {
    mistakes.append(
      SmokeMistake(
        operation: operation, field: field, found: found, expected: expected, example: example))
  }

  /// An operation that the contract offers must not be answered with an error.
  ///
  /// - Returns: Whether there is an error, which makes all else moot.
  mutating func hasError() -> Bool {
    guard let error = answer["error"] else { return false }
    note("error", Self.errorPhrase(error), "no error for a request as plain as this one")
    return true
  }

  /// The error of an operation that does not exist.
  mutating func requireError() {
    guard let error = answer["error"] else {
      note("error", absent("error", in: answer), "an object with 'code' and 'message', two texts")
      return
    }
    for member in ["code", "message"] where error[member]?.text == nil {
      note("error/\(member)", error[member]?.phrase ?? "nothing", "a text")
    }
  }

  /// An array of as many texts as were asked for.
  ///
  /// - Returns: The texts, where all are there.
  mutating func texts(_ member: String, count: Int) -> [String]? {
    guard let elements = array(member, count: count, of: "texts") else { return nil }
    var texts: [String] = []
    for (index, element) in elements.enumerated() {
      guard let text = element.text else {
        note("\(member)/\(index)", element.phrase, "a text")
        continue
      }
      texts.append(text)
    }
    return texts.count == count ? texts : nil
  }

  /// An array of as many elements as were asked for, whatever they are.
  mutating func array(_ member: String, count: Int, of kind: String) -> [WireValue]? {
    guard let value = answer[member] else {
      note(member, absent(member, in: answer), "an array of \(count) \(kind)")
      return nil
    }
    guard let elements = value.elements else {
      note(member, value.phrase, "an array of \(count) \(kind)")
      return nil
    }
    if elements.count != count {
      note(member, value.phrase, "an array of \(count): one for each asked for, in order")
    }
    return elements
  }

  /// The only notice of a kind that the operation leads to.
  mutating func notice(_ name: String) -> WireValue? {
    let found = notices.filter { $0["notice"]?.text == name }
    if found.count == 1 { return found[0] }
    let others = notices.map { $0["notice"]?.text ?? "one without 'notice'" }
    let phrase =
      found.count > 1
      ? "\(found.count) notices"
      : others.isEmpty ? "nothing" : "other notices: \(WireValue.list(others))"
    note("notice", phrase, "one notice '\(name)' before the answer")
    return nil
  }

  /// A member of a notice, of the type that `expected` describes.
  mutating func require<Value>(
    _ member: String, in notice: WireValue, _ expected: String, _ read: (WireValue) -> Value?
  ) -> Value? {
    let name = notice["notice"]?.text ?? "notice"
    guard let value = notice[member] else {
      note("\(name)/\(member)", absent(member, in: notice), expected)
      return nil
    }
    guard let right = read(value) else {
      note("\(name)/\(member)", value.phrase, expected)
      return nil
    }
    return right
  }

  /// What is there in place of a member.
  func absent(_ member: String, in value: WireValue) -> String {
    let others = value.members.keys.filter { $0 != "id" && $0 != "notice" }.sorted()
    if let near = NearestName.to(member, among: others) { return "nothing, but '\(near)'" }
    return others.isEmpty ? "nothing" : "nothing; there is \(WireValue.list(others))"
  }

  static func errorPhrase(_ error: WireValue) -> String {
    let code = error["code"]?.text ?? "no code"
    return "the error '\(code)': \(error["message"]?.text ?? "no message")"
  }
}
