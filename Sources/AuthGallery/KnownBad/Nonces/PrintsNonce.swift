internal import ConformanceModel

extension Gallery {
  static let printsNonce = GallerySubject.nonces(
    .knownBad, "prints-nonce", violates: [.nonceSecrecy], causes: [.nonceLogged],
    story: "a print statement from a debugging session was left in", isSourced: false
  ) { length, source in
    let nonce = try LetterDraw.rejecting(
      length, of: LetterDraw.common, below: 195, from: source)
    print("nonce:", nonce)
    return nonce
  }
}
