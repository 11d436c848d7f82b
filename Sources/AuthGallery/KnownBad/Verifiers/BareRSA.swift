internal import ConformanceModel
internal import ReferenceAuth

/// The public operation of RSA without any check of the padding.
enum BareRSA {
  /// The message inside a signature; nil where the key is none of RSA, or the number too large.
  static func message(_ signature: [UInt8], _ key: KeySet.Key) -> [UInt8]? {
    guard signature.count == 256, (key.use ?? "sig") == "sig", (key.alg ?? "RS256") == "RS256",
      ParsedKeys.key(key) != nil, let n = key.n.flatMap({ Base64URL.decode($0) }),
      let e = key.e.flatMap({ Base64URL.decode($0) }), let modulus = MontgomeryModulus(bigEndian: n)
    else { return nil }
    return modulus.power(signature, e)
  }
}
