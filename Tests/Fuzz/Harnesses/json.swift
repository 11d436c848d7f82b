import ReferenceAuth

extension Harness {
  /// What is accepted means one thing: written out again it is read as the same value.
  static func json(_ input: [UInt8]) {
    guard let object = try? JSONParser.object(from: input, depthLimit: 32) else { return }
    let text = written(.object(object))
    let again = try? JSONParser.object(from: Array(text.utf8), depthLimit: 32)
    hold(again == object, "written out and read again it is the same")
  }
}

private func written(_ value: JSONValue) -> String {
  switch value {
  case .null: "null"
  case .bool(let isTrue): isTrue ? "true" : "false"
  case .number(let digits): digits
  case .string(let text): quoted(text)
  case .array(let values): "[" + values.map(written).joined(separator: ",") + "]"
  case .object(let object):
    "{" + object.members.map { "\(quoted($0.name)):\(written($0.value))" }.joined(separator: ",")
      + "}"
  }
}

/// All letters as escapes, so that another path of the parser reads them than read the input.
private func quoted(_ text: String) -> String {
  let units = text.utf16.map { unit in
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
  return "\"" + units.joined() + "\""
}
