internal import ConformanceModel
internal import ReferenceAuth

// Generators that have their own idea of how long a nonce is.
extension Gallery {
  static let lengthIgnored = GallerySubject.nonces(
    .knownBad, "length-ignored", violates: [.nonceLengthExact], causes: [.lengthIgnored],
    story: "`randomNonceString(length:)` has a loop over 32, whatever it is asked for"
  ) { length, source in
    try LengthError.check(length)
    return try LetterDraw.rejecting(32, of: LetterDraw.common, below: 195, from: source)
  }

  static let lengthReplaced = GallerySubject.nonces(
    .knownBad, "length-replaced", violates: [.nonceLengthInvalid], causes: [.lengthReplaced],
    story: "`length > 0 ? length : 32`: a length that makes no sense is replaced silently"
  ) { length, source in
    try LetterDraw.rejecting(
      length > 0 ? length : 32, of: LetterDraw.common, below: 195, from: source)
  }

  static let lettersDropped = GallerySubject.nonces(
    .knownBad, "letters-dropped", violates: [.nonceLengthExact, .nonceLengthDefault],
    causes: [.lettersDropped],
    story: "bytes that do not fit are skipped, and no others drawn in their place"
  ) { length, source in
    try LengthError.check(length)
    let letters = try source.exactly(length).filter { $0 < 195 }.map {
      LetterDraw.common[Int($0) % 65]
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
