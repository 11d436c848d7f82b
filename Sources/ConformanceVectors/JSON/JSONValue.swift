/// A JSON value that keeps what a decoder loses: the order of keys, and keys that occur twice.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The value's type, in the words of JSON Schema.
  package var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The first member of that name, where this is an object.
  package subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  /// The members in order, where this is an object.
  package var members: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The items, where this is an array.
  package var items: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  /// The text, where this is a string.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, where this is a whole one.
  package var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }
}

/// A key and its value.
package struct JSONMember: Equatable, Sendable {
  /// The key.
  package var key: String
  /// Its value.
  package var value: JSONValue
}
