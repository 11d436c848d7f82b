import Testing

@testable import ConformanceStatistics

/// A generator with one defect, and the sentence by which it must be named.
struct KnownGenerator: Sendable, CustomTestStringConvertible {
  let name: String
  /// The sentence expected from 2,000 nonces of 32 letters.
  let sentence: String
  /// Appends the letters of so many nonces of 32 letters.
  let draw: @Sendable (_ nonces: Int, _ generator: inout SampleGenerator) -> [UInt8]

  var testDescription: String { name }

  private static let alphabet = LetterAlphabet.signIn

  private static func letters(
    _ name: String, _ sentence: String, _ draw: @escaping @Sendable (inout SampleGenerator) -> Int
  ) -> KnownGenerator {
    KnownGenerator(name: name, sentence: sentence) { nonces, generator in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(nonces * 32)
      for _ in 0..<nonces * 32 { bytes.append(alphabet.bytes[draw(&generator)]) }
      return bytes
    }
  }

  private static func positional(
    _ name: String, _ sentence: String,
    _ draw: @escaping @Sendable (_ position: Int, _ last: Int, inout SampleGenerator) -> Int
  ) -> KnownGenerator {
    KnownGenerator(name: name, sentence: sentence) { nonces, generator in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(nonces * 32)
      var last = 0
      for index in 0..<nonces * 32 {
        last = draw(index % 32, last, &generator)
        bytes.append(alphabet.bytes[last])
      }
      return bytes
    }
  }

  static let all: [KnownGenerator] = [
    letters("one missing letter", "W (letter 32) never seen in 64,000 letters") { generator in
      let index = generator.below(64)
      return index < 32 ? index : index + 1
    },
    letters("two letters of the end missing", ". _ never seen in 64,000 letters") { generator in
      generator.below(63)
    },
    letters("a doubled letter", "A (letter 10) at twice the rate") { generator in
      let index = generator.below(66)
      return index < 65 ? index : 10
    },
    letters("byte % 65", "z - . _ at three quarters of the rate: a byte modulo 65") { generator in
      generator.below(256) % 65
    },
    letters(
      "byte % 128 % 65", ". _ at half the rate: a 7-bit byte modulo 65"
    ) { generator in
      // 128 % 65 is 63: the last two letters have one value each, the others two.
      generator.below(128) % 65
    },
    letters(
      "off-by-one rejection",
      "1 2 3 4 5 6 7 8 9 A B C D E F G H I J K L M N O P Q R S T U V W X Y Z a b c d e f g h i j "
        + "k l m n o p q r s t u v w x y z - . _ at three quarters of the rate: "
        + "a number below 196 modulo 65, where one below 195 is even"
    ) { generator in generator.below(196) % 65 },
    letters("scaled and truncated", "a byte scaled by Int(byte / 255 * 64)") { generator in
      Int(Double(generator.below(256)) / 255 * 64)
    },
    letters("scaled and rounded", "a byte scaled by round(byte / 255 * 64)") { generator in
      Int((Double(generator.below(256)) / 255 * 64).rounded())
    },
    letters("scaled by a shift", "a byte scaled by (byte * 65) >> 8") { generator in
      (generator.below(256) * 65) >> 8
    },
    letters("hex digits only", "only lower-case hex digits") { generator in
      let digit = generator.below(16)
      return digit < 10 ? digit : digit + 26
    },
    letters("six bits", "_ (letter 64) never seen in 64,000 letters") { generator in
      generator.below(64)
    },
    letters("the first 62 letters", "only the first 62 letters are used") { generator in
      generator.below(62)
    },
    letters("lower-cased", "all letters turned into lower case") { generator in
      let index = generator.below(65)
      return index >= 10 && index < 36 ? index + 26 : index
    },
    letters(
      "case doubled", "36 symbols in random case, so digits come at twice the rate of letters"
    ) { generator in
      let symbol = generator.below(36)
      return symbol < 10 ? symbol : symbol + 26 * generator.below(2)
    },
    positional("a stuck position", "position 5 is always a (letter 36) in 2,000 nonces") {
      position, _, generator in position == 5 ? 36 : generator.below(65)
    },
    positional("no leading digit", "position 0 is never a digit in 2,000 nonces") {
      position, _, generator in position == 0 ? 10 + generator.below(55) : generator.below(65)
    },
  ]
}
