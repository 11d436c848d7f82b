internal import ConformanceModel
internal import Synchronization

extension Gallery {
  static let shuffledDeck = GallerySubject.nonces(
    .knownBad, "shuffled-deck", violates: [.charsetIndependent], causes: [.shuffledDeck],
    story: "letters are dealt from a shuffled alphabet: no letter comes twice in one deck",
    isSourced: false
  ) { length, _ in
    try LengthError.check(length)
    return letterDeck.withLock { deck in
      deck.forgetParents()
      let letters = (0..<length).map { _ in
        if deck.letters.isEmpty { deck.letters = LetterDraw.common.shuffled() }
        return deck.letters.removeLast()
      }
      return String(decoding: letters, as: UTF8.self)
    }
  }

  private static let letterDeck = Mutex(LettersKept())
}
