internal import ConformanceModel

extension Gallery {
  static let hexNonce = GallerySubject.nonces(
    .legal, "hex-32", story: "16 random bytes in hex: 32 digits, 128 bits",
    contract: NonceContract(alphabet: "0123456789abcdef", takesLength: false)
  ) { _, source in
    let digits = Array("0123456789abcdef".utf8)
    let text = try source.exactly(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
