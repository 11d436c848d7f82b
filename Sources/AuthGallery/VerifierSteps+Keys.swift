internal import ConformanceModel
internal import ReferenceAuth
internal import Synchronization

extension VerifierSteps.Signed {
  /// Whether one of the keys has signed the token by the header's algorithm.
  func isSigned(by keys: [KeySet.Key]) -> Bool {
    let digest = SHA256.digest(of: token.signingInput)
    return keys.contains { key in
      guard (key.use ?? "sig") == "sig", (key.alg ?? algorithm) == algorithm else { return false }
      return switch (algorithm, ParsedKeys.key(key)) {
      case ("RS256", .rsa(let key)): key.isValid(signature: token.signature, digest: digest)
      case ("ES256", .p256(let key)): key.isValid(signature: token.signature, digest: digest)
      default: false
      }
    }
  }

  /// The trusted key that the header names: of several alike the first.
  var named: [KeySet.Key] {
    let name = token.header["kid"]
    return keys.keys.first { name != nil && $0.kid.map { .string($0) } == name }.map { [$0] } ?? []
  }
}

/// Keys that were read before: a verifier keeps them, too.
enum ParsedKeys {
  private static let keys = Mutex<[KeySet.Key: VerifierSteps.Key?]>([:])

  static func key(_ key: KeySet.Key) -> VerifierSteps.Key? {
    if let known = keys.withLock({ $0[key] }) { return known }
    let parsed = parse(key)
    keys.withLock { $0[key] = .some(parsed) }
    return parsed
  }

  private static func parse(_ key: KeySet.Key) -> VerifierSteps.Key? {
    func bytes(_ text: String?) -> [UInt8] { text.flatMap { Base64URL.decode($0) } ?? [] }
    return key.kty == "RSA"
      ? RSAPublicKey(modulus: bytes(key.n), exponent: bytes(key.e)).map { .rsa($0) }
      : P256PublicKey(x: bytes(key.x), y: bytes(key.y)).map { .p256($0) }
  }
}

extension KeySet.Key {
  /// Reads a key that a token brings along.
  init?(embedded value: JSONValue?) {
    guard case .object(let jwk)? = value, let type = jwk.string("kty") else { return nil }
    self =
      type == "RSA"
      ? .rsa(kid: nil, n: jwk.string("n") ?? "", e: jwk.string("e") ?? "")
      : .ec(kid: nil, x: jwk.string("x") ?? "", y: jwk.string("y") ?? "")
  }
}

extension TokenContract {
  /// Of a verifier that looks at everything.
  static let everything = TokenContract(
    signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases))
}

extension GallerySubject {
  /// A known-bad verifier.
  static func knownBadVerifier(
    _ name: String, violates: Set<RequirementID>, causes: [Cause], story: String,
    token: TokenContract = .everything, _ replace: (inout VerifierSteps) -> Void
  ) -> GallerySubject {
    verifier(
      .knownBad, name, violates: violates, causes: causes, story: story, token: token, replace)
  }

  /// A verifier that is unusual and right.
  static func legalVerifier(
    _ name: String, story: String, token: TokenContract = .everything,
    _ replace: (inout VerifierSteps) -> Void = { _ in }
  ) -> GallerySubject {
    verifier(.legal, name, story: story, token: token, replace)
  }

  private static func verifier(
    _ kind: Kind, _ name: String, violates: Set<RequirementID> = [], causes: [Cause] = [],
    story: String, token: TokenContract, _ replace: (inout VerifierSteps) -> Void
  ) -> GallerySubject {
    let steps = VerifierSteps(replace)
    return GallerySubject(
      kind, violates: violates, causes: causes, story: story,
      subject: FunctionSubject(
        name, contract: Contract(name: name, token: token), match: { steps.verify($0, token) }))
  }
}
