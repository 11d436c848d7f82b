internal import ConformanceModel
internal import Synchronization

extension Gallery {
  static let bytesReadAhead = GallerySubject.nonces(
    .knownBad, "bytes-read-ahead", violates: [.nonceFork], causes: [.stateForked],
    story: "random bytes are read 4,096 at a time; a fork copies those that are left",
    isSourced: false
  ) { length, source in
    try LengthError.check(length)
    return try bytesAhead.withLock { bytes in
      var nonce: [UInt8] = []
      while nonce.count < length {
        if bytes.isEmpty { bytes = try source.exactly(4_096) }
        let byte = bytes.removeLast()
        if byte < 195 { nonce.append(LetterDraw.common[Int(byte) % 65]) }
      }
      // More than a nonce takes is always ahead, so that every fork copies some.
      if bytes.count < 1_024 { bytes = try source.exactly(4_096) }
      return String(decoding: nonce, as: UTF8.self)
    }
  }

  private static let bytesAhead = Mutex<[UInt8]>([])
}
