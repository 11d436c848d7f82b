internal import ConformanceModel

extension Gallery {
  static let utf16Digest = GallerySubject.textDigests(
    .knownBad, "utf16", violates: [.digestUtf8, .digestEveryLength], causes: [.hashedAsUTF16],
    story: "the text is hashed as UTF-16, little-endian"
  ) { text in text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } }
}
