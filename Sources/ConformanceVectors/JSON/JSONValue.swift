/// A JSON value that keeps what a decoder loses: the order of keys, and keys that occur twice.
indirect enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The value's type, in the words of JSON Schema.
  var typeName: String {
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
  subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  var members: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }

  var items: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }
}

/// A key and its value.
struct JSONMember: Equatable {
  var key: String
  var value: JSONValue
}
