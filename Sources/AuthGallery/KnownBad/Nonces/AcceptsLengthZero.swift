internal import ConformanceModel

extension Gallery {
  static let acceptsLengthZero = GallerySubject.nonces(
    .knownBad, "accepts-length-zero", violates: [.nonceLengthInvalid], causes: [.emptyNonce],
    story: "length 0 gives the empty nonce, which equals an absent one"
  ) { length, source in
    guard length > 0 else { return "" }
    return try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source)
  }
}
