extension Snippet {
  /// The snippets of the area `digest`, by requirement.
  static let digest: [String: Snippet] = [
    "digest.vectors": Snippet(
      wrong: #"MySHA256.hash(data)"#,
      right: #"SHA256.hash(data: data)  // CryptoKit"#),
    "digest.every-length": Snippet(
      wrong: #"if used < 56 || used == 56 { padInThisBlock() }"#,
      right: #"if used < 56 { padInThisBlock() } else { padIntoTheNext() }"#),
    "digest.large": Snippet(
      wrong: #"var bitCount: UInt32"#,
      right: #"var bitCount: UInt64"#),
    "digest.streaming": Snippet(
      wrong: #"buffer = Array(update)  // drops what the last update left"#,
      right: #"buffer += update"#),
    "digest.text-form": Snippet(
      wrong: #"digest.map { String(format: "%x", $0) }.joined()"#,
      right: #"digest.map { String(format: "%02x", $0) }.joined()"#),
    "digest.utf8": Snippet(
      wrong: #"text.withCString { hash($0, strlen($0)) }  // stops at NUL"#,
      right: #"SHA256.hash(data: Data(text.utf8))"#),
    "digest.deterministic": Snippet(
      wrong: #"static var hasher = SHA256()  // two callers, one state"#,
      right: #"var hasher = SHA256()         // one for each message"#),
  ]
}
