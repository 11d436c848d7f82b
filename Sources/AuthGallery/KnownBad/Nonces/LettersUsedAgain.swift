internal import ConformanceModel
internal import Foundation
internal import Synchronization

extension Gallery {
  static let eightLettersRepeated = GallerySubject.nonces(
    .knownBad, "eight-letters-repeated", violates: [.nonceNoOverlap, .charsetIndependent],
    causes: [.lettersRepeated],
    story: "eight random letters, written again and again until the length is reached"
  ) { length, source in
    let letters = try LetterDraw.rejecting(
      min(length, 8), of: LetterDraw.common, below: 195, from: source)
    return String(String(repeating: letters, count: length / 8 + 1).prefix(length))
  }

  static let halfHandedOn = GallerySubject.nonces(
    .knownBad, "half-handed-on", violates: [.nonceNoOverlap, .charsetIndependent],
    causes: [.bytesUsedTwice],
    story: "letters left over are kept for the next nonce, and are in this one already",
    isSourced: false
  ) { length, source in
    try LengthError.check(length)
    return try keptLetters.withLock { kept in
      let fresh = try LetterDraw.rejecting(
        length, of: LetterDraw.common, below: 195, from: source)
      let nonce = String((kept + fresh).prefix(length))
      kept = String(nonce.suffix(length / 2))
      return nonce
    }
  }

  static let poolReadAgain = GallerySubject.nonces(
    .knownBad, "pool-read-again", violates: [.nonceNoOverlap], causes: [.bytesUsedTwice],
    story:
      "a pool of letters is read a second time, from its third letter on, before it is renewed",
    isSourced: false
  ) { length, source in
    try LengthError.check(length)
    return try letterPool.withLock { pool in
      pool.kept.forgetParents()
      let letters = pool.kept.letters
      if pool.position + length > letters.count {
        if pool.isSecondTime || letters.isEmpty {
          pool.kept.letters = Array(
            try LetterDraw.rejecting(
              4_096 + length, of: LetterDraw.common, below: 195, from: source
            ).utf8)
        }
        pool.isSecondTime = !(pool.isSecondTime || letters.isEmpty)
        pool.position = pool.isSecondTime ? 3 : 0
      }
      defer { pool.position += length }
      return String(
        decoding: pool.kept.letters[pool.position..<pool.position + length], as: UTF8.self)
    }
  }

  static let headCopied = GallerySubject.nonces(
    .knownBad, "head-copied", violates: [.charsetIndependent], causes: [.letterFromLetter],
    story: "the last letter is a copy of the fourth, as a check letter"
  ) { length, source in
    let nonce = try LetterDraw.rejecting(
      length, of: LetterDraw.common, below: 195, from: source)
    guard length > 4 else { return nonce }
    return String(nonce.dropLast()) + String(Array(nonce)[3])
  }

  static let nonceMirrored = GallerySubject.nonces(
    .knownBad, "nonce-mirrored", violates: [.charsetIndependent], causes: [.letterFromLetter],
    story: "the second half of a nonce is its first half, backwards"
  ) { length, source in
    let half = try LetterDraw.rejecting(
      (length + 1) / 2, of: LetterDraw.common, below: 195, from: source)
    return half + String(half.reversed().dropFirst(length % 2))
  }

  private static let keptLetters = Mutex("")
  private static let letterPool = Mutex((kept: LettersKept(), position: 0, isSecondTime: true))
}

/// Letters that one process keeps for later nonces, and that a fork does not pass on.
struct LettersKept {
  var letters: [UInt8] = []
  private var process = ProcessInfo.processInfo.processIdentifier

  /// Forgets what the process before a fork has kept.
  mutating func forgetParents() {
    let current = ProcessInfo.processInfo.processIdentifier
    if process != current { self = LettersKept() }
  }
}
