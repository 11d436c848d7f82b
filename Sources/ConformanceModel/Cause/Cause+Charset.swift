extension Cause {
  package static let lettersMissing = Cause(
    "letters-missing", .charsetComplete, "the implementation's alphabet lacks letters")
  package static let lastLetterMissing = Cause(
    "last-letter-missing", .charsetComplete,
    "a range that stops one short, as `0..<count - 1` does, or an alphabet that lacks its last "
      + "letter")
  package static let contractAlphabet = Cause(
    "contract-alphabet", .charsetComplete,
    "the letters are those of another published alphabet than the contract's",
    remedy:
      "Declare the alphabet that is drawn from. If the declared one is meant, draw from it: add "
      + "what is missing, and mind the rejection limit.")
  package static let fewLetters = Cause(
    "few-letters", .charsetComplete, "only a part of the alphabet is ever drawn")
  package static let lettersFolded = Cause(
    "letters-folded", .charsetComplete, "all letters are turned into one case")
  package static let byteModulo = Cause(
    "byte-modulo", .charsetUniform,
    "`byte % count`, with a number of letters that does not divide 256")
  package static let rejectionLimit = Cause(
    "rejection-limit", .charsetUniform,
    "the rejection limit is no multiple of the number of letters")
  package static let scaledSource = Cause(
    "scaled-source", .charsetUniform,
    "source values are scaled to a number of letters that does not divide theirs")
  package static let letterDoubled = Cause(
    "letter-doubled", .charsetUniform,
    "a letter stands twice in the implementation's list of letters")
  package static let digitsDoubled = Cause(
    "digits-doubled", .charsetUniform,
    "36 symbols in random case: digits at twice the rate of letters")
  package static let unevenLetters = Cause(
    "uneven-letters", .charsetUniform,
    "some letters have more source values behind them than others")
  package static let constantPosition = Cause(
    "constant-position", .charsetUniformPosition,
    "a constant, a prefix, or a clock's leading digits stand in the nonce")
  package static let unevenPositions = Cause(
    "uneven-positions", .charsetUniformPosition,
    "some positions draw from other letters than the rest")
  package static let counterInNonce = Cause(
    "counter-in-nonce", .charsetIndependent, "a counter or a clock stands in the nonce")
  package static let nonceFromNonce = Cause(
    "nonce-from-nonce", .charsetIndependent, "a nonce is made from the one before it")
  package static let letterFromLetter = Cause(
    "letter-from-letter", .charsetIndependent,
    "a letter is copied or computed from another one of its nonce, as a check letter is")
  package static let lettersSorted = Cause(
    "letters-sorted", .charsetIndependent, "the letters of each nonce are put in order",
    remedy: "Hand the letters out in the order in which they are drawn.", brings: [unevenPositions])
  package static let shuffledDeck = Cause(
    "shuffled-deck", .charsetIndependent,
    "letters are dealt from a shuffled deck")
  package static let equalNeighboursAvoided = Cause(
    "equal-neighbours-avoided", .charsetIndependent,
    "a letter equal to the one before it is drawn again or left out")
  package static let predictableGenerator = Cause(
    "predictable-generator", .charsetIndependent,
    "a generator whose next output follows from the last, such as a linear congruence")
  package static let uuidWithClock = Cause(
    "uuid-with-clock", .charsetIndependent,
    "UUIDs of this version hold a clock; only version 4 is random",
    remedy: "Draw random letters, or version 4 UUIDs and declare their shape, 'uuid4'.")
  package static let wideModulo = Cause(
    "wide-modulo", .charsetExactMapping,
    "a value of more than 8 bits modulo a number of letters that does not divide its range")
  package static let misprintedAlphabet = Cause(
    "misprinted-alphabet", .charsetKnownTypo,
    "the alphabet is a known misprint, copied into the contract as well")
  package static let holeInAlphabet = Cause(
    "hole-in-alphabet", .charsetPlausible, "a letter was forgotten in a run of the alphabet")
  package static let hexInBothCases = Cause(
    "hex-in-both-cases", .charsetPlausible,
    "hex digits are folded somewhere; one case has 16 letters and is even under `byte % 16`, 22 "
      + "letters are not")

  static let charsetCauses: [Cause] = [
    lettersMissing, lastLetterMissing, contractAlphabet, fewLetters, lettersFolded, byteModulo,
    rejectionLimit,
    scaledSource, letterDoubled, digitsDoubled, unevenLetters, constantPosition, unevenPositions,
    counterInNonce, nonceFromNonce, letterFromLetter, lettersSorted, shuffledDeck,
    equalNeighboursAvoided,
    predictableGenerator,
    uuidWithClock, wideModulo,
    misprintedAlphabet, holeInAlphabet, hexInBothCases,
  ]
}
