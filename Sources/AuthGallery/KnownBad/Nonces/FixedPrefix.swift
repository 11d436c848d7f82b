internal import ConformanceModel

extension Gallery {
  static let fixedPrefix = GallerySubject.nonces(
    .knownBad, "fixed-prefix",
    violates: [.charsetUniform, .charsetUniformPosition], causes: [.constantPosition],
    story: "every nonce begins with `n`, counted as a letter of the nonce"
  ) { length, source in
    try LengthError.check(length)
    guard length > 1 else { return "n" }
    return try "n"
      + LetterDraw.rejecting(length - 1, of: LetterDraw.common, below: 195, from: source)
  }
}
