internal import ConformanceModel
internal import ReferenceAuth
internal import Synchronization

extension Gallery {
  /// The counter is read and stored in two steps with a suspension between them, so that
  /// concurrent callers read the same number; there is no data race in it.
  static let splitCounter = GallerySubject(
    .knownBad, violates: [.nonceUniqueThreads, .nonceFork],
    causes: [.unlockedGenerator, .stateForked],
    story: "nonces hashed from a secret and a counter that is read, and stored one step later",
    subject: FunctionSubject(
      "split-counter",
      nonce: { length in
        let length = length ?? 32
        try LengthError.check(length)
        let number = hashedCounter.withLock { $0 }
        await Task.yield()
        hashedCounter.withLock { $0 = number + 1 }
        return letters(length, secret: counterSecret, number: number)
      }))

  private static let hashedCounter = Mutex(0)
  private static let counterSecret: [UInt8] = (0..<32).map { _ in UInt8.random(in: 0...255) }

  private static func letters(_ length: Int, secret: [UInt8], number: Int) -> String {
    var nonce: [UInt8] = []
    var block: UInt8 = 0
    while nonce.count < length {
      let input = secret + Array("\(number).\(block)".utf8)
      for byte in SHA256.digest(of: input).bytes where nonce.count < length && byte < 195 {
        nonce.append(LetterDraw.common[Int(byte) % 65])
      }
      block &+= 1
    }
    return String(decoding: nonce, as: UTF8.self)
  }
}
