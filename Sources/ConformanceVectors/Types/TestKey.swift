/// A test key with its private half, published on purpose: it protects nothing.
package struct TestKey: Codable, Sendable, Equatable {
  /// `RSA` or `EC`.
  package var kty: String
  /// The key's name.
  package var kid: String
  /// The algorithm that the key is for.
  package var alg: String
  /// The modulus, of RSA.
  package var n: String?
  /// The public exponent, of RSA.
  package var e: String?
  /// The x coordinate, of EC.
  package var x: String?
  /// The y coordinate, of EC.
  package var y: String?
  /// The private exponent or scalar.
  package var d: String
  /// The primes, their exponents and the coefficient, of RSA (RFC 8017 section 3.2).
  package var p, q, dp, dq, qi: String?
}

extension VectorLibrary {
  private struct KeyFile<Key: Decodable>: Decodable { var keys: [Key] }
  private struct KeyName: Decodable { var kid: String }

  /// The test keys of `keys/private.jwks.json`.
  ///
  /// - Throws: `VectorProblem` where the file does not fit.
  package func testKeys() throws -> [TestKey] { try keys("keys/private.jwks.json") }

  /// The names of the keys that verifiers under test are told to trust.
  ///
  /// - Throws: `VectorProblem` where the file `keys/trusted.jwks.json` does not fit.
  package func trustedKeyNames() throws -> Set<String> {
    let keys: [KeyName] = try keys("keys/trusted.jwks.json")
    return Set(keys.map(\.kid))
  }

  private func keys<Key: Decodable>(_ path: String) throws -> [Key] {
    do {
      return try decodeJSON(KeyFile<Key>.self, from: text(of: path) ?? "").keys
    } catch let error as DecodingError {
      throw VectorProblem(file: path, decoding: error)
    }
  }

  /// The pool of genuine tokens.
  ///
  /// - Throws: `VectorProblem` where the file does not fit.
  package func tokenPool() throws -> [TokenPoolVector] {
    try file(VectorGroup<TokenPoolVector>.self, path: Self.poolPath).groups.flatMap(\.tests)
  }

  static var poolPath: String { "token/pool.json" }
}
