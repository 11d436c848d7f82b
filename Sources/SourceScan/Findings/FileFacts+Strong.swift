/// Draws of a weak generator that only choose among what a strong one drew.
extension FileFacts {
  /// What fills a name with words that nobody can guess.
  private static let strongSources: Set<String> = [
    "getRandomValues", "randomBytes", "randomFillSync", "token_bytes", "random_bytes", "urandom",
    "GetBytes", "getRandomBytes", "getRandomBytesAsync", "SecRandomCopyBytes", "nextBytes",
    "secureRandomBytes", "randomFill", "rand_bytes", "openssl_random_pseudo_bytes",
  ]

  /// `words[pick(0, 3)]`, `i = pick(0, 3); words[i]`, where the words come from a secure source: only
  /// which of them is chosen.
  func picksOfStrong(_ index: Int) -> Bool {
    guard file.isInFunction(index) else { return false }
    let statement = file.statement(at: index)
    let open = (statement.lowerBound..<index).last {
      file.isMark($0, "[") && file.mates[$0] > index
    }
    if let open { return isStrong(open) }
    // A name that gets the number, and is nothing but an index of such words.
    let name = receivers(of: index).last { place in
      file.isName(place) && ["=", ":="].contains(file.word(place + 1))
    }
    guard let name else { return false }
    let uses = places(of: file.word(name)).filter {
      $0 >= statement.upperBound && file.scope(of: index).contains($0)
    }
    return !uses.isEmpty && uses.allSatisfy { file.isMark($0 - 1, "[") && isStrong($0 - 1) }
  }

  /// Whether what a bracket picks from was filled by a secure source, or made of what was.
  private func isStrong(_ open: Int) -> Bool {
    guard file.isName(open - 1) else { return false }
    let scope = file.scope(of: open)
    func given(_ word: String) -> [Range<Int>] {
      places(of: word).filter { scope.contains($0) && $0 < open - 1 }.map(file.statement)
    }
    let own = given(file.word(open - 1))
    if own.contains(where: { file.contains(Self.strongSources, in: $0) }) { return true }
    return own.contains { statement in
      guard let sign = statement.first(where: { file.isMark($0, "=") || file.isMark($0, ":=") })
      else { return false }
      return (sign..<statement.upperBound).contains { place in
        file.isName(place) && file.word(place) != file.word(open - 1)
          && given(file.word(place)).contains { file.contains(Self.strongSources, in: $0) }
      }
    }
  }

  /// `range(n)` where each letter comes from a secure source: only how many there are.
  func countsStrong(_ index: Int) -> Bool {
    guard !Alphabets.name(file, of: index).isEmpty, let place = receivers(of: index).last,
      file.isName(place), file.isMark(place + 1, "=") || file.isMark(place + 1, ":=")
    else { return false }
    let word = file.word(place)
    let scope = file.isInFunction(index) ? file.scope(of: index) : file.words.indices
    let uses = places(of: word).filter { scope.contains($0) && $0 > index }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        file.contains(Self.secureWords, in: file.statement(at: use))
          && (file.word(file.parents[use] - 1) == "range" || file.isMark(use - 1, "(")
            || file.isMark(use - 1, "="))
      }
  }

  private static let secureWords: Set<String> = [
    "secrets", "SystemRandom", "SecureRandom", "token_urlsafe", "token_hex", "randomBytes",
    "random_bytes", "urandom", "token_bytes", "getRandomValues",
  ]
}
