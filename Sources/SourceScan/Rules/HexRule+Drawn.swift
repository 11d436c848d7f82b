/// Digits of random bytes, which are still as hard to guess: only some are not told apart.
extension HexRule {
  private static let sources: Set<String> = [
    "SecRandomCopyBytes", "urandom", "token_bytes", "getRandomValues", "randomBytes",
    "random_bytes", "SecureRandom", "nextBytes", "GetBytes", "OsRng", "fill_bytes", "getrandom",
    "arc4random_buf", "SystemRandomNumberGenerator",
  ]

  /// Whether bytes are drawn in a range, and none of its words tells of a digest.
  func isDrawn(_ range: Range<Int>) -> Bool {
    file.contains(Self.sources, in: range)
      && !range.contains { place in
        let word = file.word(place).lowercased()
        return file.kind(place) != .mark
          && ["sha", "digest", "hash", "md5", "hmac"].contains { word.contains($0) }
      }
  }
}
