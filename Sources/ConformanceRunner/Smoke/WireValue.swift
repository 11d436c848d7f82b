internal import AuthConformance

/// A JSON value of any shape, for lines that are not yet known to be messages.
enum WireValue: Codable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([WireValue])
  case object([String: WireValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([WireValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: WireValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The member of an object.
  subscript(_ name: String) -> WireValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var members: [String: WireValue] { if case .object(let members) = self { members } else { [:] } }
  var elements: [WireValue]? { if case .array(let elements) = self { elements } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The value in a few words, for a person.
  var phrase: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "the number \(value)"
    case .number(let value): "the number \(value)"
    case .text(let text): "the text '\(WireText.excerpt(Array(text.utf8), limit: 48))'"
    case .array(let elements): "an array of \(elements.count)"
    case .object(let members):
      members.isEmpty ? "an empty object" : "an object with \(Self.list(members.keys.sorted()))"
    }
  }

  static func list(_ names: [String]) -> String {
    names.prefix(6).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 6 ? ", …" : "")
  }
}
