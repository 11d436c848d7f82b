internal import ConformanceModel

extension Gallery {
  static let weakNonce = GallerySubject.nonces(
    .knownBad, "weak", violates: [.nonceStrength], causes: [.shortNonce],
    story: "8 letters by default: 48 bits, which a patient guesser finds",
    contract: NonceContract(defaultLength: 8)
  ) { length, source in
    try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source)
  }
}
