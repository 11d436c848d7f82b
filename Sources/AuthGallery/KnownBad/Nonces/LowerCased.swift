extension Gallery {
  static let lowerCased = GallerySubject.nonces(
    .knownBad, "lower-cased",
    violates: [
      "charset.complete", "charset.uniform", "charset.uniform-position", "charset.exact-mapping",
    ],
    story: "exact letters, then `.lowercased()`: no capitals, and every small letter twice as often"
  ) { length, source in
    try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source).lowercased()
  }
}
