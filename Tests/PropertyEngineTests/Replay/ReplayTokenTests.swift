import PropertyEngine
import Testing

@Suite struct ReplayTokenTests {
  @Test func `a token is one line of letters, digits and safe punctuation`() {
    let token = ReplayToken(
      header: "1.0 nonce/unique",
      choices: [
        Choice(.integer, magnitude: 31), Choice(.integer, magnitude: 32, isNegative: true),
        Choice(.integer, magnitude: 0), Choice(.boolean, magnitude: 1),
        Choice(.boolean, magnitude: 0), Choice(.index, magnitude: 3),
        Choice(.real, magnitude: 2), Choice(.real, magnitude: 0, isNegative: true),
        Choice(bytes: [0, 171]), Choice(bytes: []),
      ])
    #expect(token.description == "pe1:1.0_20nonce_2funique:I1fN20ITFW3R2SB00abB:9dccf4ad")
  }

  @Test func `10,000 random sequences come back from their tokens unchanged`() throws {
    var random = SplitMix64(seed: 1)
    let safe = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz:.-_")
    for _ in 0..<10_000 {
      let count = Int(random.next() % 40)
      let choices = (0..<count).map { _ in Self.choice(&random) }
      let header = String(
        String.UnicodeScalarView(
          (0..<Int(random.next() % 8)).compactMap { _ in
            Unicode.Scalar(UInt32(random.next() % 0x3000))
          }))
      let token = ReplayToken(header: header, choices: choices)
      #expect(try ReplayToken(token.description) == token)
      #expect(token.description.allSatisfy { safe.contains($0) })
    }
  }

  @Test func `what real generators draw comes back from its token`() throws {
    let generator = Generator<([Double], String)>.pair(
      .arrays(of: .anyReals(), count: 0...20), .nasty())
    for seed in 0..<UInt64(500) {
      let source = ChoiceSource(seed: seed, isRecording: true)
      let value = try generator.draw(source)
      let token = try ReplayToken(ReplayToken(choices: source.recording.choices).description)
      let again = try generator.draw(ChoiceSource(replaying: token.choices, isStrict: true))
      #expect(String(reflecting: again) == String(reflecting: value))
    }
  }

  @Test func `a token made by an earlier build draws the same value`() throws {
    let token = try ReplayToken(Self.committed)
    let source = ChoiceSource(replaying: token.choices, isStrict: true)
    let value = try Self.everything.draw(source)
    #expect(token.header == "build 1")
    #expect(String(reflecting: value) == Self.committedValue)
  }

  @Test(arguments: [
    ("", "replay token, byte 0: the text does not begin with 'pe1:'. Copy the whole token."),
    ("pe1::I", "replay token, byte 6: 3 parts, 4 expected. Copy the whole token."),
    (
      "pe1::I1:00000000",
      "replay token, byte 8: the check does not fit the text, '7e0e8707' expected. "
        + "Copy the whole token."
    ),
    ("pe1::Q", "replay token, byte 5: 'Q' cannot stand here. Copy the token again."),
    ("pe1::I01", "replay token, byte 6: a number does not fit its kind. Copy the token again."),
    ("pe1::T1", "replay token, byte 6: a number does not fit its kind. Copy the token again."),
    (
      "pe1:_41:",
      "replay token, byte 4: the header is not spelled as tokens are. Copy the token again."
    ),
    (
      "pe1:_ff:",
      "replay token, byte 4: the header is not spelled as tokens are. Copy the token again."
    ),
    ("pe1:_G:", "replay token, byte 4: '_' cannot stand here. Copy the token again."),
  ])
  func `a text that is no token is refused with the reason`(_ text: String, _ message: String) {
    var whole = text
    if text.split(separator: ":", omittingEmptySubsequences: false).count == 3, text != "pe1::I" {
      whole += ":" + Self.check(text)
    }
    #expect(throws: ReplayTokenError.self) { try ReplayToken(whole) }
    do {
      _ = try ReplayToken(whole)
    } catch {
      #expect(error.description == message)
    }
  }

  private static func choice(_ random: inout SplitMix64) -> Choice {
    let magnitude = random.next() >> (random.next() % 64)
    switch random.next() % 5 {
    case 0: return Choice(.integer, magnitude: magnitude, isNegative: random.next() % 2 == 0)
    case 1: return Choice(.boolean, magnitude: random.next() % 2)
    case 2: return Choice(.index, magnitude: magnitude)
    case 3: return Choice(.real, magnitude: magnitude, isNegative: random.next() % 2 == 0)
    default:
      return Choice(bytes: (0..<random.next() % 9).map { UInt8(truncatingIfNeeded: $0 &* 97) })
    }
  }

  /// FNV-1a with 32 bits, written apart from the engine.
  private static func check(_ text: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// One draw of every kind, in arrays, alternatives and recursion.
  static let everything = Generator<String> { source in
    let numbers = try source.draw(.arrays(of: .integers(in: -1000...1000), count: 0...5))
    let flag = try source.draw(.optionals(of: .booleans()))
    let real = try source.draw(.reals(in: -10...10))
    let bytes = try source.draw(.bytes(count: 0...6))
    let text = try source.draw(.unicode(count: 1...4))
    let letter = try source.draw(.weighted([(1, .constant("x")), (3, .constant("y"))]))
    let shuffled = try source.draw(.permutations(of: [1, 2, 3]))
    return "\(numbers) \(flag as Any) \(real) \(bytes) \(text.unicodeScalars.map(\.value)) "
      + "\(letter) \(shuffled)"
  }

  private static let committed =
    "pe1:build_201:TIbTN2dTN1aTNc4FTTS80328a7ae660091dBe4e0f2889bTI57fFW1WW1:49fb2358"
  private static let committedValue =
    #""[11, -45, -26, -196] Optional(true) -9.720947647320205 [228, 224, 242, 136, 155] "#
    + #"[1407] y [1, 3, 2]""#
}
