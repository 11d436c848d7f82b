extension FileLint {
  /// One source of the token, a readable payload that is the token's, and a verdict for everybody.
  mutating func checkToken(_ test: JSONValue, _ pointer: String) {
    if (test["token"] == nil) == (test["generate"] == nil) {
      note(pointer, .disagree("expected either 'token' or 'generate'."))
    }
    if let token = test["token"]?.text, let payload = test["payload"]?.text {
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count < 2 || parts[1] != Base64URL.text(of: Array(payload.utf8)) {
        note("\(pointer)/payload", .disagree("the token holds another payload."))
      }
    }
    if let recipe = test["generate"], let expected = expandedLength(of: recipe),
      let found = recipe["length"]?.integer, found != expected
    {
      note(
        "\(pointer)/generate/length",
        .disagree("found \(found), but the recipe makes \(expected) bytes."))
    }
    checkVerdicts(test, pointer)
  }

  private mutating func checkVerdicts(_ test: JSONValue, _ pointer: String) {
    let rules = test["verdicts"]?.items ?? []
    var used: Set<Int> = []
    for form in ["hex", "base64url", "raw"] {
      for policy in ["ignored", "claimFalseRelaxes"] {
        let index = rules.firstIndex { rule in
          holds(rule["when"]?["nonceForm"], form) && holds(rule["when"]?["nonceSupported"], policy)
        }
        if let index {
          used.insert(index)
        } else {
          note(
            "\(pointer)/verdicts",
            .disagree("no rule decides nonceForm '\(form)' with nonceSupported '\(policy)'."))
        }
      }
    }
    for (index, rule) in rules.enumerated() {
      let place = "\(pointer)/verdicts/\(index)"
      if !used.contains(index) { note(place, .disagree("earlier rules leave this one nothing.")) }
      let isAccept = rule["verdict"]?.text == "accept"
      if isAccept != (rule["reasons"]?.items?.isEmpty ?? true) {
        note("\(place)/reasons", .disagree("reasons go with a rejection, and only with it."))
      }
      if rule["verdict"]?.text == "either", test["pair"] == nil, test["generate"] == nil {
        note(
          "\(place)/verdict",
          .disagree("'either' is only for a test with 'pair' or 'generate'."))
      }
    }
  }

  private func holds(_ allowed: JSONValue?, _ value: String) -> Bool {
    allowed?.items?.contains(.string(value)) ?? true
  }

  /// The length that a recipe's token will have, without making it: `count` may be any number.
  private func expandedLength(of recipe: JSONValue) -> Int? {
    guard let count = recipe["count"]?.integer, let kind = recipe["kind"]?.text,
      let header = recipe["header"]?.text, let signature = recipe["signature"]?.text,
      let before = recipe["before"]?.text, let after = recipe["after"]?.text, count < 1 << 40
    else { return nil }
    let payload = before.utf8.count + after.utf8.count + count * (kind == "nested" ? 2 : 1)
    return header.utf8.count + signature.utf8.count + 2 + (payload * 4 + 2) / 3
  }
}
