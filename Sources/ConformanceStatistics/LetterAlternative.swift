internal import PlainText

/// A known wrong generator: its shape and the rate it gives to each letter.
package struct LetterAlternative: Sendable, Equatable {
  package let shape: Shape
  /// The chance of each letter; they add up to 1.
  package let rates: [Double]

  /// How the wrong generator turns its source into letters.
  package enum Shape: Sendable, Equatable, Hashable {
    /// Some letters are never drawn, the others equally often.
    case missing([Int], of: Int)
    /// One letter stands twice in the list of letters.
    case doubled(Int, of: Int)
    /// A number below `source`, modulo the number of letters.
    case modulo(source: Int, modulus: Int)
    /// A byte, scaled to the number of letters.
    case scaled(Scaling, size: Int)
    /// Only the first letters, equally often.
    case prefix(Int)
    /// Upper case turned into lower case, or the reverse.
    case folded(toUpper: Bool)
    /// A symbol of 36 first, then its case: each digit twice as often as each letter.
    case caseDoubled
    /// Hexadecimal digits only.
    case hexadecimal(upper: Bool)
    /// The text of a random UUID of version 4, RFC 9562 section 5.4.
    case uuid(upper: Bool)

    /// Which kind of mistake this is.
    var family: Family {
      switch self {
      case .missing(let letters, _): letters.count == 1 ? .oneLetter : .letterSet
      case .doubled: .oneLetter
      case .modulo, .scaled: .arithmetic
      case .prefix, .folded, .caseDoubled, .hexadecimal, .uuid: .letterSet
      }
    }
  }

  /// Kinds of mistakes; evidence gives each the same weight.
  enum Family { case oneLetter, arithmetic, letterSet }

  /// The usual ways of scaling a byte to `size` letters.
  package enum Scaling: String, Sendable, CaseIterable {
    /// `(byte * size) >> 8`: sound arithmetic, but as uneven as a modulus.
    case shifted
    /// `Int(byte / 255 * (size - 1))`: the last letter only for the byte 255.
    case truncated
    /// `round(byte / 255 * (size - 1))`: half the rate at both ends.
    case rounded
    /// `min(Int(byte / 255 * size), size - 1)`.
    case clamped
  }

  /// Whether a billion letters could show the difference to a uniform draw.
  package var differs: Bool { informationPerLetter > 1e-8 }

  /// The expected logarithmic growth per letter of evidence for this alternative when it is true
  /// (the relative entropy to the uniform draw, in nats).
  package var informationPerLetter: Double {
    let size = Double(rates.count)
    var sum = 0.0
    for rate in rates where rate > 0 { sum += rate * naturalLogarithm(rate * size) }
    return sum
  }
}

extension LetterAlternative.Shape: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let letters, _):
      return letters.count == 1 ? "one missing letter" : "\(letters.count) missing letters"
    case .doubled: return "one letter doubled"
    case .modulo(let source, let modulus):
      switch source {
      case 256: return "a byte modulo \(modulus)"
      case 128: return "a 7-bit byte modulo \(modulus)"
      case 32_768: return "15 bits modulo \(modulus)"
      case 65_536: return "16 bits modulo \(modulus)"
      default:
        let even = source / modulus * modulus
        return "a number below \(Quantity.text(source)) modulo \(modulus)"
          + (even > 0 && even < source ? ", where one below \(Quantity.text(even)) is even" : "")
      }
    case .scaled(.shifted, let size): return "a byte scaled by (byte * \(size)) >> 8"
    case .scaled(.truncated, let size): return "a byte scaled by Int(byte / 255 * \(size - 1))"
    case .scaled(.rounded, let size): return "a byte scaled by round(byte / 255 * \(size - 1))"
    case .scaled(.clamped, let size):
      return "a byte scaled by min(Int(byte / 255 * \(size)), \(size - 1))"
    case .prefix(let count): return "only the first \(count) letters are used"
    case .folded(let toUpper): return "all letters turned into \(toUpper ? "upper" : "lower") case"
    case .caseDoubled:
      return "36 symbols in random case, so digits come at twice the rate of letters"
    case .hexadecimal(let upper): return "only \(upper ? "upper" : "lower")-case hex digits"
    case .uuid(let upper): return "the text of a random UUID in \(upper ? "upper" : "lower") case"
    }
  }
}
