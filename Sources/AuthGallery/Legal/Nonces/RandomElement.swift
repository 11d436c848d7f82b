extension Gallery {
  static let randomElement = GallerySubject.nonces(
    .legal, "random-element",
    story: "`randomElement()` with the system generator, which is cryptographic",
    isSourced: false
  ) { length, _ in
    try LengthError.check(length)
    let letters = (0..<length).map { _ in LetterDraw.common.randomElement()! }
    return String(decoding: letters, as: UTF8.self)
  }
}
