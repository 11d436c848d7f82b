internal import ConformanceModel

extension Gallery {
  static let wrongDefaultLength = GallerySubject(
    .knownBad, violates: [.nonceLengthDefault], causes: [.otherDefaultLength],
    story: "24 letters where the contract, and the documentation, say 32",
    subject: FunctionSubject(
      "wrong-default-length",
      nonce: { length in
        try LetterDraw.rejecting(
          length ?? 24, of: LetterDraw.common, below: 195, from: SystemByteSource.shared)
      }))
}
