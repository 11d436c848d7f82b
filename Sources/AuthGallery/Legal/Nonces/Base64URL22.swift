internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  /// The last letter has four zero bits, so the contract declares letters by position.
  static let base64url22 = GallerySubject.nonces(
    .legal, "base64url-22",
    story: "16 random bytes in base64url: 22 letters, the last one of four",
    contract: NonceContract(
      alphabet: String(decoding: base64urlLetters, as: UTF8.self),
      shape: [String](
        repeating: String(decoding: base64urlLetters, as: UTF8.self), count: 21) + ["AQgw"])
  ) { _, source in Base64URL.encode(try source.exactly(16)) }
}
