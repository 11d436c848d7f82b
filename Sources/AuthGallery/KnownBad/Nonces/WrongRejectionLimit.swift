internal import ConformanceModel

extension Gallery {
  static let wrongRejectionLimit = GallerySubject.nonces(
    .knownBad, "wrong-rejection-limit",
    violates: [.charsetUniform, .charsetUniformPosition, .charsetExactMapping],
    causes: [.rejectionLimit],
    story: "rejects from 196 on where 195 is right: one letter in 65 has four bytes, not three"
  ) { length, source in
    try LetterDraw.rejecting(length, of: LetterDraw.common, below: 196, from: source)
  }
}
