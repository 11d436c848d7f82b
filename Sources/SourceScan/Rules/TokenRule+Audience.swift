/// Apple's identity tokens that are verified, of whatever app they are.
extension TokenRule {
  private static let apple = ByteSearch(["appleid.apple.com"])

  /// `jwtVerify(token, keys, { issuer })`, `JWT.decode(token, key, true, algorithm: 'RS256')`
  ///
  /// Libraries of Python refuse a token with an audience where none is given.
  func noAudience(_ index: Int) -> ScanHit? {
    guard [.javaScript, .typeScript, .ruby].contains(file.language), file.isName(index),
      file.isMark(index + 1, "("), file.mates[index + 1] > index,
      verifiesByLibrary(index), file.mentions(Self.apple)
    else { return nil }
    let open = index + 1
    let arguments = open + 1..<file.mates[open]
    let commas = arguments.filter { file.isMark($0, ",") && file.parents[$0] == open }
    guard commas.count >= 1 else { return nil }
    // Options that are put together elsewhere, and what verifies one's own tokens.
    if commas.count >= 2, file.language.isScript, !file.isMark(commas[1] + 1, "{") { return nil }
    if file.contains(["secret", "SECRET", "JWT_SECRET"], in: arguments) { return nil }
    if (arguments.lowerBound..<commas[0]).contains(where: { isOwnToken($0) }) { return nil }
    let scope = file.isInFunction(index) ? file.scope(of: index) : file.words.indices
    let isLooked = scope.contains { place in
      guard file.kind(place) != .mark else { return false }
      let word = file.word(place).lowercased()
      return ["aud", "audience", "verify_aud", "audiences"].contains(word)
    }
    // Whoever calls the function may look at what it gives.
    let isLookedElsewhere = file.words.indices.contains { place in
      file.kind(place) != .mark && file.word(place) == "aud"
        && ([".", "?.", "["].contains(file.word(place - 1)))
    }
    return isLooked || isLookedElsewhere
      ? nil
      : ScanHit(
        token: index, rule: .tokenUnverified, certainty: .likely,
        seen: "no audience is asked for: a token that Apple signed for any app is accepted",
        advice: .audience)
  }

  private func verifiesByLibrary(_ index: Int) -> Bool {
    let owner = file.word(index - 2).lowercased()
    switch file.word(index) {
    case "jwtVerify": return file.language.isScript
    case "verify":
      return file.language.isScript && file.isMark(index - 1, ".")
        && ["jwt", "jsonwebtoken"].contains(owner)
    case "decode":
      let close = file.mates[index + 1]
      return file.language == .ruby && owner == "jwt"
        && (index..<close).contains { file.word($0) == "true" }
    default: return false
    }
  }

  /// `accessToken`, `refreshToken`, `clientSecret`: what a backend signs itself.
  private func isOwnToken(_ place: Int) -> Bool {
    let word = file.word(place).lowercased()
    return ["access", "refresh", "session", "secret", "bearer", "authheader"].contains {
      word.contains($0)
    }
  }
}
