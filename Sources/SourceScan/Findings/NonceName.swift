/// Whether a name is that of a nonce, and not of something about nonces.
enum NonceName {
  /// What may follow: `nonceText`, `nonceForLogin`, `nonce2`.
  private static let endings = [
    "string", "str", "value", "val", "text", "raw", "hex", "base64", "b64", "plain", "token",
    "for", "from", "with", "param", "parameter", "data", "bytes", "async", "if", "or", "of",
  ]

  /// What may not, though it begins so.
  private static let others = ["formatter", "format", "form", "ifvalid", "dataclass", "paramname"]

  /// Whether a name, in whatever case, is that of a nonce or of what gives one.
  static func isValue(_ name: String) -> Bool {
    let plain = name.lowercased().replacing("_", with: "").replacing("$", with: "")
    guard let range = plain.ranges(of: "nonce").last else { return false }
    let rest = plain[range.upperBound...]
    if rest.count <= 1 { return rest != "s" }
    return endings.contains { rest.hasPrefix($0) } && !others.contains { rest.hasPrefix($0) }
  }
}
