internal import ConformanceModel
internal import ReferenceAuth

// Alphabets that are too small, odd or unusable, and what is drawn from them unevenly.
extension Gallery {
  static let digitsOnly = GallerySubject.nonces(
    .knownBad, "digits-only", violates: [.nonceStrength], causes: [.smallAlphabet],
    story: "32 digits, as in a code that people type",
    contract: NonceContract(alphabet: "0123456789")
  ) { length, source in
    try LetterDraw.rejecting(length, of: Array("0123456789".utf8), below: 250, from: source)
  }

  static let hexInBothCases = GallerySubject.nonces(
    .knownBad, "hex-in-both-cases", violates: [.charsetPlausible], causes: [.hexInBothCases],
    story: "22 letters: the hex digits, and the capitals for good measure",
    contract: NonceContract(alphabet: "0123456789ABCDEFabcdef")
  ) { length, source in
    try LetterDraw.rejecting(
      length, of: Array("0123456789ABCDEFabcdef".utf8), below: 242, from: source)
  }

  static let spaceInAlphabet = GallerySubject.nonces(
    .knownBad, "space-in-alphabet", violates: [.nonceAlphabetMember], causes: [.unusableAlphabet],
    story: "62 letters and a space, which a URL and a log line lose",
    contract: NonceContract(
      alphabet: String(decoding: LetterDraw.common[..<62], as: UTF8.self) + " ")
  ) { length, source in
    try LetterDraw.rejecting(
      length, of: Array(LetterDraw.common[..<62] + [0x20]), below: 252, from: source)
  }

  static let caseByCoin = GallerySubject.nonces(
    .knownBad, "case-by-coin",
    violates: [.charsetUniform, .charsetUniformPosition],
    causes: [.digitsDoubled],
    story: "one of 36 symbols, `Bool.random() ? $0.uppercased() : $0`: digits have no other case",
    contract: NonceContract(alphabet: String(decoding: LetterDraw.common[..<62], as: UTF8.self)),
    isSourced: false
  ) { length, source in
    try LengthError.check(length)
    let symbols = try LetterDraw.rejecting(
      length, of: Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8), below: 252, from: source)
    let coins = try source.exactly(length)
    return String(
      decoding: zip(symbols.utf8, coins).map { symbol, coin in
        symbol >= UInt8(ascii: "a") && coin & 1 == 1 ? symbol - 32 : symbol
      }, as: UTF8.self)
  }

  static let multipliedFractions = GallerySubject.nonces(
    .knownBad, "multiplied-fractions",
    violates: [.charsetUniform, .charsetUniformPosition],
    causes: [.unevenLetters],
    story: "two random fractions are multiplied, to be more random: early letters come more often",
    isSourced: false
  ) { length, source in
    try LengthError.check(length)
    let bytes = try source.exactly(2 * length)
    let letters = (0..<length).map { index in
      let product = (Int(bytes[2 * index]) + 1) * (Int(bytes[2 * index + 1]) + 1)
      return LetterDraw.common[min(64, product * 65 / 65_537)]
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
