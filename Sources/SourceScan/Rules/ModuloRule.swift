/// A random byte or word reduced by `%`, and the limits of rejection.
struct ModuloRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    let rule = ModuloRule(facts: facts)
    return facts.file.words.indices.compactMap { index in
      rule.remainder(at: index)
    }
  }

  private static let remainders: Set<String> = [
    "rem", "mod", "modulo", "remainder", "rem_euclid", "floorMod", "remainderUnsigned", "fmod",
  ]

  /// `%`, and the functions that do the same.
  private func remainder(at index: Int) -> ScanHit? {
    if file.isMark(index, "%") || file.isMark(index, "%=") {
      return hit(at: index, leftOperand(of: index), index + 1)
    }
    guard file.isName(index), Self.remainders.contains(file.word(index)),
      file.isMark(index + 1, "("), file.mates[index + 1] > index
    else { return nil }
    let inside = index + 2..<file.mates[index + 1]
    if let comma = inside.first(where: {
      file.isMark($0, ",") && file.parents[$0] == index + 1
    }) {
      return hit(at: index, inside.lowerBound..<comma, comma + 1)
    }
    guard file.isMark(index - 1, ".") else { return nil }
    return hit(at: index, leftOperand(of: index - 1), index + 2)
  }

  private static let byteSources: Set<String> = [
    "SecRandomCopyBytes", "getRandomValues", "randomBytes", "random_bytes", "urandom",
    "SecureRandom", "getrandom", "RandomNumberGenerator", "RNGCryptoServiceProvider", "GetBytes",
    "nextBytes", "RAND_bytes", "token_bytes", "CCRandomGenerateBytes", "OsRng", "fill_bytes",
    "randbytes", "getRandomBytes", "getRandomBytesAsync", "openssl_random_pseudo_bytes",
    "arc4random_buf", "getentropy", "SystemRandomNumberGenerator", "randomFillSync", "rand_bytes",
    "randomByteArray", "getRandomValuesSync", "generateSecureRandom", "randombytes_buf",
    "thread_rng", "randomFill", "try_fill_bytes", "secureRandomBytes", "RAND_priv_bytes",
    "GenerateRandom", "rand_core", "SymmetricKey",
  ]
  private static let wordSources: Set<String> = [
    "arc4random", "rand", "random", "mt_rand", "lrand48",
  ]
  private static let wideTypes: Set<String> = [
    "UInt32", "UInt64", "Int32Array", "Uint32Array", "Uint16Array", "u32", "u64", "uint32",
    "uint64", "nextLong",
    "BigUint64Array", "readUInt32BE", "readUInt32LE", "ToUInt32", "ToUInt64", "getrandbits",
    "BigInteger",
  ]

  private func hit(at index: Int, _ operand: Range<Int>, _ divisor: Int) -> ScanHit? {
    guard !operand.isEmpty, operand.contains(where: file.isName),
      !file.contains(["MaxValue", "MAX_VALUE", "UINT8_MAX", "MAX"], in: operand)
    else { return nil }
    let scope = file.scope(of: index)
    var place = divisor
    let start = place
    let count = facts.alphabets.length(file, at: &place)
    let isLiteral = file.kind(start) == .number
    guard let count, count >= 10, count <= 256 else { return nil }
    let isByte = operand.contains { file.follows(["UInt8", ".", "random"], at: $0) }
    if !isByte, let source = wordSource(of: operand, scope) {
      // The bias of a word of 32 bits cannot be observed; that of C's rand() is another's affair.
      guard source == "arc4random", !count.isPowerOfTwo,
        facts.makesNonce(index) || isIndex(index) && !isLiteral && count >= 30
      else { return nil }
      return ScanHit(
        token: index, rule: .moduloBias, certainty: facts.capped(.likely),
        seen: "arc4random() % \(count): \(count) does not divide 2^32; arc4random_uniform does")
    }
    guard
      drawsBytes(scope) || facts.makesNonce(index) && drawsBytes(file.words.indices)
    else { return nil }
    let indexes = isIndex(index)
    if let hit = word(at: index, operand, of: count, indexes && !isLiteral) { return hit }
    guard !file.contains(Self.wideTypes, in: scope) else { return nil }
    guard
      indexes || !isLiteral
        || facts.alphabets.literals.contains(where: { $0.letters.count == count })
        || becomesDigit(index, of: count, operand)
    else { return nil }
    let names = operandNames(operand)
    if let rejection = Rejection(facts, scope, names) {
      guard let limit = rejection.limit, limit > 0, limit <= 256, limit % count != 0 else {
        return nil
      }
      return ScanHit(
        token: rejection.token, rule: .rejectionLimit,
        certainty: certainty(at: index, indexes),
        seen: "bytes below \(limit) are taken, which \(count) letters do not divide; "
          + "\(256 - 256 % count) would be right")
    }
    guard 256 % count != 0, drawsBytes(scope) || !rejectsElsewhere(scope) else { return nil }
    return ScanHit(
      token: index, rule: .moduloBias,
      certainty: facts.isTest ? .lookHere : certainty(at: index, indexes),
      seen: "byte % \(count), and \(Self.bias(of: count))")
  }

  /// The function that gave the word that is reduced: where it stands, or where its name got it.
  private func wordSource(of operand: Range<Int>, _ scope: Range<Int>) -> String? {
    // Many a byte is called 'random'.
    if let direct = operand.first(where: {
      Self.wordSources.contains(file.word($0))
        && (file.isMark($0 + 1, "(") || file.isMark($0 + 1, "."))
    }) {
      return file.word(direct)
    }
    let names = operandNames(operand)
    let given = scope.first { place in
      place < operand.lowerBound && names.contains(file.word(place)) && file.isMark(place + 1, "=")
        && Self.wordSources.contains(file.word(place + 2)) && file.isMark(place + 3, "(")
    }
    return given.map { file.word($0 + 2) }
  }

  private func drawsBytes(_ range: Range<Int>) -> Bool {
    file.contains(Self.byteSources, in: range) || isByteDraw(range)
      || range.contains { file.isText($0) && file.words[$0].hasPrefix("/dev/urandom") }
  }

  /// Whether the function that gives the bytes leaves some out.
  private func rejectsElsewhere(_ scope: Range<Int>) -> Bool {
    file.blocks.contains { block in
      block.kind == .function && !scope.contains(block.header) && drawsBytes(block.body)
        && block.body.contains { ["<", ">=", "<=", ">"].contains(file.word($0)) }
    }
  }

  private static let digitWriters: Set<String> = [
    "toString", "to_s", "FormatInt", "FormatUint", "forDigit", "toRadixString", "base_convert",
    "from_digit", "String",
  ]

  /// Whether the rest is written as a digit or a letter: `(b % 36).toString(36)`, `97 + b % 26`.
  private func becomesDigit(_ index: Int, of count: Int, _ operand: Range<Int>) -> Bool {
    let statement = file.statement(at: index)
    let isDigit =
      file.contains(Self.digitWriters, in: statement)
      && statement.contains { $0 > index + 1 && file.words[$0] == "\(count)" }
    let before = operand.lowerBound - 1
    let plus = file.isMark(before, "(") ? before - 1 : before
    let isLetter =
      file.isMark(plus, "+")
      && (["48", "65", "97", "0x30", "0x41", "0x61"].contains(file.word(plus - 1))
        || file.isText(plus - 1) && file.word(plus - 1).utf8.count == 1)
    return isDigit || isLetter
  }

  /// `UInt8.random(in:…)`, the bytes of a secure source in languages where that is a method.
  private func isByteDraw(_ scope: Range<Int>) -> Bool {
    scope.contains {
      file.kind($0) == .number && (file.word($0) == "256" || file.word($0) == "255")
        && file.isMark($0 + 1, ")")
        && scope.contains { Self.drawsBelow.contains(file.word($0)) && file.isMark($0 + 1, "(") }
        || file.follows(["UInt8", ".", "random"], at: $0)
        || file.follows(["rand", ".", "Read"], at: $0)
        || file.follows([".", "Reader"], at: $0) && file.contains(["ReadFull"], in: scope)
        || isByteOfRust($0)
    }
  }

  /// `rng.gen::<u8>()`
  private func isByteOfRust(_ index: Int) -> Bool {
    file.follows(["<", "u8", ">"], at: index)
      && !Self.rustDraws.isDisjoint(with: [file.word(index - 1), file.word(index - 2)])
  }

  private static let rustDraws: Set<String> = ["gen", "random"]

  /// What draws a number below another, or between two.
  private static let drawsBelow: Set<String> = [
    "nextInt", "randomInt", "randbelow", "random_int", "GetInt32", "random_number",
    "arc4random_uniform",
  ]

  /// The tokens of the operand before a sign, back to where its expression begins.
  private func leftOperand(of sign: Int) -> Range<Int> {
    var low = sign
    while low > 0 {
      let previous = low - 1
      if (file.isMark(previous, ")") || file.isMark(previous, "]")), file.mates[previous] >= 0 {
        low = file.mates[previous]
      } else if file.isName(previous) || file.kind(previous) == .number {
        if ["return", "in", "await", "yield"].contains(file.word(previous)) { break }
        low = previous
      } else if [".", "::", "->", "?.", "$"].contains(file.word(previous))
        || assertsPresence(previous)
      {
        low = previous
      } else {
        break
      }
      if sign - low > 60 { break }
    }
    return low..<sign
  }

  func operandNames(_ operand: Range<Int>) -> Set<String> {
    var names = Set(operand.filter { file.isName($0) }.map { file.word($0) })
    names.subtract(["Int", "int", "as", "usize", "toInt", "and", "self", "this", "ord"])
    // `value = one[0] & 0xff` names what is compared.
    return names
  }

  /// Whether the result picks an element.
  private func isIndex(_ index: Int) -> Bool {
    var open = file.parents[index]
    for _ in 0..<3 where open >= 0 {
      if file.isMark(open, "["),
        file.isName(open - 1) || file.isMark(open - 1, ")")
          || file.isText(open - 1) || file.isMark(open - 1, "]")
      {
        return true
      }
      if file.isMark(open, "["), file.language == .objectiveC { return true }
      if ["charAt", "codeUnitAt", "get", "at", "characterAtIndex", "index", "substr", "charCodeAt"]
        .contains(file.word(open - 1))
      {
        return true
      }
      open = file.parents[open]
    }
    return false
  }
}

