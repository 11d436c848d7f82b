/// A strict parser for small JSON texts (RFC 8259): no extensions, and duplicates are an error.
///
/// RFC 8259 section 4 leaves the meaning of a repeated name open, so two parsers may read two
/// different nonces from one token. Refusing such texts closes that door.
public struct JSONParser {
  /// The deepest nesting that any caller may allow; recursion stays far below a thread's stack.
  public static let deepestLimit = 128

  let text: UnsafeRawBufferPointer
  let depthLimit: Int
  var offset = 0

  /// Parses a text whose outermost value is an object.
  ///
  /// - Parameters:
  ///   - text: The whole JSON text as UTF-8, without a byte order mark.
  ///   - depthLimit: The deepest nesting of arrays and objects; capped at 128.
  /// - Throws: `JSONError` for the first thing that RFC 8259 does not allow, a repeated member
  ///   name, nesting beyond the limit, or another outermost value.
  /// - Complexity: O(n) time and memory; recursion at most `depthLimit` deep.
  public static func object(
    from text: [UInt8], depthLimit: Int = 32
  ) throws(JSONError) -> JSONObject {
    guard case .object(let object) = try value(from: text, depthLimit: depthLimit) else {
      throw JSONError(offset: 0, reason: .notAnObject)
    }
    return object
  }

  /// Parses a text with any outermost value; see `object(from:depthLimit:)`.
  public static func value(
    from text: [UInt8], depthLimit: Int = 32
  ) throws(JSONError) -> JSONValue {
    // Checked once for the whole text: every piece cut at an ASCII byte is then valid as well.
    guard String(validating: text, as: UTF8.self) != nil else {
      throw JSONError(offset: 0, reason: .invalidUTF8)
    }
    let result = text.withUnsafeBytes { bytes in
      Result { () throws(JSONError) in
        var parser = JSONParser(text: bytes, depthLimit: min(depthLimit, deepestLimit))
        return try parser.wholeText()
      }
    }
    return try result.get()
  }

  private init(text: UnsafeRawBufferPointer, depthLimit: Int) {
    self.text = text
    self.depthLimit = depthLimit
  }

  private mutating func wholeText() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipWhitespace()
    guard offset == text.count else { throw error(.trailingText) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipWhitespace()
    switch try peek() {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", is: .bool(true))
    case UInt8(ascii: "f"): return try literal("false", is: .bool(false))
    case UInt8(ascii: "n"): return try literal("null", is: .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    guard depth <= depthLimit else { throw error(.tooDeep(limit: depthLimit)) }
    offset += 1
    var members: [JSONObject.Member] = []
    // Bytes, not strings: names that are merely canonically equivalent are different names.
    var names: Set<[UInt8]> = []
    if try closes(UInt8(ascii: "}")) { return JSONObject(members: members) }
    repeat {
      skipWhitespace()
      let start = offset
      guard try peek() == UInt8(ascii: "\"") else { throw unexpectedByte() }
      let name = try string()
      guard names.insert(Array(name.utf8)).inserted else {
        throw JSONError(offset: start, reason: .duplicateMember(name))
      }
      skipWhitespace()
      try take(UInt8(ascii: ":"))
      members.append(JSONObject.Member(name: name, value: try value(depth: depth)))
    } while try continues(until: UInt8(ascii: "}"))
    return JSONObject(members: members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    guard depth <= depthLimit else { throw error(.tooDeep(limit: depthLimit)) }
    offset += 1
    var values: [JSONValue] = []
    if try closes(UInt8(ascii: "]")) { return values }
    repeat {
      values.append(try value(depth: depth))
    } while try continues(until: UInt8(ascii: "]"))
    return values
  }
}
