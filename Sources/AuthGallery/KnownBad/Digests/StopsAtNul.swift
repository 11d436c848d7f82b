internal import ConformanceModel

extension Gallery {
  static let stopsAtNul = GallerySubject.textDigests(
    .knownBad, "stops-at-nul", violates: [.digestUtf8], causes: [.cutAtNul],
    story: "passed through a C string, which ends at the first NUL"
  ) { text in Array(text.utf8.prefix { $0 != 0 }) }
}
