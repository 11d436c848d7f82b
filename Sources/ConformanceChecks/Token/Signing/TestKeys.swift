internal import ConformanceModel
internal import ConformanceVectors
internal import ReferenceAuth

/// The test keys, and what verifiers under test are told about them.
package enum TestKeys {
  private static let keys: [TestKey] = (try? VectorLibrary.embedded.testKeys()) ?? []
  private static let trustedNames: Set<String> =
    (try? VectorLibrary.embedded.trustedKeyNames()) ?? []

  private static let signers: [String: TestSigner] = Dictionary(
    uniqueKeysWithValues: keys.compactMap { key in TestSigner(key).map { (key.kid, $0) } })

  /// The key with a name; nil for a name that no test key has.
  package static func signer(named name: String) -> TestSigner? { signers[name] }

  /// The name of the key by which tokens are signed where nothing else is asked for.
  static func name(for algorithm: SignatureAlgorithm) -> String {
    "test-\(algorithm.rawValue.lowercased())"
  }

  /// The name of the other trusted key of an algorithm.
  static func secondName(for algorithm: SignatureAlgorithm) -> String {
    name(for: algorithm) + "-b"
  }

  /// The keys of an algorithm: the first, the second, and the one that nobody trusts.
  static func parts(of algorithm: SignatureAlgorithm) -> [String] {
    [
      name(for: algorithm), secondName(for: algorithm),
      "untrusted-\(algorithm.rawValue.lowercased())",
    ]
  }

  /// Whether a signature is a key's.
  static func isSigned(_ digest: SHA256Digest, _ signature: [UInt8], by name: String) -> Bool {
    guard let key = publicKey(named: name) else { return false }
    func bytes(_ text: String?) -> [UInt8] {
      text.flatMap { ClaimForms.bytes(ofBase64URL: $0[...]) } ?? []
    }
    return RSAPublicKey(modulus: bytes(key.n), exponent: bytes(key.e))?
      .isValid(signature: signature, digest: digest)
      ?? P256PublicKey(x: bytes(key.x), y: bytes(key.y))?
      .isValid(signature: signature, digest: digest) ?? false
  }

  /// The algorithm that a key is for; nil for a name that no test key has.
  static func algorithm(ofKey name: String) -> SignatureAlgorithm? {
    keys.first { $0.kid == name }.flatMap { SignatureAlgorithm(rawValue: $0.alg) }
  }

  /// The public half of a test key, whether it is trusted or not.
  static func publicKey(named name: String) -> KeySet.Key? {
    guard let key = keys.first(where: { $0.kid == name }) else { return nil }
    return switch SignatureAlgorithm(rawValue: key.alg) {
    case .rs256?: .rsa(kid: key.kid, n: key.n ?? "", e: key.e ?? "")
    case .es256?: .ec(kid: key.kid, x: key.x ?? "", y: key.y ?? "")
    case nil: nil
    }
  }

  /// The key set to trust under a contract; nil where signatures are not verified.
  ///
  /// Keys of algorithms that the contract does not name are left out: providers publish what they
  /// use, and a verifier need not read what it does not know.
  static func trusted(for contract: TokenContract) -> KeySet? {
    guard !contract.signatures.isEmpty else { return nil }
    return KeySet(
      keys: keys.filter { key in
        trustedNames.contains(key.kid)
          && SignatureAlgorithm(rawValue: key.alg).map(contract.signatures.contains) ?? false
      }.compactMap { publicKey(named: $0.kid) })
  }
}