extension Int {
  var isPowerOfTwo: Bool { self > 0 && self & (self - 1) == 0 }
}

/// A comparison that keeps some values of the source from being used.
struct Rejection {
  let token: Int
  /// Values below it are taken; nil where it is computed.
  let limit: Int?

  init?(_ facts: FileFacts, _ scope: Range<Int>, _ names: Set<String>) {
    let file = facts.file
    for index in scope where file.kind(index) == .mark {
      let sign = file.word(index)
      guard ["<", ">=", "<=", ">"].contains(sign) else { continue }
      // `value < limit`, `int(b) >= limit`, `$0 < 192`
      var left = index - 1
      if file.isMark(left, ")") { left -= 1 }
      if file.isMark(left, "]"), file.mates[left] > 0 { left = file.mates[left] - 1 }
      guard file.isName(left), names.contains(file.word(left)), file.parents[left] >= -1 else {
        continue
      }
      // The counters of loops are compared as well.
      if file.isMark(left - 1, ";")
        || ["length", "n", "count", "len", "size", "i"].contains(file.word(index + 1))
      {
        continue
      }
      token = index
      var place = index + 1
      // `limit = 256 - 256 % count` is the first value to reject: `value > limit` takes it.
      if let number = facts.alphabets.number(file, at: &place),
        !Alphabets.operators.contains(file.word(place)), !file.isMark(place, ".")
      {
        limit = sign == "<=" || sign == ">" ? number + 1 : number
      } else {
        limit = nil
      }
      return
    }
    // The limit may be a filter in another word: let it decide nothing.
    guard file.contains(["limit", "threshold", "maxValid", "cutoff"], in: scope) else { return nil }
    token = scope.lowerBound
    limit = nil
  }
}
