internal import ConformanceModel
internal import ReferenceAuth
internal import Synchronization

// What a hasher keeps of one message spoils the next. Each is right when asked for one digest.
extension Gallery {
  static let wrongAfterLong = GallerySubject.digests(
    .knownBad, "wrong-after-long",
    violates: [.digestVectors, .digestEveryLength, .digestDeterministic],
    causes: [.hasherNotReset],
    story: "a buffer that grew beyond 4 KiB keeps its end, which the next short message gets"
  ) { message in
    let isShortAfterLong = longCameBefore.withLock { before in
      defer { before = message.count > 4_096 }
      return before && message.count <= 4_096
    }
    return SHA256.digest(of: isShortAfterLong ? message + [0] : message).hexadecimal
  }

  private static let longCameBefore = Mutex(false)

  static let wrongAfterEmpty = GallerySubject.digests(
    .knownBad, "wrong-after-empty", violates: WrongValue.violates.union([.digestDeterministic]),
    causes: [.hasherNotReset],
    story: "an empty message returns early and leaves its padding behind"
  ) { message in
    let isAfterEmpty = emptyCameBefore.withLock { before in
      defer { before = message.isEmpty }
      return before && !message.isEmpty
    }
    return SHA256.digest(of: isAfterEmpty ? [0x80] + message : message).hexadecimal
  }

  private static let emptyCameBefore = Mutex(false)

  static let neverReset = GallerySubject.digests(
    .knownBad, "hasher-never-reset", violates: WrongValue.violates.union([.digestDeterministic]),
    causes: [.hasherNotReset],
    story: "one hasher for the whole process: each digest is of all messages so far"
  ) { message in
    hasherOfAll.withLock { hasher in
      hasher.update(message)
      var finished = hasher
      return finished.finalize().hexadecimal
    }
  }

  private static let hasherOfAll = Mutex(SHA256())
}
