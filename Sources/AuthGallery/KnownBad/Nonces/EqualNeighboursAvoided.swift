internal import ConformanceModel

extension Gallery {
  /// Every letter stays as frequent as before: only its neighbours are fewer.
  static let equalNeighboursAvoided = GallerySubject.nonces(
    .knownBad, "equal-neighbours-avoided", violates: [.charsetIndependent],
    causes: [.equalNeighboursAvoided],
    story: "a letter equal to the one before it is drawn again: two of a kind look like a misprint",
    isSourced: false
  ) { length, source in
    try LengthError.check(length)
    var letters: [UInt8] = []
    while letters.count < length {
      let drawn = try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source)
      for letter in drawn.utf8 where letters.count < length && letter != letters.last {
        letters.append(letter)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
