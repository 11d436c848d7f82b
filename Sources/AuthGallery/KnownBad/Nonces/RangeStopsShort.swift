internal import ConformanceModel

extension Gallery {
  static let rangeStopsShort = GallerySubject.nonces(
    .knownBad, "range-stops-short",
    violates: [.charsetComplete, .charsetUniform, .charsetUniformPosition],
    causes: [.lastLetterMissing],
    story: "`Int.random(in: 0..<count - 1)`: the last letter is never drawn", isSourced: false
  ) { length, _ in
    try LengthError.check(length)
    let letters = LetterDraw.common
    let drawn = (0..<length).map { _ in letters[Int.random(in: 0..<letters.count - 1)] }
    return String(decoding: drawn, as: UTF8.self)
  }
}
