internal import ConformanceModel

extension Gallery {
  static let deliberate64 = GallerySubject.nonces(
    .legal, "deliberate-64",
    story: "the 64 letters without W, declared deliberate: a limit of 192 is one of four",
    contract: NonceContract(
      alphabet: String(decoding: LetterDraw.withoutW, as: UTF8.self), deliberate: true)
  ) { length, source in
    try LetterDraw.rejecting(length, of: LetterDraw.withoutW, below: 192, from: source)
  }
}
