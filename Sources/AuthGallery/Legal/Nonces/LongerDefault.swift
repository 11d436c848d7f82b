internal import ConformanceModel

extension Gallery {
  static let longerDefault = GallerySubject.nonces(
    .legal, "longer-default", story: "64 letters by default, and none below 32",
    contract: NonceContract(defaultLength: 64, minimumLength: 32, maximumLength: 128)
  ) { length, source in
    if length < 32 || length > 128 { throw LengthError(length: length) }
    return try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source)
  }
}
