internal import ConformanceModel
internal import Synchronization

extension Gallery {
  static let counterSuffix = GallerySubject.nonces(
    .knownBad, "counter-suffix", violates: [.charsetIndependent], causes: [.counterInNonce],
    story: "the last letter counts through the alphabet \"to make the nonce unique\"",
    isSourced: false
  ) { length, source in
    let nonce = try LetterDraw.rejecting(
      length, of: LetterDraw.common, below: 195, from: source)
    let counted = suffixCounter.withLock { counter in
      counter = (counter + 1) % 65
      return LetterDraw.common[counter]
    }
    return String(decoding: Array(nonce.utf8.dropLast()) + [counted], as: UTF8.self)
  }

  private static let suffixCounter = Mutex(0)
}
