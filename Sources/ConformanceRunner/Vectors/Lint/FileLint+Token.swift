internal import ConformanceVectors
internal import PlainText

extension FileLint {
  /// One source of the token, a readable payload that is the token's, and a verdict for everybody.
  mutating func checkToken(_ test: JSONValue, _ pointer: String) {
    if (test["token"] == nil) == (test["generate"] == nil) {
      note(pointer, .disagree("expected either 'token' or 'generate'."))
    }
    if let token = test["token"]?.text, let payload = test["payload"]?.text {
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count < 2 || parts[1] != Base64URL.encode(Array(payload.utf8)) {
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

  /// As many signatures as raw nonces, and a place for the claim.
  mutating func checkPool(_ test: JSONValue, _ pointer: String) {
    let nonces = test["rawNonces"]?.items?.count ?? 0
    let signatures = test["signatures"]?.items?.count ?? 0
    if nonces != signatures {
      note(
        "\(pointer)/signatures",
        .disagree("found \(signatures) signatures for \(nonces) raw nonces."))
    }
    if test["payload"]?.text?.split(separator: "{claim}", omittingEmptySubsequences: false).count
      != 2
    {
      note("\(pointer)/payload", .disagree("expected '{claim}' once."))
    }
  }

  private mutating func checkVerdicts(_ test: JSONValue, _ pointer: String) {
    let rules = test["verdicts"]?.items ?? []
    let conditions = rules.map { TokenConditions($0["when"]) }
    var used: Set<Int> = []
    for policy in Self.policies(mentionedBy: conditions) {
      if let index = conditions.firstIndex(where: { $0.hold(for: policy) }) {
        used.insert(index)
      } else {
        note("\(pointer)/verdicts", .disagree("no rule decides \(policy.words)."))
      }
    }
    let mayBeEither =
      test["pair"] != nil || test["generate"] != nil
      || (test["flags"]?.items ?? []).contains(.string("Unspecified"))
    for (index, rule) in rules.enumerated() {
      let place = "\(pointer)/verdicts/\(index)"
      if !used.contains(index) { note(place, .disagree("earlier rules leave this one nothing.")) }
      let isAccept = rule["verdict"]?.text == "accept"
      if isAccept != (rule["reasons"]?.items?.isEmpty ?? true) {
        note("\(place)/reasons", .disagree("reasons go with a rejection, and only with it."))
      }
      if rule["verdict"]?.text == "either", !mayBeEither {
        note(
          "\(place)/verdict",
          .disagree(
            "'either' is only for a test with 'pair', 'generate' or the flag 'Unspecified'."))
      }
    }
  }

  /// Every contract that the conditions can tell apart.
  private static func policies(mentionedBy conditions: [TokenConditions]) -> [TokenPolicy] {
    let algorithms: [Set<String>] =
      conditions.contains { $0.signature != nil }
      ? [[], ["RS256"], ["ES256"], ["RS256", "ES256"]] : [[]]
    let named = Set(conditions.flatMap { $0.claims ?? [] })
    let claims: [Set<String>] =
      [[]] + named.sorted().map { [$0] } + (named.count > 1 ? [named] : [])
    let leeways = conditions.contains { $0.leeway != nil } ? [0, 1] : [0]
    let audiences =
      conditions.contains { $0.audiences != nil }
      ? ["open", "accepted", "onlyOwn", "authorizedParty"] : ["open"]
    var policies: [TokenPolicy] = []
    for form in ["hex", "base64url", "raw"] {
      for supported in ["ignored", "claimFalseRelaxes"] {
        for algorithms in algorithms {
          for claims in claims {
            for leeway in leeways {
              policies += audiences.map { audiences in
                TokenPolicy(
                  nonceForm: form, nonceSupported: supported, signatures: algorithms,
                  claims: claims, leeway: leeway, audiences: audiences)
              }
            }
          }
        }
      }
    }
    return policies
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

extension TokenConditions {
  /// Reads conditions whose form the schema has approved.
  fileprivate init(_ value: JSONValue?) {
    func texts(_ name: String) -> [String]? { value?[name]?.items?.compactMap(\.text) }
    self.init(
      nonceForm: texts("nonceForm"), nonceSupported: texts("nonceSupported"),
      signature: texts("signature"), claims: texts("claims"), leeway: texts("leeway"),
      audiences: texts("audiences"))
  }
}

extension TokenPolicy {
  /// The policy, as a message names it; what is usual is left out.
  fileprivate var words: String {
    var words = "nonceForm '\(nonceForm)' with nonceSupported '\(nonceSupported)'"
    if !signatures.isEmpty { words += ", signatures \(signatures.sorted().joined(separator: " "))" }
    if !claims.isEmpty { words += ", claims \(claims.sorted().joined(separator: " "))" }
    if audiences != "open" { words += ", furtherAudiences '\(audiences)'" }
    return words + (leeway == 0 ? "" : ", leeway")
  }
}
