internal import ConformanceModel

extension Gallery {
  static let sortedLetters = GallerySubject.nonces(
    .knownBad, "sorted-letters", violates: [.charsetUniformPosition, .charsetIndependent],
    causes: [.lettersSorted],
    story: "the letters go through a sorted collection before they become the nonce"
  ) { length, source in
    let nonce = try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source)
    return String(decoding: nonce.utf8.sorted(), as: UTF8.self)
  }
}
