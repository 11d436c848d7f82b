/// Identity tokens that somebody is signed in with, whatever their audience or signature.
extension TokenRule {
  /// `new TokenValidationParameters { ValidateAudience = false }`
  ///
  /// Of an access token, a service may look at scopes instead; an identity token is for one app.
  func anyAudience(_ index: Int) -> ScanHit? {
    guard file.language == .cSharp, file.word(index) == "ValidateAudience",
      file.follows(["=", "false"], at: index + 1)
    else { return nil }
    let isLooked =
      file.contains(["AudienceValidator"], in: file.words.indices)
      || file.scope(of: index).contains { file.isText($0) && file.word($0) == "aud" }
    let isOfIdentity = file.scope(of: index).contains { place in
      let word = file.word(place).lowercased()
      return file.kind(place) != .mark && (word.contains("idtoken") || word.contains("id_token"))
    }
    return isLooked
      ? nil
      : ScanHit(
        token: index, rule: .tokenUnverified, certainty: isOfIdentity ? .likely : .lookHere,
        seen: "ValidateAudience is false", advice: .audience)
  }

  /// What only a backend does with the claims of whoever signs in.
  private static let backends: Set<String> = [
    "findByEmail", "findOrCreate", "findUnique", "find_by_email", "get_or_create", "findOne",
    "upsert", "login_user", "update_or_create", "findBySub", "findByGoogleId", "findByAppleId",
  ]

  /// `JWT.decode(idToken)`, after which an account is looked up.
  func trusted(_ index: Int) -> ScanHit? {
    // What looks at the whole file comes last: nearly no token comes so far.
    guard !facts.speaksOfNonce, file.isName(index), file.isInFunction(index),
      file.isMark(index + 1, "(") || file.isMark(index + 1, "<"),
      let (seen, isExplicit) = reading(index), !isExplicit,
      file.statement(at: index).contains(where: isIdentity), !verifies
    else { return nil }
    let scope = file.scope(of: index)
    let isTrusted = scope.contains { place in
      place > index
        && (Self.backends.contains(file.word(place)) && file.isMark(place + 1, "(")
          || file.word(place) == "session" && file.isMark(place + 1, ".")
            && file.isMark(place + 3, "=")
          || file.word(place) == "session" && file.isMark(place + 1, "[")
            && file.isMark(place + 4, "="))
    }
    return isTrusted && origin(of: index) == nil
      ? ScanHit(token: index, rule: .tokenUnverified, certainty: .likely, seen: seen) : nil
  }

  private func isIdentity(_ place: Int) -> Bool {
    guard file.kind(place) != .mark else { return false }
    let word = file.word(place).lowercased()
    return ["idtoken", "id_token", "identitytoken"].contains(where: word.contains)
  }
}
