import ReferenceAuth

private let unsigned = ["RS256", "ES256"].flatMap { name in
  [64, 256].map { length in
    let parts = [Array("{\"alg\":\"\(name)\"}".utf8), Array("{}".utf8)]
    let signature = [UInt8](repeating: 1, count: length)
    return (parts + [signature]).map { Base64URL.encode($0) }.joined(separator: ".")
  }
}

extension Harness {
  /// Whatever is accepted as a key set verifies without harm, and no key has signed these tokens.
  static func keys(_ input: [UInt8]) {
    guard let keys = try? JSONWebKeySet(parsing: input) else { return }
    let verifier = IdentityTokenVerifier(keys: keys, claims: ClaimsPolicy(audience: "a"))
    for token in unsigned {
      do {
        _ = try verifier.verify(token, rawNonce: "n", at: 0)
        hold(false, "a token without claims is never accepted")
      } catch {
        hold(error == .badSignature, "no key has signed it")
      }
    }
  }
}
