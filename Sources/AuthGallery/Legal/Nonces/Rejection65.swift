extension Gallery {
  static let rejection65 = GallerySubject.nonces(
    .legal, "rejection-65",
    story: "65 letters, bytes from 65 on rejected: wasteful, and exactly even"
  ) { length, source in
    try LetterDraw.rejecting(length, of: LetterDraw.common, below: 65, from: source)
  }
}
