extension Snippet {
  /// The snippets of the area `charset`, by requirement.
  static let charset: [String: Snippet] = [
    "charset.complete": Snippet(
      wrong: #""0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabc…xyz-._"   // no W"#,
      right: #""0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabc…xyz-._"  // and reject"#),
    "charset.uniform": Snippet(
      wrong: #"letters[Int(byte) % letters.count]  // 65 letters, 256 bytes"#,
      right: #"if byte < 195 { letters[Int(byte) % 65] }  // 195 = 3 * 65"#),
    "charset.uniform-position": Snippet(
      wrong: #""n" + randomNonce(length: 31)"#,
      right: #"randomNonce(length: 32)"#),
    "charset.independent": Snippet(
      wrong: #"letters.shuffled().prefix(32)  // no letter twice"#,
      right: #"(0..<32).map { _ in letters.randomElement()! }"#),
    "charset.exact-mapping": Snippet(
      wrong: #"letters[Int(byte) * letters.count / 256]"#,
      right: #"repeat { byte = nextByte() } while byte >= 195"#),
    "charset.known-typo": Snippet(
      wrong: #"NonceContract(alphabet: "…STUVXYZ…")  // the copied misprint"#,
      right: #"NonceContract(alphabet: "…STUVWXYZ…")"#),
    "charset.plausible": Snippet(
      wrong: #""0123456789abcdefABCDEF"  // A to F twice as likely as 0 to 9"#,
      right: #""0123456789abcdef""#),
  ]
}
