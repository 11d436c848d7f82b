internal import ConformanceModel

extension Gallery {
  static let otherOrder = GallerySubject.nonces(
    .legal, "other-order", story: "the 65 letters in another order",
    contract: NonceContract(alphabet: String(decoding: reversedLetters, as: UTF8.self))
  ) { length, source in
    try LetterDraw.rejecting(length, of: reversedLetters, below: 130, from: source)
  }

  private static let reversedLetters: [UInt8] = LetterDraw.common.reversed()
}
