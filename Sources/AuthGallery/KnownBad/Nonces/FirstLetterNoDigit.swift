internal import ConformanceModel

extension Gallery {
  /// A long nonce, so that the missing digits of the first position do not show in the whole.
  static let firstLetterNoDigit = GallerySubject.nonces(
    .knownBad, "first-letter-no-digit", violates: ["charset.uniform-position"],
    story: "the first letter is never a digit, so that the nonce can be an XML id",
    contract: NonceContract(defaultLength: 128), isSourced: false
  ) { length, source in
    let first = try LetterDraw.rejecting(
      1, of: Array(LetterDraw.common[10...]), below: 220, from: source)
    guard length > 1 else {
      try LengthError.check(length)
      return first
    }
    return first
      + (try LetterDraw.rejecting(length - 1, of: LetterDraw.common, below: 195, from: source))
  }
}
