extension Gallery {
  static let rejection195 = GallerySubject.nonces(
    .legal, "rejection-195",
    story: "65 letters, bytes from 195 on rejected, the rest modulo 65: three bytes a letter"
  ) { length, source in
    try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source)
  }
}
