extension Gallery {
  static let abortsOnFailure = GallerySubject.nonces(
    .legal, "aborts-on-failure",
    story: "ends the process when the source fails, and for a length below 1"
  ) { length, source in
    precondition(length > 0, "a nonce has at least one letter")
    do {
      return try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source)
    } catch {
      fatalError("Unable to generate nonce: \(error)")
    }
  }
}
