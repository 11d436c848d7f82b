internal import ConformanceModel
internal import Foundation

extension Gallery {
  static let normalises = GallerySubject.textDigests(
    .knownBad, "normalises", violates: [.digestUtf8], causes: [.hashedNormalised],
    story: "the text is brought to normal form C before it is hashed"
  ) { Array($0.precomposedStringWithCanonicalMapping.utf8) }
}
