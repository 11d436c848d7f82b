/// The public keys that a verifier is to trust: a JSON Web Key Set (RFC 7517 section 5).
public struct KeySet: Codable, Hashable, Sendable {
  /// The trusted keys, in the order in which the provider publishes them.
  public var keys: [Key]

  /// - Parameter keys: The trusted keys.
  public init(keys: [Key]) { self.keys = keys }

  /// One public key (RFC 7517 section 4, RFC 7518 section 6); numbers are in base64url.
  public struct Key: Codable, Hashable, Sendable {
    /// `RSA` or `EC`.
    public var kty: String
    /// The name by which a token's header chooses the key.
    public var kid: String?
    /// The only algorithm that the key is for.
    public var alg: String?
    /// What the key is for: `sig`.
    public var use: String?
    /// The modulus of an RSA key.
    public var n: String?
    /// The public exponent of an RSA key.
    public var e: String?
    /// The curve of an EC key: `P-256`.
    public var crv: String?
    /// The x coordinate of an EC key, 32 bytes.
    public var x: String?
    /// The y coordinate of an EC key, 32 bytes.
    public var y: String?

    /// Makes an RSA key for RS256.
    ///
    /// - Parameters:
    ///   - kid: The key's name.
    ///   - n: The modulus in base64url, big-endian.
    ///   - e: The public exponent in base64url, big-endian.
    public static func rsa(kid: String?, n: String, e: String) -> Key {
      Key(kty: "RSA", kid: kid, alg: SignatureAlgorithm.rs256.rawValue, use: "sig", n: n, e: e)
    }

    /// Makes a P-256 key for ES256.
    ///
    /// - Parameters:
    ///   - kid: The key's name.
    ///   - x: The x coordinate in base64url, 32 bytes.
    ///   - y: The y coordinate in base64url, 32 bytes.
    public static func ec(kid: String?, x: String, y: String) -> Key {
      Key(
        kty: "EC", kid: kid, alg: SignatureAlgorithm.es256.rawValue, use: "sig", crv: "P-256",
        x: x, y: y)
    }
  }
}
