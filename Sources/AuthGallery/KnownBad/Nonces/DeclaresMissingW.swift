internal import ConformanceModel

extension Gallery {
  static let declaresMissingW = GallerySubject.nonces(
    .knownBad, "declares-missing-w", violates: [.charsetKnownTypo, .charsetPlausible],
    causes: [.misprintedAlphabet],
    story: "the alphabet without W, copied into the contract as well: drawn evenly, still a typo",
    contract: NonceContract(alphabet: String(decoding: LetterDraw.withoutW, as: UTF8.self))
  ) { length, source in
    try LetterDraw.rejecting(length, of: LetterDraw.withoutW, below: 256, from: source)
  }

  static let declaresTwoMissing = GallerySubject.nonces(
    .knownBad, "declares-two-missing", violates: [.charsetKnownTypo, .charsetPlausible],
    causes: [.misprintedAlphabet],
    story: "the alphabet without W, from which a q was lost as well when it was copied",
    contract: NonceContract(alphabet: String(decoding: withoutWAndQ, as: UTF8.self))
  ) { length, source in
    try LetterDraw.rejecting(length, of: withoutWAndQ, below: 252, from: source)
  }

  private static let withoutWAndQ = LetterDraw.withoutW.filter { $0 != UInt8(ascii: "q") }
}
