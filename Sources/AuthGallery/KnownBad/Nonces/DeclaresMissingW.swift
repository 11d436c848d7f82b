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
}
