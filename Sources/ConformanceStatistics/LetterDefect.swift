/// A defect of a generator, by name, with the figures that show it.
package enum LetterDefect: Sendable, Equatable {
  /// Letters that never occurred.
  case missing(NamedLetters, letters: Int)
  /// One letter too often or too rarely.
  case letterRate(NamedLetters, count: Int, expected: Double, letters: Int)
  /// The last letters of the alphabet at another rate than the rest.
  case suffixRate(NamedLetters, rate: RateRatio, likely: LetterAlternative.Shape?)
  /// A known wrong generator fits best.
  case shape(LetterAlternative.Shape, NamedLetters, alphabetSize: Int)
  /// Letters that are not uniform in a way that no known wrong generator explains.
  case unnamed(closest: LetterAlternative.Shape)
  /// A position that holds the same letter always.
  case stuckPosition(Int, NamedLetters, nonces: Int)
  /// A position at which letters never occur that occur elsewhere.
  case missingAtPosition(Int, NamedLetters, nonces: Int)
  /// A letter or a kind of letters too often or too rarely at one position.
  case positionRate(Int, NamedLetters, count: Int, expected: Double)
  /// Two neighbouring letters, together too often or too rarely.
  case pairRate(first: NamedLetters, second: NamedLetters, count: Int, expected: Double)
  /// The step from one letter to the next, around the alphabet, is predictable.
  case neighbourStep(Int, count: Int, expected: Double)
  /// The step from one nonce to the next at a position is predictable.
  case nonceStep(position: Int, step: Int, count: Int, expected: Double)
  /// The letters are spread more evenly than chance would: dealt, not drawn.
  case tooEven(sum: Double, expected: Double)
  /// Nonces that came twice.
  case repeated(repeats: Int, nonces: Int)
}

/// Letters with the names by which they are printed.
package struct NamedLetters: Sendable, Equatable, CustomStringConvertible {
  /// The letters' indices, ascending.
  package let indices: [Int]
  private let names: [String]
  private let className: String?

  package init(_ indices: some Sequence<Int>, in alphabet: LetterAlphabet) {
    let indices = Array(indices)
    self.indices = indices
    names = indices.map(alphabet.name(of:))
    className = LetterClass.allCases.first { $0.indices(in: alphabet) == indices }?.rawValue
  }

  /// "a digit" where the letters are all digits of the alphabet, else the letters.
  package var classDescription: String { className ?? description }

  /// "W (letter 32)" for one letter, "z - . _" for several.
  package var description: String {
    indices.count == 1 ? "\(names[0]) (letter \(indices[0]))" : names.joined(separator: " ")
  }
}

/// A rate as a fraction of the rate of the other letters.
package struct RateRatio: Sendable, Equatable, CustomStringConvertible {
  package let value: Double

  package init(_ value: Double) { self.value = value }

  /// "three quarters of the rate", or a decimal where no simple fraction is meant.
  package var description: String {
    for (fraction, name) in Self.names where (value - fraction).magnitude < 1e-9 {
      return "\(name) the rate"
    }
    if value > 1 { return "\(NumberText.fixed(value, digits: 2)) times the rate" }
    for denominator in 2...20 {
      let numerator = (value * Double(denominator)).rounded()
      if (value * Double(denominator) - numerator).magnitude < 1e-9 {
        return "\(Int(numerator))/\(denominator) of the rate"
      }
    }
    return "\(NumberText.fixed(value, digits: 3)) of the rate"
  }

  private static let names: [(Double, String)] = [
    (0.5, "half"), (2.0 / 3, "two thirds of"), (0.75, "three quarters of"),
    (0.8, "four fifths of"), (2, "twice"),
  ]
}
