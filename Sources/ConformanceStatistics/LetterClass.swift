/// Kinds of letters that generators leave out together.
enum LetterClass: String, CaseIterable {
  case digits = "a digit"
  case upper = "an upper-case letter"
  case lower = "a lower-case letter"
  case symbols = "a symbol"

  /// The indices of the class's letters in an alphabet, ascending.
  func indices(in alphabet: LetterAlphabet) -> [Int] {
    alphabet.bytes.indices.filter { LetterClass(of: alphabet.bytes[$0]) == self }
  }

  init(of byte: UInt8) {
    switch byte {
    case 0x30...0x39: self = .digits
    case 0x41...0x5A: self = .upper
    case 0x61...0x7A: self = .lower
    default: self = .symbols
    }
  }
}
