import ReferenceAuth

private let matcher = NonceMatcher()
private let lenient = NonceMatcher(
  policy: NoncePolicy(form: .raw, nonceSupported: .falseAllowsMissingNonce))
private let header = Base64URL.encode(Array(#"{"alg":"ES256"}"#.utf8))

extension Harness {
  /// Reads the input as a token, and as the payload of one.
  static func token(_ input: [UInt8]) {
    if let token = try? IdentityToken(parsing: input) {
      let parts = token.signingInput + Array(".\(Base64URL.encode(token.signature))".utf8)
      hold(parts == input, "a token is its parts and nothing else")
      match(token)
    }
    let text = "\(header).\(Base64URL.encode(input)).AA"
    guard let token = try? IdentityToken(parsing: text) else { return }
    match(token)
  }
}

private func match(_ token: IdentityToken) {
  for matcher in [matcher, lenient] {
    for expected in [nil, ""] {
      let verdict = matcher.match(token: token, rawNonce: expected, signatureVerified: true)
      hold(verdict == .rejected(.nonceMissing), "nothing expected, nothing accepted")
    }
  }
  let claim = token.payload["nonce"]
  if matcher.match(token: token, rawNonce: "expected") == .accepted {
    hold(claim == .string(SHA256.digest(of: "expected").hexadecimal), "accepted is equal")
  }
  guard case .string(let text) = claim, !text.isEmpty else { return }
  hold(lenient.match(token: token, rawNonce: text) == .accepted, "equal is accepted")
}
