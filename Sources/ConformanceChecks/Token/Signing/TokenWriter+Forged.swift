internal import ConformanceModel
internal import ReferenceAuth

/// Forged vectors for contracts that name another algorithm, issuer, audience or form of the claim
/// than the vectors do.
///
/// As they stand, whoever looks the key up first refuses them for a key that it was never given, and
/// whoever compares claims for those: nobody would see that the forgery itself gets in.
extension TokenWriter {
  /// What is made of the third part.
  private enum ThirdPart {
    /// It signs nothing of the new token, and stays as it is.
    case kept
    /// It departs from the new token's signature as it did from the old one's.
    case departing
    /// By the key that the header names.
    case signed
    /// By a key of the same algorithm that nobody trusts.
    case signedUntrusted
    /// By the key that plays the part of the one by which the vector is signed.
    case signedAsBefore
  }

  /// A forged vector's token, made anew for this contract where that can be done.
  ///
  /// Where it cannot be done, such as for an HMAC of another hash, the token stays as it is, and what
  /// is drawn for ``ForgedToken`` has to tell.
  ///
  /// - Parameters:
  ///   - token: A token of three parts, or of two without a signature.
  ///   - rawNonce: The nonce whose claim in hexadecimal is in the token.
  ///   - flags: What is forged about it.
  ///   - secret: What its HMAC is keyed with, in base64url.
  func reforged(
    _ token: String, rawNonce: String?, _ flags: Set<TokenFlag>, secret: String? = nil
  ) -> String {
    let isForOtherClaims = isForOthers || contract.nonceForm != .hex
    let lacksAlgorithm = !contract.signatures.contains(.es256)
    guard let thirdPart = thirdPart(flags, keysAsWell: isForOtherClaims),
      isForOtherClaims || lacksAlgorithm
    else { return token }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 || parts.count == 3, let header = text(parts[0]),
      let payload = text(parts[1])
    else { return token }
    let isKeyed = ClaimForms.text("alg", in: header)?.hasPrefix("HS") ?? false
    let hmacKey = secret.flatMap { ClaimForms.bytes(ofBase64URL: $0[...]) }
    // Of other digests than SHA-256 there is no HMAC here.
    if isKeyed, hmacKey == nil { return token }
    // Under another algorithm a name that is wrong may become the right one, and a departure none.
    if flags.contains(.keyName) || thirdPart == .departing, !isForContract(header) { return token }
    // Its key is known, and its claims are right: it tells as it is.
    if !isForOtherClaims, let kid = ClaimForms.text("kid", in: header),
      let algorithm = TestKeys.algorithm(ofKey: kid), contract.signatures.contains(algorithm)
    {
      return token
    }
    let (newHeader, usual) = rekeyed(header)
    let named = ClaimForms.text("kid", in: newHeader) ?? usual
    let key = TestKeys.algorithm(ofKey: named) == nil ? usual : named
    var newPayload = retargeted(payload)
    if let rawNonce {
      newPayload =
        newPayload.replacingEach(
          "\"\(ClaimForms.claim(.hex, of: rawNonce))\"", with: "\"\(claim(of: rawNonce))\"")
        ?? newPayload
    }
    let input = [newHeader, newPayload].map { ClaimForms.base64URL(Array($0.utf8)) }
      .joined(separator: ".")
    guard parts.count == 3 else { return input }
    let departing = departure(parts, for: input, by: key)
    let signature =
      switch thirdPart {
      case .kept: parts[2]
      case .departing: departing ?? parts[2]
      case .signed where departing != nil: departing ?? ""
      case .signed where isKeyed:
        ClaimForms.base64URL(Self.hmac(Array(input.utf8), keyedWith: hmacKey ?? []))
      case .signed where ClaimForms.text("alg", in: newHeader) == "PS256":
        pssSignature(of: input, by: key) ?? signature(of: input, by: key)
      case .signed: signature(of: input, by: key)
      case .signedAsBefore:
        signature(of: input, by: signer(of: parts, algorithm: usual) ?? key)
      case .signedUntrusted:
        signature(of: input, by: usual.replacingEach("test-", with: "untrusted-") ?? usual)
      }
    return "\(input).\(signature)"
  }

  /// - Parameter keysAsWell: Whether forgeries that are there for each algorithm are made anew.
  private func thirdPart(_ flags: Set<TokenFlag>, keysAsWell: Bool) -> ThirdPart? {
    if flags.contains(.algNone) { return .kept }
    if flags.contains(.algIgnored) || flags.contains(.algConfusion) { return .signed }
    guard keysAsWell else { return nil }
    if flags.contains(.critical) { return .signed }
    if flags.contains(.keyName) { return .signedAsBefore }
    return flags.contains(.embeddedKey) || flags.contains(.untrusted)
      ? .signedUntrusted : .departing
  }

  /// The third part for a new token that departs from its signature as the old one does; nil where
  /// that has nothing to do with the key.
  private func departure(_ parts: [String], for input: String, by key: String) -> String? {
    guard let signature = ClaimForms.bytes(ofBase64URL: parts[2][...]) else { return nil }
    return TestKeys.signer(named: key)?.departing(
      as: signature, of: Array("\(parts[0]).\(parts[1])".utf8), for: Array(input.utf8)
    ).map(ClaimForms.base64URL)
  }

  /// Whether a header names an algorithm of the contract.
  private func isForContract(_ header: String) -> Bool {
    ClaimForms.text("alg", in: header).flatMap(SignatureAlgorithm.init)
      .map(contract.signatures.contains) ?? false
  }

  /// HMAC with SHA-256 (RFC 2104, section 2).
  private static func hmac(_ message: [UInt8], keyedWith key: [UInt8]) -> [UInt8] {
    var block = key.count > 64 ? SHA256.digest(of: key).bytes : key
    block += [UInt8](repeating: 0, count: 64 - block.count)
    let inner = SHA256.digest(of: block.map { $0 ^ 0x36 } + message).bytes
    return SHA256.digest(of: block.map { $0 ^ 0x5C } + inner).bytes
  }

  /// The key with the part of the one that signed a token: the first, the second, or the untrusted
  /// one of an algorithm; nil where none of them did.
  ///
  /// - Parameters:
  ///   - parts: The token.
  ///   - usual: The first key of the algorithm by which the token is made anew.
  private func signer(of parts: [String], algorithm usual: String) -> String? {
    let digest = SHA256.digest(of: Array("\(parts[0]).\(parts[1])".utf8))
    guard let signature = ClaimForms.bytes(ofBase64URL: parts[2][...]),
      let wanted = TestKeys.algorithm(ofKey: usual)
    else { return nil }
    for algorithm in SignatureAlgorithm.allCases {
      let names = TestKeys.parts(of: algorithm)
      if let part = names.firstIndex(where: { TestKeys.isSigned(digest, signature, by: $0) }) {
        return TestKeys.parts(of: wanted)[part]
      }
    }
    return nil
  }
}
