extension Snippet {
  /// The snippets of the area `token`, by requirement.
  static let token: [String: Snippet] = [
    "token.accept": Snippet(
      wrong: #"claim == rawNonce          // the claim holds its digest"#,
      right: #"claim == sha256(rawNonce)"#),
    "token.mismatch": Snippet(
      wrong: #"claim.hasPrefix(expected)"#,
      right: #"claim == expected"#),
    "token.missing": Snippet(
      wrong: #"if let claim = payload.nonce, claim != expected { reject() }"#,
      right: #"""
        guard let claim = payload.nonce, claim == expected
        else { return reject() }
        """#),
    "token.expected-empty": Snippet(
      wrong: #"if let expected { try compare(expected, claim) }  // else: in"#,
      right: #"guard let expected, !expected.isEmpty else { return reject() }"#),
    "token.contract": Snippet(
      wrong: #"claim == raw || claim == sha256(raw)"#,
      right: #"claim == sha256(raw)"#),
    "token.nonce-supported": Snippet(
      wrong: #"if payload.nonceSupported == true { try compare(nonces) }"#,
      right: #"try compare(nonces)"#),
    "token.duplicate-keys": Snippet(
      wrong: #"payload.contains { $0 == ("nonce", expected) }  // any of them"#,
      right: #"guard keys.count == Set(keys).count else { return reject() }"#),
    "token.replay": Snippet(
      wrong: #"guard pending.contains(rawNonce) else { return reject() }"#,
      right: #"guard pending.remove(rawNonce) != nil else { return reject() }"#),
    "token.structure": Snippet(
      wrong: #"let payload = token.components(separatedBy: ".")[1]"#,
      right: #"guard parts.count == 3 else { return reject() }"#),
    "token.signature": Snippet(
      wrong: #"let key = header.jwk  // the attacker's own"#,
      right: #"""
        guard let key = trusted[header.kid], header.alg == key.alg,
          key.verifies(signature, of: signedBytes)
        else { return reject() }
        """#),
    "token.claims": Snippet(
      wrong: #"payload.iss.contains("appleid.apple.com")"#,
      right: #"""
        payload.iss == "https://appleid.apple.com" && aud == clientID
          && now < payload.exp
        """#),
    "token.tolerant": Snippet(
      wrong: #"let emailVerified: Bool  // Apple also sends "true""#,
      right: #"let emailVerified: BoolOrString"#),
    "token.total": Snippet(
      wrong: #"json["nonce"] as! String"#,
      right: #"""
        guard let nonce = json["nonce"] as? String
        else { return reject() }
        """#),
  ]
}
