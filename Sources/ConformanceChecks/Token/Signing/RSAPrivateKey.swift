internal import ConformanceVectors
internal import ReferenceAuth

/// The five numbers of an RSA key that sign four times as fast as the exponent alone.
struct RSAPrivateKey: Sendable {
  private let modulus: MontgomeryModulus
  private let p: MontgomeryModulus
  private let q: MontgomeryModulus
  private let numbers: (n: [UInt8], e: [UInt8], q: [UInt8], dp: [UInt8], dq: [UInt8], qi: [UInt8])

  init?(_ key: TestKey) {
    func bytes(_ text: String?) -> [UInt8]? { text.flatMap { ClaimForms.bytes(ofBase64URL: $0) } }
    guard let n = bytes(key.n), let e = bytes(key.e), let p = bytes(key.p), let q = bytes(key.q),
      let dp = bytes(key.dp), let dq = bytes(key.dq), let qi = bytes(key.qi),
      let modulus = MontgomeryModulus(bigEndian: n), let pModulus = MontgomeryModulus(bigEndian: p),
      let qModulus = MontgomeryModulus(bigEndian: q)
    else { return nil }
    self.modulus = modulus
    self.p = pModulus
    self.q = qModulus
    numbers = (n, e, q, dp, dq, qi)
  }

  func signature(of digest: SHA256Digest) -> [UInt8] {
    signature(ofMessage: RSAPublicKey.paddedMessage(digest, length: (modulus.bitCount + 7) / 8))
  }

  /// RSASSA-PSS with SHA-256 and a salt as long as it (RFC 8017 section 9.1.1), for keys of whole
  /// bytes.
  func pssSignature(of digest: SHA256Digest) -> [UInt8] {
    let salt = digest.bytes
    let hash = SHA256.digest(of: [UInt8](repeating: 0, count: 8) + digest.bytes + salt).bytes
    let length = modulus.bitCount / 8 - hash.count - 1
    let block = [UInt8](repeating: 0, count: length - salt.count - 1) + [1] + salt
    let mask = (0...UInt8(length / hash.count)).flatMap {
      SHA256.digest(of: hash + [0, 0, 0, $0]).bytes
    }
    var message = zip(block, mask).map { $0 ^ $1 } + hash + [0xBC]
    message[0] &= 0x7F
    return signature(ofMessage: message)
  }

  /// The same for another message: see ``TestSigner/departing(as:of:for:)``.
  func departing(as signature: [UInt8], of old: [UInt8], for new: [UInt8]) -> [UInt8]? {
    let (before, after) = (SHA256.digest(of: old), SHA256.digest(of: new))
    let (genuine, right) = (self.signature(of: before), self.signature(of: after))
    if let writing = SignatureDeparture.writings.first(where: { $0(genuine) == signature }) {
      return writing(right)
    }
    if signature == SignatureDeparture.sum(genuine, numbers.n) {
      return SignatureDeparture.sum(right, numbers.n)
    }
    if signature == RSAPublicKey.paddedMessage(before, length: numbers.n.count) {
      return RSAPublicKey.paddedMessage(after, length: numbers.n.count)
    }
    if let message = message(of: signature) {
      for hash in SignatureDeparture.hashes {
        guard let place = message.firstRange(of: hash(old)) else { continue }
        return self.signature(
          ofMessage: message[..<place.lowerBound] + hash(new) + message[place.upperBound...])
      }
      // The mark of PSS (RFC 8017 section 9.1.1), which no digest ends with here.
      if message.last == 0xBC { return pssSignature(of: after) }
    }
    guard let opposite = modulus.difference([0], signature), opposite == genuine else { return nil }
    return modulus.difference([0], right)
  }

  /// What a signature says when it is opened (RFC 8017 section 5.2.2).
  private func message(of signature: [UInt8]) -> [UInt8]? {
    signature.count == numbers.n.count ? modulus.power(signature, numbers.e) : nil
  }

  /// RSASP1 by the Chinese remainder theorem (RFC 8017 section 5.2.1, 2b).
  private func signature(ofMessage message: [UInt8]) -> [UInt8] {
    guard let s1 = p.power(p.remainder(of: message), numbers.dp),
      let s2 = q.power(q.remainder(of: message), numbers.dq),
      let difference = p.difference(s1, p.remainder(of: s2)),
      let h = p.product(difference, numbers.qi), let high = modulus.product(h, numbers.q)
    else { return [] }
    return modulus.sum(high, s2) ?? []
  }
}
