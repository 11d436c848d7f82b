import ReferenceAuth

extension Harness {
  /// Each byte sequence has exactly one text that is accepted, and each text at most one meaning.
  static func base64url(_ input: [UInt8]) {
    let text = Base64URL.encode(input)
    hold(Base64URL.decode(text) == input, "what was written is read back")
    guard let bytes = input.withUnsafeBytes({ Base64URL.decode($0) }) else { return }
    hold(Array(Base64URL.encode(bytes).utf8) == input, "only the canonical text is accepted")
  }
}
