internal import ConformanceModel
internal import ReferenceAuth

// The generator is right; what its contract says of it is not, as with contracts that are copied.
extension Gallery {
  static let base62Undeclared = GallerySubject.nonces(
    .knownBad, "base62-undeclared",
    violates: [
      .charsetComplete, .charsetUniform, .charsetUniformPosition, .charsetExactMapping,
    ],
    causes: [.contractAlphabet],
    story: "draws from 62 letters, evenly, and declares the common 65"
  ) { length, source in
    try LengthError.check(length)
    let letters = Array(LetterDraw.common.prefix(62))
    return try LetterDraw.rejecting(length, of: letters, below: 248, from: source)
  }

  static let base62ModuloUndeclared = GallerySubject.nonces(
    .knownBad, "base62-modulo-undeclared",
    violates: [
      .charsetComplete, .charsetUniform, .charsetUniformPosition, .charsetExactMapping,
    ],
    causes: [.modulusTooSmall],
    story: "draws `byte % 62` and declares the common 65"
  ) { length, source in
    try LengthError.check(length)
    let letters = Array(LetterDraw.common.prefix(62))
    return try LetterDraw.mapping(length, from: source) { letters[Int($0) % letters.count] }
  }

  static let base64urlUndeclared = GallerySubject.nonces(
    .knownBad, "base64url-undeclared",
    violates: [
      .nonceLengthExact, .nonceLengthDefault, .charsetComplete, .charsetUniform,
      .charsetUniformPosition,
    ],
    causes: [.contractShape],
    story: "32 random bytes in base64url: 43 letters whatever length is asked for, and the "
      + "contract declares 32 free ones"
  ) { length, source in
    try LengthError.check(length)
    return Base64URL.encode(try source.exactly(32))
  }
}
