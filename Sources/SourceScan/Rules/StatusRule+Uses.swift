/// What the bytes are for whose status nobody looks at.
extension StatusRule {
  private static let secrets = [
    "nonce", "token", "secret", "verifier", "random", "key", "salt", "state", "ticket", "challenge",
    "password", "session", "bytes", "rand", "iv", "pkce",
  ]

  private static let names: Set<String> = [
    "nonce", "token", "secret", "verifier", "challenge", "salt", "password", "ticket",
  ]

  /// Whether bytes that are always the same would be a secret's: by where the file tells of signing
  /// in or of nonces, or by the names around.
  func makesSecret(_ index: Int) -> Bool {
    if facts.isAboutSignIn { return true }
    let isNamed = file.scope(of: index).contains { place in
      file.isName(place)
        && NonceName.words(file.word(place)).contains(where: Self.names.contains)
    }
    if isNamed { return true }
    let names = file.surroundings(of: index).map { $0.name.lowercased() }
    return names.contains { name in Self.secrets.contains(where: name.contains) }
  }

  /// `srand(seed)`: a generator that is no secret's is given them.
  func seeds(_ index: Int) -> Bool {
    file.isInFunction(index)
      && file.scope(of: index).contains { place in
        file.isName(place) && file.isMark(place + 1, "(")
          && ["srand", "srandom", "srand48"].contains(file.word(place))
      }
  }
}
