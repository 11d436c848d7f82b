internal import ConformanceModel

extension Gallery {
  static let shortByOne = GallerySubject.nonces(
    .knownBad, "short-by-one", violates: [.nonceLengthExact, .nonceLengthDefault],
    causes: [.loopOffByOne],
    story: "the loop runs from 1: one letter too few, and none at all for length 1"
  ) { length, source in
    try LengthError.check(length)
    if length == 1 { return "" }
    return try LetterDraw.rejecting(length - 1, of: LetterDraw.common, below: 195, from: source)
  }

  static let longByOne = GallerySubject.nonces(
    .knownBad, "long-by-one",
    violates: [.nonceLengthExact, .nonceLengthDefault, .nonceLengthInvalid],
    causes: [.loopOffByOne, .emptyNonce],
    story: "`while result.count <= length`: one letter too many, and one for length 0"
  ) { length, source in
    length < 0
      ? "" : try LetterDraw.rejecting(length + 1, of: LetterDraw.common, below: 195, from: source)
  }
}
