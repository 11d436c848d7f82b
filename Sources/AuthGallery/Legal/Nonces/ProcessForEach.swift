internal import ConformanceModel
internal import Foundation

extension Gallery {
  /// Slow is not wrong: as long as `openssl rand` takes to start.
  static let processForEach = GallerySubject.nonces(
    .legal, "process-for-each",
    story: "a process of its own draws each nonce, which takes five milliseconds", isSourced: false
  ) { length, source in
    Thread.sleep(forTimeInterval: 0.005)
    return try LetterDraw.rejecting(
      length, of: LetterDraw.common, below: 195, from: source)
  }
}
