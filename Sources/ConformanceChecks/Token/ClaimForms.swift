internal import ConformanceModel
internal import ReferenceAuth

/// The text forms in which a raw nonce may stand in a claim.
enum ClaimForms {
  /// What the claim must be under a contract.
  static func claim(_ form: NonceForm, of rawNonce: String) -> String {
    switch form {
    case .hex: SHA256.digest(of: rawNonce).hexadecimal
    case .base64url: SHA256.digest(of: rawNonce).base64URL
    case .raw: rawNonce
    }
  }

  /// Whether a claim could be the right one of some nonce: a raw nonce may be any text.
  static func isText(_ claim: String, of form: NonceForm) -> Bool {
    switch form {
    case .hex: claim.utf8.count == 64 && claim.allSatisfy { "0123456789abcdef".contains($0) }
    case .base64url: bytes(ofBase64URL: claim)?.count == 32
    case .raw: true
    }
  }

  /// The digest's bytes, from which every other form is made.
  static func digest(of text: String) -> [UInt8] { SHA256.digest(of: text).bytes }

  /// The digest of bytes.
  static func digest(ofBytes bytes: [UInt8]) -> [UInt8] { SHA256.digest(of: bytes).bytes }

  /// The lower-case hex digits of a digest of bytes.
  static func hexDigest(ofBytes bytes: [UInt8]) -> String { SHA256.digest(of: bytes).hexadecimal }

  /// Base64url without padding.
  static func base64URL(_ bytes: [UInt8]) -> String { Base64URL.encode(bytes) }

  /// The bytes of strict base64url.
  static func bytes(ofBase64URL text: some StringProtocol) -> [UInt8]? {
    Base64URL.decode(String(text))
  }

  /// The nonce claim of a token that the strict parser can read.
  static func claim(in token: String) -> NonceClaim {
    guard let token = try? IdentityToken(parsing: token) else { return .unreadable }
    guard let value = token.payload["nonce"] else { return .absent }
    return NonceClaim(value)
  }

  /// Whether a text stands under `nonce` within another member, or in the header.
  static func isNested(_ text: String, in token: String) -> Bool {
    guard let token = try? IdentityToken(parsing: token) else { return false }
    func holds(_ value: JSONValue) -> Bool {
      switch value {
      case .object(let object):
        object.members.contains { member in
          member.name == "nonce" && member.value == .string(text) || holds(member.value)
        }
      case .array(let values): values.contains(where: holds)
      case .null, .bool, .number, .string: false
      }
    }
    return token.header["nonce"] == .string(text)
      || token.payload.members.contains { holds($0.value) }
  }

  /// A member of a token's payload; nil where it is absent, or the token cannot be read.
  static func member(_ name: String, in token: String) -> JSONValue? {
    (try? IdentityToken(parsing: token))?.payload[name]
  }

  /// A member of a token's header; nil where it is absent, or the token cannot be read.
  static func header(_ name: String, in token: String) -> JSONValue? {
    (try? IdentityToken(parsing: token))?.header[name]
  }

  /// The text of a member of a JSON object; nil where there is no such text.
  static func text(_ name: String, in object: String) -> String? {
    let object = try? JSONParser.object(from: Array(object.utf8))
    return if case .string(let text)? = object?[name] { text } else { nil }
  }
}

/// What stands under `nonce` in a payload.
enum NonceClaim: Hashable, Sendable {
  /// The token cannot be read.
  case unreadable
  /// There is no such member.
  case absent
  /// The literal `null`.
  case null
  /// A string.
  case text(String)
  /// An array or an object with these strings somewhere inside.
  case container(texts: [String])
  /// A number, `true` or `false`.
  case scalar

  fileprivate init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool, .number: self = .scalar
    case .string(let text): self = .text(text)
    case .array, .object: self = .container(texts: Self.texts(in: value))
    }
  }

  private static func texts(in value: JSONValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let values): values.flatMap(texts)
    case .object(let object): object.members.flatMap { texts(in: $0.value) }
    case .null, .bool, .number: []
    }
  }
}
