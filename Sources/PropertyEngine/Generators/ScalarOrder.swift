/// The order of simplicity of Unicode scalars, and the ones most likely to break code.
enum ScalarOrder {
  /// How many scalars there are: 0x110000 code points less 2,048 surrogates.
  static let count: UInt64 = 0x110000 - 0x800

  /// Digits, letters and punctuation come before what cannot be seen.
  private static let ascii: [UInt8] =
    Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    + Array(" !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".utf8) + Array(0...31) + [127]

  private static let asciiRank: [UInt8] = {
    var ranks = [UInt8](repeating: 0, count: 128)
    for (rank, letter) in ascii.enumerated() { ranks[Int(letter)] = UInt8(rank) }
    return ranks
  }()

  /// Scalars that code is known to stumble over, by what they do.
  static let nasty: [Unicode.Scalar] = [
    "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}",  // control, blank, soft hyphen
    "\u{300}", "\u{301}", "\u{327}", "\u{20DD}", "\u{FE0F}",  // combining marks, a selector
    "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}",  // around the surrogates
    "\u{10000}", "\u{10FFFF}", "\u{1F600}", "\u{1F1E6}", "\u{1F468}",  // two UTF-16 units
    "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}",  // nothing to see; the byte order mark
    "\u{202E}", "\u{200F}", "\u{5D0}", "\u{627}",  // right to left
    "\u{2028}", "\u{2029}",  // line ends that are no line feeds
    "\u{DF}", "\u{130}", "\u{131}", "\u{17F}", "\u{212A}", "\u{1E9E}",  // odd case pairs
    "\u{430}", "\u{FF21}", "\u{2010}", "\u{2024}", "\u{FF0E}",  // look-alikes of ASCII
    "\u{E9}", "\u{1100}", "\u{AC00}", "\u{FB01}",  // change under normalisation
  ]

  /// The scalar of a rank below `count`.
  static func scalar(ofRank rank: UInt64) -> Unicode.Scalar {
    if rank < 128 { return Unicode.Scalar(ascii[Int(rank)]) }
    let code = rank < 0xD800 ? rank : rank + 0x800
    return Unicode.Scalar(UInt32(code)) ?? "\u{FFFD}"
  }

  /// The rank of a scalar: the inverse of `scalar(ofRank:)`.
  static func rank(of scalar: Unicode.Scalar) -> UInt64 {
    if scalar.value < 128 { return UInt64(asciiRank[Int(scalar.value)]) }
    return scalar.value < 0xD800 ? UInt64(scalar.value) : UInt64(scalar.value) - 0x800
  }
}

extension ChoiceSource {
  /// Draws any Unicode scalar; shrinks to `0`, then digits, letters and on by code.
  ///
  /// - Parameter nastyShare: The chance, in percent, of a scalar known to break code.
  /// - Throws: `Interruption` only.
  public func unicodeScalar(nastyShare: Int = 20) throws -> Unicode.Scalar {
    let rank = try scalar(.integer, below: 0, above: ScalarOrder.count - 1) { random, _ in
      let dice = Int(random.next(below: 100))
      let rank: UInt64
      if dice < nastyShare {
        let index = Int(random.next(below: UInt64(ScalarOrder.nasty.count)))
        rank = ScalarOrder.rank(of: ScalarOrder.nasty[index])
      } else if dice % 8 < 4 {
        rank = random.next(below: 128)
      } else if dice % 8 < 6 {
        rank = random.next(below: 0x800)
      } else {
        rank = random.next(below: ScalarOrder.count)
      }
      return Distance(magnitude: rank, isNegative: false)
    }.magnitude
    return ScalarOrder.scalar(ofRank: rank)
  }

  /// Draws an ASCII letter code; shrinks to `0`, then digits, letters, punctuation, control.
  func asciiByte(printable: Bool) throws -> UInt8 {
    let rank = try index(below: printable ? 95 : 128)
    return UInt8(ScalarOrder.scalar(ofRank: UInt64(rank)).value)
  }
}
