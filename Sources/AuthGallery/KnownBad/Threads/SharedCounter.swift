internal import ConformanceModel
internal import Foundation
internal import struct ReferenceAuth.SHA256
internal import ThreadGallery

extension Gallery {
  /// A generator whose state two threads may read before either has moved on.
  static let sharedCounter = GallerySubject(
    .knownBad, violates: [.nonceUniqueThreads, .nonceThreads, .nonceRaceFree],
    causes: [.unlockedGenerator, .generatorShared],
    story: "Hashes of a random key and a counter, which any thread reads and moves on.",
    subject: CountingSubject())
}

private struct CountingSubject: NonceSubject {
  let contract = Contract(
    name: "threads-counter",
    nonce: NonceContract(alphabet: String(decoding: Gallery.base64urlLetters, as: UTF8.self)))
  private let counter = PlainCounter()
  private static let key = UInt64.random(in: 0 ... .max)

  func nonces(count: Int, length: Int?) async throws -> [String] {
    let length = length ?? contract.nonce.defaultLength
    guard length > 0 else { throw RefusedLength() }
    return (0..<count).map { _ in
      counter.number { number in
        // Another thread's turn, also where there is one processor.
        sched_yield()
        return Self.letters(length, of: number)
      }
    }
  }

  private static func letters(_ length: Int, of number: UInt64) -> String {
    var letters: [UInt8] = []
    var block = 0
    while letters.count < length {
      // The process's number keeps a fork's child from its parent's nonces.
      let text = "\(key).\(getpid()).\(number).\(block)"
      for byte in SHA256.digest(of: text).bytes
      where letters.count < length { letters.append(Gallery.base64urlLetters[Int(byte) % 64]) }
      block += 1
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private struct RefusedLength: Error {}
}
