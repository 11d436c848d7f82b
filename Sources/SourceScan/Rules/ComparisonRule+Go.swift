/// Comparisons in Go, whose texts are empty where they are missing.
extension ComparisonRule {
  /// Texts that are empty where nothing is kept.
  func goBothMissing(_ index: Int, _ statement: Range<Int>) -> ScanHit? {
    let isCall = file.word(index) == "ConstantTimeCompare"
    guard file.kind(index) == .mark || isCall else { return nil }
    let scope = file.scope(of: index)
    if scope.contains(where: {
      file.isText($0) && file.words[$0].isEmpty
        || file.isMark($0, "!") && ["ok", "found", "exists"].contains(file.word($0 + 1))
    }) || file.contains(["len"], in: scope) {
      return nil
    }
    guard let (left, right) = isCall ? arguments(index) : sides(index) else { return nil }
    func isClaimOfToken(_ given: Range<Int>) -> Bool {
      // `got, _ := claims["nonce"].(string)`
      let isLocal = given.count == 1 && file.isName(given.lowerBound)
      let side = (isLocal ? value(of: given.lowerBound) : nil) ?? given
      guard
        let last = side.last(where: {
          (file.isName($0) || file.isText($0)) && file.word($0) != "string"
        })
      else { return false }
      return file.nonces[last] && side.count > 1
        && side.contains { place in
          file.isName(place)
            && (["claim", "payload", "token"].contains {
              file.word(place).lowercased().contains($0)
            } || file.isMark(place + 1, ".") && (isOfToken(place) || isTypedToken(place)))
        }
    }
    // `c, err := parseIDToken(raw)`
    func isOfToken(_ holder: Int) -> Bool {
      value(of: holder)?.contains { place in
        let word = file.word(place).lowercased()
        return file.isName(place) && file.isMark(place + 1, "(")
          && ["verify", "claims", "idtoken", "parsetoken", "decode"].contains(where: word.contains)
      } ?? false
    }
    // `tok *oidc.IDToken`
    func isTypedToken(_ holder: Int) -> Bool {
      let word = file.word(holder)
      return scope.contains { place in
        guard file.word(place) == word, place < holder, file.isMark(file.parents[place], "(") else {
          return false
        }
        let type = place + 1..<min(place + 5, file.words.count)
        return (file.isMark(place + 1, "*") || file.isName(place + 1))
          && type.prefix { !file.isMark($0, ",") && !file.isMark($0, ")") }.contains { part in
            ["token", "claims"].contains { file.word(part).lowercased().hasSuffix($0) }
          }
      }
    }
    let isLeft = isClaimOfToken(left)
    guard isLeft != isClaimOfToken(right) else { return nil }
    let other = isLeft ? right : left
    guard let last = other.last(where: { file.isName($0) }) else { return nil }
    let word = file.word(last)
    // A table of anything has nothing, which is no empty text.
    if file.follows(["Values", "["], at: other.upperBound - 4) {
      // It is equal to what another table has not.
      let claim = isLeft ? left : right
      guard file.isMark(claim.upperBound - 1, "]"), file.isText(claim.upperBound - 2) else {
        return nil
      }
    }
    // `cookie, err := r.Cookie("nonce")`, and the error is looked at: it is there.
    if other.count == 3, file.isMark(other.lowerBound + 1, "."), word == "Value" {
      let owner = file.word(other.lowerBound)
      let isThere = scope.contains { place in
        file.word(place) == owner && file.follows([",", "err", ":="], at: place + 1)
          && facts.branches.contains { branch in
            branch.keyword > place && branch.keyword - place < 16
              && file.follows(["err", "!=", "nil"], at: branch.condition.lowerBound)
          }
      }
      if isThere { return nil }
    }
    // `nonce, err := cache.Get(…).Result()`, and the error ends it.
    if other.count == 1 {
      let isThere = scope.contains { place in
        file.word(place) == word && file.follows([",", "err", ":="], at: place + 1)
          && facts.branches.contains { branch in
            branch.keyword > place && branch.keyword <= file.statement(at: place).upperBound + 1
              && branch.condition.count == 3
              && file.follows(["err", "!=", "nil"], at: branch.condition.lowerBound)
          }
      }
      if isThere { return nil }
    }
    let sources = ["cookie", "session", "values", "store", "header", "state", "sess"]
    let isKept =
      isEntry(other)
      // `attempt := s.attempts[state]; … attempt.Nonce`
      || other.count == 3 && (value(of: other.lowerBound).map(isEntry) ?? false)
      || other.contains { place in
        sources.contains { file.word(place).lowercased().contains($0) }
          || ["GetString", "Get", "Pop", "PopString"].contains(file.word(place))
            && file.isMark(place + 1, "(") && file.speaksOfNonce(other)
      }
      || scope.contains { place in
        guard file.word(place) == word, place < index,
          file.isMark(place + 1, "=") || file.isMark(place + 1, ":=") || file.isMark(place + 1, ",")
        else { return false }
        let statement = file.statement(at: place)
        return statement.contains { part in
          sources.contains { file.word(part).lowercased().contains($0) }
            || ["GetString", "FormValue", "PopString", "Get", "Pop"].contains(file.word(part))
              && file.isMark(part + 1, "(") && file.speaksOfNonce(statement)
        }
          || file.isMark(place + 1, ",") && file.word(place + 2) == "_"
            && file.follows([".", "(", "string", ")"], at: statement.upperBound - 4)
          // `if c, err := r.Cookie("nonce"); err == nil { want = c.Value }`
          || file.isMark(place + 1, "=") && file.follows([".", "Value"], at: place + 3)
            && facts.places(of: file.word(place + 2)).contains {
              file.contains(["Cookie"], in: file.statement(at: $0))
            }
          || file.isMark(place + 1, ":=") && isEntry(place + 2..<statement.upperBound)
      }
    return isKept ? hit(index, "both sides are empty where they are missing, and equal then") : nil
  }

  /// `nonces[id]` of a map that the file declares, which has an empty text for what it has not.
  private func isEntry(_ value: Range<Int>) -> Bool {
    guard let last = value.last, file.isMark(last, "]"), file.mates[last] - 1 >= value.lowerBound
    else { return false }
    let word = file.word(file.mates[last] - 1)
    return facts.places(of: word).contains { place in
      let declaration = place + 1..<min(place + 5, file.words.count)
      guard let map = declaration.first(where: { file.follows(["map", "["], at: $0) }) else {
        return false
      }
      return (place + 1..<map).allSatisfy { [":", "=", ":=", "make", "("].contains(file.word($0)) }
    }
  }
}
