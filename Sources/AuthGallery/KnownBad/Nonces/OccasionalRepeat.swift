internal import ConformanceModel
internal import Synchronization

extension Gallery {
  static let occasionalRepeat = GallerySubject.nonces(
    .knownBad, "occasional-repeat",
    violates: [.nonceUnique, .nonceUniqueThreads, .charsetIndependent],
    causes: [.nonceHandedOutAgain],
    story: "a cache hands the last nonce out again at every tenth call", isSourced: false
  ) { length, source in
    let nonce = try LetterDraw.rejecting(
      length, of: LetterDraw.common, below: 195, from: source)
    return cachedNonce.withLock { cache in
      cache.calls += 1
      if cache.calls.isMultiple(of: 10), cache.last.utf8.count == length { return cache.last }
      cache.last = nonce
      return nonce
    }
  }

  private static let cachedNonce = Mutex((calls: 0, last: ""))
}
