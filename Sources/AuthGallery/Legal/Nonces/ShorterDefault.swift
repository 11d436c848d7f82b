internal import ConformanceModel

extension Gallery {
  static let shorterDefault = GallerySubject.nonces(
    .legal, "shorter-default", story: "22 letters of 65: 132 bits are enough",
    contract: NonceContract(defaultLength: 22)
  ) { length, source in
    try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source)
  }
}
