/// Digits of random bytes, which are still as hard to guess: only some are not told apart.
extension HexRule {
  /// What draws a number below another.
  static let draws: Set<String> = [
    "nextInt", "randbelow", "rand", "randomInt", "GetInt32", "randrange", "Next", "Intn", "IntN",
    "random_number",
  ]

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

  /// Whether the digits are those of one number that is drawn or read from a clock: no bytes.
  func isNumber(_ index: Int) -> Bool {
    let statement = file.statement(at: index)
    return file.contains(Self.draws.union(["now", "Now"]), in: statement)
      && !file.contains(Self.loops.union(["push", "append", "Append"]), in: statement)
      && !statement.contains { file.isMark($0, "+=") || file.isMark($0, ".=") }
  }
}
