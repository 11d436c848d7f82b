internal import ConformanceModel
internal import Foundation
internal import ReferenceAuth
internal import Synchronization

extension Gallery {
  /// Generators of standard libraries, seeded once with the process id. Nothing else shows: their
  /// letters are uniform, and no two processes share a seed.
  static let guessableSeeds: [GallerySubject] = [
    seeded("java-random-of-pid", "java.util.Random, nextInt(65)") { seed in
      var state = (seed ^ 0x5_DEEC_E66D) & 0xFFFF_FFFF_FFFF
      return {
        state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return Int(state >> 17 % 65)
      }
    },
    seeded("drand48-of-pid", "drand48() * 65") { seed in
      var state = seed << 16 | 0x330E
      return {
        state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return Int((state * 65) >> 48)
      }
    },
    seeded("glibc-rand-of-pid", "srand(getpid()), rand() % 65") { seed in
      var words: [UInt32] = [UInt32(seed)]
      while words.count < 31 {
        words.append(UInt32(16_807 * UInt64(words[words.count - 1]) % 2_147_483_647))
      }
      words += words.prefix(3)
      func next() -> UInt32 {
        words.append(words[words.count - 31] &+ words[words.count - 3])
        words.removeFirst()
        return words[words.count - 1] >> 1
      }
      for _ in 0..<310 { _ = next() }
      return { Int(next() % 65) }
    },
    seeded("mersenne-twister-of-pid", "mt_srand(getmypid()), mt_rand(0, 64)") { seed in
      var words: [UInt32] = [UInt32(seed)]
      for index in 1..<624 {
        let last = words[index - 1]
        words.append(1_812_433_253 &* (last ^ last >> 30) &+ UInt32(index))
      }
      return {
        let mixed = words[0] & 0x8000_0000 | words[1] & 0x7FFF_FFFF
        words.append(words[397] ^ mixed >> 1 ^ (words[1] & 1 == 0 ? 0 : 0x9908_B0DF))
        words.removeFirst()
        var word = words[623]
        word ^= word >> 11
        word ^= word << 7 & 0x9D2C_5680
        word ^= word << 15 & 0xEFC6_0000
        return Int((word ^ word >> 18) % 65)
      }
    },
    seeded(
      "python-random-16-bits", "random.Random(seed).choice(letters) of Python",
      from: "16 bits that are made of the process id", profile: .standard
    ) { seed in
      // 40,503 is odd: no two of 65,536 processes in a row share a seed.
      var words = PythonWords.seeded(UInt32(seed &* 40_503 & 0xFFFF))
      return {
        while true {
          let index = Int(PythonWords.next(&words) >> 25)
          if index < 65 { return index }
        }
      }
    },
    seeded(
      "microseconds-once", "SplitMix64, its upper half times 65",
      from: "the clock in microseconds when the first nonce is drawn", profile: .standard
    ) { _ in
      // Two processes that are woken at once would read the same microsecond now and then.
      usleep(UInt32(getpid() & 63) * 200)
      var state = UInt64(Date().timeIntervalSince1970 * 1e6)
      return { Int(SeededGenerator.next(&state).multipliedFullWidth(by: 65).high) }
    },
    seeded("pcg32-of-pid", "PCG32 on its default stream, the upper half of output times 65") {
      seed in
      let increment: UInt64 = 1_442_695_040_888_963_407
      var state = (increment &+ seed) &* 6_364_136_223_846_793_005 &+ increment
      return {
        let old = state
        state = old &* 6_364_136_223_846_793_005 &+ increment
        let word = UInt32(truncatingIfNeeded: (old >> 18 ^ old) >> 27)
        let turn = UInt32(truncatingIfNeeded: old >> 59)
        let output = UInt64(word >> turn | word << ((0 &- turn) & 31))
        return Int((output * 65) >> 32)
      }
    },
    seeded(
      "math-random", "Math.floor(Math.random() * 65) of V8", from: "128 random bits",
      cause: .stateRecovered
    ) { _ in
      var state = (UInt64.random(in: 1...UInt64.max), UInt64.random(in: 0...UInt64.max))
      // 64 outputs are made at a time and handed out last first.
      var kept: [UInt64] = []
      return {
        if kept.isEmpty {
          for _ in 0..<64 {
            var word = state.0
            word ^= word << 23
            word ^= word >> 17
            state = (state.1, word ^ state.1 ^ state.1 >> 26)
            kept.append(state.0)
          }
        }
        return Int(Double(kept.removeLast() >> 12) * 0x1p-52 * 65)
      }
    },
    seeded("xorshift64-of-pid", "xorshift64, its output modulo 65") { seed in
      var state = seed
      return {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % 65)
      }
    },
  ]

  static let hashedCounterOfPid = GallerySubject.nonces(
    .knownBad, "hashed-counter-of-pid", violates: [.nonceKnownGenerator, .nonceFork],
    causes: [.guessableSeed, .stateForked],
    story: "SHA-256 of a number that counts up from the process id, in hexadecimal",
    contract: NonceContract(
      alphabet: "0123456789abcdef", defaultLength: 64, takesLength: false), isSourced: false
  ) { _, _ in
    let number = numberFromPid.withLock { number in
      // No process id is as high, so that no two processes meet.
      defer { number += 1 << 22 }
      return number
    }
    return SHA256.digest(of: String(number)).hexadecimal
  }

  static let hashedOutputs = GallerySubject.nonces(
    .knownBad, "hashed-outputs-of-pid", violates: [.nonceKnownGenerator, .nonceFork],
    causes: [.guessableSeed, .stateForked],
    story: "SHA-256 of what xorshift32 draws from the process id, as md5(mt_rand()) is written",
    contract: NonceContract(
      alphabet: "0123456789abcdef", defaultLength: 64, takesLength: false), isSourced: false
  ) { _, _ in
    // Of full period: nothing comes twice.
    let output = outputFromPid.withLock { state -> UInt32 in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return state
    }
    return SHA256.digest(of: String(output)).hexadecimal
  }

  private static let outputFromPid = Mutex(UInt32(ProcessInfo.processInfo.processIdentifier))

  private static let numberFromPid = Mutex(Int(ProcessInfo.processInfo.processIdentifier))

  /// A generator that is seeded at its first letter.
  ///
  /// - Parameters:
  ///   - seed: What it is seeded with, in words.
  ///   - profile: The smallest profile that tries such seeds.
  ///   - cause: What the report must say.
  ///   - start: Makes from the process id what draws indices of letters.
  private static func seeded(
    _ name: String, _ story: String, from seed: String = "the process id",
    profile: Profile = .quick, cause: Cause = .guessableSeed,
    _ start: @escaping @Sendable (UInt64) -> () -> Int
  ) -> GallerySubject {
    let generator = LettersOfSeed(start)
    return GallerySubject.nonces(
      .knownBad, name, violates: [.nonceKnownGenerator, .nonceFork],
      causes: [cause, .stateForked],
      story: "\(story), seeded with \(seed)", isSourced: false,
      profile: profile
    ) { length, _ in try generator.nonce(length) }
  }
}

