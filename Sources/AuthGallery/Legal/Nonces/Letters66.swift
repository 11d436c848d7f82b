internal import ConformanceModel

extension Gallery {
  static let letters66 = GallerySubject.nonces(
    .legal, "letters-66", story: "all 66 unreserved letters of RFC 3986, ~ among them",
    contract: NonceContract(alphabet: NonceContract.commonAlphabet + "~")
  ) { length, source in
    try LetterDraw.rejecting(
      length, of: LetterDraw.common + [UInt8(ascii: "~")], below: 198, from: source)
  }
}
