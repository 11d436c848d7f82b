extension Cause {
  package static let lettersMissing = Cause(
    "letters-missing", .charsetComplete, "the implementation's alphabet lacks letters")
  package static let lastLetterMissing = Cause(
    "last-letter-missing", .charsetComplete,
    "a range stops one short, as `0..<count - 1` does, or the alphabet lacks its last letter",
    remedy: "Draw from the whole range, `0..<count`, and check that the list ends with its last "
      + "letter. If you draw with `byte % count`, also reject bytes at or above `256 / count * "
      + "count`.")
  package static let letterMistyped = Cause(
    "letter-mistyped", .charsetComplete,
    "a letter stands twice in the implementation's list, once in the place of another",
    remedy: "Write the missing letter where the other one stands a second time. If you draw with "
      + "`byte % count`, also reject bytes at or above `256 - 256 % count`.")
  package static let contractAlphabet = Cause(
    "contract-alphabet", .charsetComplete,
    "the letters are those of another published alphabet than the contract's",
    remedy: "Declare the alphabet in use. If the declared one is right, draw from it, and adapt "
      + "the rejection limit to its size.")
  package static let fewLetters = Cause(
    "few-letters", .charsetComplete, "only a part of the alphabet is ever drawn",
    remedy: "Draw from all letters of the declared alphabet, or declare the letters in use.")
  package static let lettersFolded = Cause(
    "letters-folded", .charsetComplete, "all letters are turned into one case",
    remedy: "Remove `lowercased()` or `uppercased()` and draw from letters of both cases, or "
      + "declare one case only.")
  package static let byteModulo = Cause(
    "byte-modulo", .charsetUniform,
    "`byte % count` is used with a number of letters that does not divide 256",
    remedy: "Reject bytes at or above `256 - 256 % count`, or draw each letter evenly: by "
      + "`randomElement()` in Swift, `secrets.choice` in Python, `crypto.randomInt` in Node.")
  package static let modulusTooSmall = Cause(
    "modulus-too-small", .charsetComplete,
    "`byte % count` is used with a smaller number than the alphabet has letters",
    remedy: "Draw from all letters, and evenly: by `randomElement()` in Swift, `secrets.choice` in "
      + "Python, `crypto.randomInt(letters.length)` in Node. Where fewer letters are meant, declare "
      + "those.",
    brings: [byteModulo])
  package static let rejectionLimit = Cause(
    "rejection-limit", .charsetUniform,
    "the rejection limit is not a multiple of the number of letters",
    remedy: "Compute the limit as `256 - 256 % count`, and reject bytes at or above it.")
  package static let scaledSource = Cause(
    "scaled-source", .charsetUniform,
    "source values are scaled to a number of letters that does not divide theirs",
    remedy: "Draw by `randomElement()` in Swift, `secrets.choice` in Python, `crypto.randomInt` in "
      + "Node, or reject values at or above the largest multiple of the number of letters and take "
      + "the remainder.")
  package static let letterDoubled = Cause(
    "letter-doubled", .charsetUniform,
    "a letter stands twice in the implementation's list of letters",
    remedy: "Remove the second occurrence from the list, and adapt the rejection limit to the new "
      + "count.")
  package static let digitsDoubled = Cause(
    "digits-doubled", .charsetUniform,
    "36 symbols are put into random case, so digits come at twice the rate of letters",
    remedy: "Draw from one list that holds each of the 62 symbols once.")
  package static let unevenLetters = Cause(
    "uneven-letters", .charsetUniform,
    "some letters have more source values behind them than others",
    remedy: "Draw by `randomElement()` in Swift, `secrets.choice` in Python, `crypto.randomInt` in "
      + "Node, or reject source values at or above the largest multiple of the number of letters.")
  package static let constantPosition = Cause(
    "constant-position", .charsetUniformPosition,
    "the nonce contains a constant, a prefix or the leading digits of a clock",
    remedy: "Remove the fixed part, and draw every letter of the nonce.")
  package static let unevenPositions = Cause(
    "uneven-positions", .charsetUniformPosition,
    "some positions draw from other letters than the rest",
    remedy: "Draw every position from the same letters, or declare the shape, such as 'uuid4', in "
      + "the contract.")
  package static let counterInNonce = Cause(
    "counter-in-nonce", .charsetIndependent, "the nonce contains a counter or a clock",
    remedy: "Remove the counter or the clock, and draw every letter.")
  package static let nonceFromNonce = Cause(
    "nonce-from-nonce", .charsetIndependent, "a nonce is computed from the one before it",
    remedy: "Draw every nonce from the system's random bytes, and keep nothing of the one before.")
  package static let letterFromLetter = Cause(
    "letter-from-letter", .charsetIndependent,
    "a letter is copied or computed from another one of its nonce, as a check letter is",
    remedy: "Draw every letter by itself, and leave out check letters and copies.")
  package static let lettersSorted = Cause(
    "letters-sorted", .charsetIndependent, "the letters of each nonce are sorted",
    remedy: "Return the letters in the order in which they are drawn.",
    brings: [unevenPositions])
  package static let shuffledDeck = Cause(
    "shuffled-deck", .charsetIndependent, "letters are dealt from a shuffled deck",
    remedy: "Draw each letter from the whole alphabet by `randomElement()`, not from `shuffled()`.")
  package static let equalNeighboursAvoided = Cause(
    "equal-neighbours-avoided", .charsetIndependent,
    "a letter equal to the one before it is drawn again or left out",
    remedy: "Keep a letter that equals the one before it.")
  package static let predictableGenerator = Cause(
    "predictable-generator", .charsetIndependent,
    "the generator's next output follows from the last, as in a linear congruential generator",
    remedy: "Draw from the system's generator, which is `SystemRandomNumberGenerator` in Swift, "
      + "`secrets` in Python and `crypto.randomBytes` in Node.")
  package static let uuidWithClock = Cause(
    "uuid-with-clock", .charsetIndependent,
    "UUIDs of this version hold a clock; only version 4 is random",
    remedy: "Draw random letters, or version 4 UUIDs and declare their shape, 'uuid4'.")
  package static let wideModulo = Cause(
    "wide-modulo", .charsetExactMapping,
    "a value of more than 8 bits is taken modulo a number of letters that does not divide its "
      + "range")
  package static let misprintedAlphabet = Cause(
    "misprinted-alphabet", .charsetKnownTypo,
    "the alphabet is a known misprint, which the contract has copied")
  package static let holeInAlphabet = Cause(
    "hole-in-alphabet", .charsetPlausible, "the alphabet lacks a letter inside a run")
  package static let hexInBothCases = Cause(
    "hex-in-both-cases", .charsetPlausible,
    "the alphabet lists hex digits in both cases, where one is usually meant",
    remedy: "Declare and draw the 16 hex digits of one case, or say that it is meant, by "
      + "`\"deliberate\": true` in the contract's 'nonce'.")

  static let charsetCauses: [Cause] = [
    lettersMissing, lastLetterMissing, letterMistyped, contractAlphabet, fewLetters, lettersFolded,
    byteModulo, modulusTooSmall,
    rejectionLimit,
    scaledSource, letterDoubled, digitsDoubled, unevenLetters, constantPosition, unevenPositions,
    counterInNonce, nonceFromNonce, letterFromLetter, lettersSorted, shuffledDeck,
    equalNeighboursAvoided,
    predictableGenerator,
    uuidWithClock, wideModulo,
    misprintedAlphabet, holeInAlphabet, hexInBothCases,
  ]
}
