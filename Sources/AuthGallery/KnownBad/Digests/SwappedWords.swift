internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let swappedWords = GallerySubject.digests(
    .knownBad, "swapped-words", violates: WrongValue.violates, causes: [.digestReordered],
    story: "the eight words are written in the machine's byte order"
  ) { message in
    Hexadecimal.encode(plainHasher.words(message).flatMap { PlainSHA256.bigEndian($0.byteSwapped) })
  }

  private static let plainHasher = PlainSHA256()
}
