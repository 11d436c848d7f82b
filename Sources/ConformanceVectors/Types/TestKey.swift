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

  /// Whether verifiers under test are told to trust the key.
  public var isTrusted: Bool { !kid.hasPrefix("untrusted") && !kid.hasSuffix("-e3") }
}

extension VectorLibrary {
  private struct KeyFile: Codable { var keys: [TestKey] }

  /// The test keys of `keys/private.jwks.json`.
  ///
  /// - Throws: `VectorProblem` where the file does not fit.
  public func testKeys() throws -> [TestKey] {
    let path = "keys/private.jwks.json"
    do { return try decodeJSON(KeyFile.self, from: text(of: path) ?? "").keys } catch let error
      as DecodingError
    {
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
