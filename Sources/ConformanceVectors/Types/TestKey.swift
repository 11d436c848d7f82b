/// A test key with its private half, published on purpose: it protects nothing.
public struct TestKey: Codable, Sendable, Equatable {
  /// `RSA` or `EC`.
  public var kty: String
  /// The key's name.
  public var kid: String
  /// The algorithm that the key is for.
  public var alg: String
  /// The modulus, of RSA.
  public var n: String?
  /// The public exponent, of RSA.
  public var e: String?
  /// The x coordinate, of EC.
  public var x: String?
  /// The y coordinate, of EC.
  public var y: String?
  /// The private exponent or scalar.
  public var d: String
  /// The primes, their exponents and the coefficient, of RSA (RFC 8017 section 3.2).
  public var p, q, dp, dq, qi: String?
}

extension VectorLibrary {
  private struct KeyFile<Key: Decodable>: Decodable { var keys: [Key] }
  private struct KeyName: Decodable { var kid: String }

  /// The test keys of `keys/private.jwks.json`.
  ///
  /// - Throws: `VectorProblem` where the file does not fit.
  public func testKeys() throws -> [TestKey] { try keys("keys/private.jwks.json") }

  /// The names of the keys that verifiers under test are told to trust.
  ///
  /// - Throws: `VectorProblem` where the file `keys/trusted.jwks.json` does not fit.
  public func trustedKeyNames() throws -> Set<String> {
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
  public func tokenPool() throws -> [TokenPoolVector] {
    try file(VectorGroup<TokenPoolVector>.self, path: Self.poolPath).groups.flatMap(\.tests)
  }

  static var poolPath: String { "token/pool.json" }
}
