/// The public keys that a verifier trusts: a JSON Web Key Set (RFC 7517 section 5).
///
/// A provider publishes it at a fixed address. Fetch it over TLS, keep it, and fetch it again when a
/// token names an unknown key; a token never says where keys are to be found.
public struct JSONWebKeySet: Sendable {
  /// The algorithms that a key may be for (RFC 7518 section 3.1).
  public enum Algorithm: String, Hashable, Sendable, CaseIterable {
    /// RSASSA-PKCS1-v1_5 with SHA-256.
    case rs256 = "RS256"
    /// ECDSA on P-256 with SHA-256.
    case es256 = "ES256"
  }

  private enum PublicKey: Sendable {
    case rsa(RSAPublicKey)
    case p256(P256PublicKey)

    var algorithm: Algorithm {
      switch self {
      case .rsa: .rs256
      case .p256: .es256
      }
    }
  }

  /// The most keys of a set that are looked at.
  public static let mostKeys = 64

  /// No keys at all: nothing is trusted.
  public static let none = JSONWebKeySet(keys: [])

  private let keys: [(name: String?, key: PublicKey)]

  private init(keys: [(name: String?, key: PublicKey)]) { self.keys = keys }

  /// Reads a set.
  ///
  /// Keys of other types, for other uses or for other algorithms are left out, as RFC 7517 section 5
  /// wants it; so are keys that are no good, such as points off the curve.
  ///
  /// - Parameter json: The JSON text as UTF-8.
  /// - Throws: `JSONWebKeySetError` where the text is no key set or names two keys for one algorithm
  ///   alike.
  public init(parsing json: [UInt8]) throws(JSONWebKeySetError) {
    let object: JSONObject
    do { object = try JSONParser.object(from: json) } catch { throw .json(error) }
    guard case .array(let values)? = object["keys"] else { throw .noKeys }
    guard values.count <= Self.mostKeys else {
      throw .tooManyKeys(values.count, limit: Self.mostKeys)
    }
    var keys: [(name: String?, key: PublicKey)] = []
    for case .object(let value) in values {
      guard let key = Self.key(value) else { continue }
      let name = value.text("kid")
      let hasTwin = keys.contains { other in
        other.key.algorithm == key.algorithm && isSameName(other.name, name)
      }
      guard !hasTwin else { throw .ambiguousName }
      keys.append((name, key))
    }
    self.keys = keys
  }

  /// Whether a signature is valid under the one key that the header may mean.
  ///
  /// The algorithm belongs to the key and is only compared with the header's, so that no header
  /// can turn a public key into a shared secret (RFC 8725 sections 2.1 and 3.1).
  ///
  /// - Parameters:
  ///   - token: The token; of its header only `alg`, `kid` and `crit` are looked at.
  ///   - algorithms: Those that are accepted at all.
  func isSigned(_ token: IdentityToken, with algorithms: Set<Algorithm>) -> Bool {
    // Whatever is critical is unknown here (RFC 7515 section 4.1.11).
    guard token.header["crit"] == nil, let name = token.header.text("alg"),
      let algorithm = Algorithm.allCases.first(where: { areSameBytes($0.rawValue, name) }),
      algorithms.contains(algorithm), let key = key(for: algorithm, token.header["kid"])
    else { return false }
    let digest = SHA256.digest(of: token.signingInput)
    return switch key {
    case .rsa(let key): key.isValid(signature: token.signature, digest: digest)
    case .p256(let key): key.isValid(signature: token.signature, digest: digest)
    }
  }

  /// The key that a header names; without a name, the only one for the algorithm.
  private func key(for algorithm: Algorithm, _ name: JSONValue?) -> PublicKey? {
    let fitting = keys.filter { $0.key.algorithm == algorithm }
    switch name {
    case nil: return fitting.count == 1 ? fitting[0].key : nil
    case .string(let name): return fitting.first { isSameName($0.name, name) }?.key
    default: return nil
    }
  }

  private static func key(_ value: JSONObject) -> PublicKey? {
    if let use = value["use"], use != .string("sig") { return nil }
    let key: PublicKey?
    switch value["kty"] {
    case .string("RSA"):
      guard let modulus = value.bytes("n"), let exponent = value.bytes("e") else { return nil }
      key = RSAPublicKey(modulus: modulus, exponent: exponent).map { .rsa($0) }
    case .string("EC"):
      guard value["crv"] == .string("P-256"), let x = value.bytes("x"), let y = value.bytes("y")
      else { return nil }
      key = P256PublicKey(x: x, y: y).map { .p256($0) }
    default: key = nil
    }
    guard let key else { return nil }
    if let algorithm = value["alg"], algorithm != .string(key.algorithm.rawValue) { return nil }
    return key
  }
}

/// Why a text is no key set that can be trusted.
public enum JSONWebKeySetError: Error, Hashable, Sendable {
  /// Not a JSON object as RFC 8259 wants it.
  case json(JSONError)
  /// No array under `keys`.
  case noKeys
  /// More keys than anybody needs.
  case tooManyKeys(Int, limit: Int)
  /// Two keys for one algorithm have the same name, or both have none.
  case ambiguousName
}

extension JSONWebKeySetError: CustomStringConvertible {
  /// The error in one sentence.
  public var description: String {
    switch self {
    case .json(let error): "key set: \(error)"
    case .noKeys: "key set: found no array 'keys', expected one (RFC 7517 section 5)."
    case .tooManyKeys(let count, let limit):
      "key set: found \(count) keys, expected at most \(limit)."
    case .ambiguousName:
      "key set: found two keys for one algorithm with the same 'kid', expected different ones."
    }
  }
}

extension JSONObject {
  /// The member's text; nil where it is no string.
  func text(_ name: String) -> String? {
    guard case .string(let text)? = self[name] else { return nil }
    return text
  }

  /// The member's bytes; nil where it is no base64url.
  func bytes(_ name: String) -> [UInt8]? { text(name).flatMap { Base64URL.decode($0) } }
}

private func isSameName(_ left: String?, _ right: String?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return areSameBytes(left, right)
}
