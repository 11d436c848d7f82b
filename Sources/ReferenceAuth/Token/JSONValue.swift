/// A JSON value (RFC 8259) that keeps what other parsers lose: member order and number text.
public enum JSONValue: Sendable, Equatable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case bool(Bool)
  /// A number exactly as written, so that no digit is rounded away.
  case number(String)
  /// A string with its escapes resolved.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object(JSONObject)

  /// Compares strings by their bytes.
  ///
  /// Swift's own `==` follows Unicode canonical equivalence, by which U+212A KELVIN SIGN is the
  /// letter K: too generous for anything that guards a sign-in.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left.utf8.elementsEqual(right.utf8)
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

/// A JSON object whose member names are all different.
public struct JSONObject: Sendable, Equatable {
  /// One name and its value.
  public struct Member: Sendable, Equatable {
    /// The name with its escapes resolved.
    public let name: String
    /// The value.
    public let value: JSONValue

    /// Compares names by their bytes, as `JSONValue` does strings.
    public static func == (left: Member, right: Member) -> Bool {
      left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
    }
  }

  /// The members in the order of the text.
  public let members: [Member]

  /// The value of the member with exactly these bytes as its name; nil when there is none.
  ///
  /// - Complexity: O(n) in the number of members.
  public subscript(name: String) -> JSONValue? {
    members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}
