/// The bodies of requests to a backend that hashes, however they are written.
extension PairingRule {
  /// What says that the backend hashes the nonce that it gets: Supabase's grant of a token.
  private static let hashingBackends = ByteSearch([
    "supabase", "grant_type=id_token", "/auth/v1/token", "signinwithidp",
  ])
  /// What the token is called beside the nonce.
  private static let tokens: Set<String> = ["idtoken", "token", "identitytoken"]

  /// The value that `"nonce": …`, `put("nonce", …)` or `Map.of(…, "nonce", …)` gives to the body of a
  /// request, beside the token.
  func bodyValue(_ index: Int) -> Range<Int>? {
    guard file.word(index).lowercased() == "nonce", file.parents[index] > 0 else { return nil }
    let isLabel =
      [":", "=", "=>"].contains(file.word(index + 1))
      || file.word(index + 1) == "to" && file.isText(index)
    let isPair = file.isText(index) && file.isMark(index + 1, ",")
    guard isLabel && isBesideToken(index) || isPair && isSet(index),
      file.mentions(Self.hashingBackends)
    else { return nil }
    return value(from: index + 2)
  }

  private func isToken(_ place: Int) -> Bool {
    file.kind(place) != .mark
      && Self.tokens.contains(file.word(place).lowercased().replacing("_", with: ""))
  }

  /// Whether a member of the same literal or an argument of the same call is called so.
  private func isBesideToken(_ index: Int) -> Bool {
    let open = file.parents[index]
    guard file.mates[open] > open else { return false }
    return (open..<file.mates[open]).contains { place in
      isToken(place) && file.parents[place] == open
        && ([":", "=", "=>"].contains(file.word(place + 1)) || file.word(place + 1) == "to"
          // `{ id_token, nonce: … }`
          || [",", "}"].contains(file.word(place + 1)))
    }
  }

  /// `put("nonce", …)` after `put("id_token", …)`, `Map.of("id_token", token, "nonce", …)`
  private func isSet(_ index: Int) -> Bool {
    let open = file.parents[index]
    guard file.isMark(open, "(") else { return false }
    let commas = (open..<index).count { file.isMark($0, ",") && file.parents[$0] == open }
    let callee = file.word(open - 1)
    if commas > 0 {
      return commas % 2 == 0 && ["of", "ofEntries"].contains(callee)
        && (open..<index).contains { isToken($0) && file.isText($0) && file.parents[$0] == open }
    }
    return [
      "put", "set", "append", "add", "Add", "Set", "addProperty", "setString", "field", "text",
      "addFormDataPart", "formParam", "entry", "append_pair",
    ].contains(callee)
      && file.scope(of: index).contains { place in
        isToken(place) && file.isText(place) && file.isMark(place - 1, "(")
          && file.word(place - 2) == callee
      }
  }
}
