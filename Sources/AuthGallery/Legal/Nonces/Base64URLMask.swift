internal import ConformanceModel

extension Gallery {
  /// The letters of base64url (RFC 4648 section 5).
  static let base64urlLetters: [UInt8] = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static let base64urlMask = GallerySubject.nonces(
    .legal, "base64url-modulo",
    story: "64 letters and `byte % 64`: 64 divides 256, so the modulus is even",
    contract: NonceContract(alphabet: String(decoding: base64urlLetters, as: UTF8.self))
  ) { length, source in
    try LetterDraw.mapping(length, from: source) { base64urlLetters[Int($0) % 64] }
  }
}
