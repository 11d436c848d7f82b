internal import ConformanceModel

extension Gallery {
  static let base62Nonce = GallerySubject.nonces(
    .legal, "base62", story: "62 letters and digits, bytes from 248 on rejected",
    contract: NonceContract(alphabet: String(decoding: LetterDraw.common[..<62], as: UTF8.self))
  ) { length, source in
    try LetterDraw.rejecting(
      length, of: Array(LetterDraw.common[..<62]), below: 248, from: source)
  }
}
