internal import ConformanceModel

extension Gallery {
  static let trailingNewline = GallerySubject.textDigests(
    .knownBad, "trailing-newline", violates: [.digestUtf8, .digestEveryLength],
    causes: [.lineEndAppended],
    story: "hashed through a pipe with `echo`, which appends a line feed"
  ) { Array($0.utf8) + [0x0A] }
}