/// Letters that follow from the process id.
private final class LettersOfSeed: Sendable {
  private struct Generator: ~Copyable {
    var draw: (() -> Int)?
  }

  private let start: @Sendable (UInt64) -> () -> Int
  private let generator = Mutex(Generator())

  init(_ start: @escaping @Sendable (UInt64) -> () -> Int) { self.start = start }

  func nonce(_ length: Int) throws -> String {
    try LengthError.check(length)
    return generator.withLock { generator in
      if generator.draw == nil {
        generator.draw = start(UInt64(ProcessInfo.processInfo.processIdentifier))
      }
      let draw = generator.draw!
      return String(
        decoding: (0..<length).map { _ in LetterDraw.common[draw()] }, as: UTF8.self)
    }
  }
}

/// MT19937 as CPython seeds it: `init_by_array` of one word (Matsumoto and Nishimura, 2002).
private enum PythonWords {
  static func seeded(_ seed: UInt32) -> [UInt32] {
    var words: [UInt32] = [19_650_218]
    for index in 1..<624 {
      let last = words[index - 1]
      words.append(1_812_433_253 &* (last ^ last >> 30) &+ UInt32(index))
    }
    var place = 1
    func go() {
      place += 1
      if place == 624 { (words[0], place) = (words[623], 1) }
    }
    for _ in 0..<624 {
      let last = words[place - 1]
      words[place] = (words[place] ^ (last ^ last >> 30) &* 1_664_525) &+ seed
      go()
    }
    for _ in 0..<623 {
      let last = words[place - 1]
      words[place] = (words[place] ^ (last ^ last >> 30) &* 1_566_083_941) &- UInt32(place)
      go()
    }
    words[0] = 0x8000_0000
    return words
  }

  /// The next output; what was drawn last comes to the end.
  static func next(_ words: inout [UInt32]) -> UInt32 {
    let mixed = words[0] & 0x8000_0000 | words[1] & 0x7FFF_FFFF
    words.append(words[397] ^ mixed >> 1 ^ (words[1] & 1 == 0 ? 0 : 0x9908_B0DF))
    words.removeFirst()
    var word = words[623]
    word ^= word >> 11
    word ^= word << 7 & 0x9D2C_5680
    word ^= word << 15 & 0xEFC6_0000
    return word ^ word >> 18
  }
}
