internal import ConformanceModel

extension Gallery {
  static let declaresHole = GallerySubject.nonces(
    .knownBad, "declares-hole", violates: [.charsetPlausible], causes: [.holeInAlphabet],
    story: "62 letters were meant, q was forgotten: 61, drawn evenly",
    contract: NonceContract(alphabet: String(decoding: lettersWithoutQ, as: UTF8.self))
  ) { length, source in
    try LetterDraw.rejecting(length, of: lettersWithoutQ, below: 244, from: source)
  }

  private static let lettersWithoutQ: [UInt8] = LetterDraw.common.prefix(62).filter {
    $0 != UInt8(ascii: "q")
  }
}
