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

extension Gallery {
  static let halfRedrawn = GallerySubject.nonces(
    .knownBad, "half-redrawn", violates: [.charsetIndependent], causes: [.nonceFromNonce],
    story: "every second letter is drawn anew, in turn the even ones and the odd ones",
    isSourced: false
  ) { length, source in
    let drawn = Array(
      try LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source).utf8)
    return halvesKept.withLock { kept in
      kept.forgetParents()
      let isOdd = kept.letters.first == 1
      let before = kept.letters.dropFirst()
      let letters =
        before.count == drawn.count
        ? zip(drawn, before).enumerated().map { index, pair in
          (index % 2 == 1) == isOdd ? pair.0 : pair.1
        } : drawn
      kept.letters = [isOdd ? 0 : 1] + letters
      return String(decoding: letters, as: UTF8.self)
    }
  }

  private static let halvesKept = Mutex(LettersKept())

  static let stepsForward = GallerySubject.nonces(
    .knownBad, "steps-forward", violates: [.charsetIndependent], causes: [.predictableGenerator],
    story: "each letter lies 0 to 32 places behind the one before it, as by adding random steps",
    isSourced: false
  ) { length, source in
    let steps = try LetterDraw.rejecting(
      length, of: Array(0..<33), below: 231, from: source)
    var place = try Int(source.exactly(1)[0]) % 65
    let letters = steps.utf8.map { step in
      place = (place + Int(step)) % 65
      return LetterDraw.common[place]
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
