internal import ConformanceModel

extension Gallery {
  /// A swap within the nonce, so that every letter is as frequent as before over all positions.
  static let firstLetterNoDigit = GallerySubject.nonces(
    .knownBad, "first-letter-no-digit", violates: [.charsetUniformPosition],
    causes: [.unevenPositions],
    story: "a leading digit changes places with the first other letter: good for an XML id",
    isSourced: false
  ) { length, source in
    var letters = Array(
      try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source).utf8)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if let other = letters.firstIndex(where: { !digits.contains($0) }) {
      letters.swapAt(0, other)
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
