internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  /// The last letter has two zero bits, so the contract declares letters by position.
  static let base64url43 = GallerySubject.nonces(
    .legal, "base64url-43",
    story: "32 random bytes in base64url: 43 letters, the last one of sixteen",
    contract: NonceContract(
      alphabet: String(decoding: base64urlLetters, as: UTF8.self),
      shape: [String](
        repeating: String(decoding: base64urlLetters, as: UTF8.self), count: 42)
        + ["AEIMQUYcgkosw048"])
  ) { _, source in Base64URL.encode(try source.exactly(32)) }
}
