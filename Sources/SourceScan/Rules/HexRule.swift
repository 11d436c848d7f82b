/// Bytes written as hexadecimal digits without a leading zero.
struct HexRule {
  private let facts: FileFacts
  var file: SourceFile { facts.file }

  private static let digests: [String] = [
    "sha256", "sha_256", "sha-256", "digest", "hash", "nonce",
  ]
  private static let algorithms: Set<String> = [
    "sha256", "sha256digest", "cc_sha256", "messagedigest", "sha-256", "hashlib", "createhash",
  ]
  /// What functions are called that write digits, and the types that they extend.
  private static let helpers = [
    "hex", "tostring", "totext", "encode", "digest", "hash", "sha", "string", "bytes", "format",
    "data", "base16", "text",
  ]
  private static let formats: Set<String> = [
    "%x", "%X", "%hhx", "%hhX", "%lx", "%1x", "%2x", "%2X", "%2hhx", "%#x",
  ]
  private static let rustFormats: Set<String> = ["{:x}", "{:X}"]
  /// What fills a digit up.
  private static let padding: Set<String> = [
    "padStart", "padLeft", "PadLeft", "rjust", "zfill", "str_pad", "leftPad", "paddingToLeft",
    "padding", "pad", "lpad", "leftpad", "padleft",
  ]
  private static let zeros: Set<String> = ["0", "00", "%02x", "%02X", "02x", "x2"]
  /// What goes over bytes one by one.
  static let loops: Set<String> = [
    "map", "compactMap", "flatMap", "for", "forEach", "foreach", "each", "each_byte", "fold",
    "reduce", "joinToString", "from", "Select", "collect", "inject", "Aggregate", "array_map",
    "array_walk", "while", "map_join", "joined", "in", "range", "bytes",
  ]

  /// What goes over bytes in one expression.
  private static let closures = loops.subtracting(["in", "bytes", "from", "range", "for", "while"])

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    let rule = HexRule(facts: facts)
    return facts.file.words.indices.compactMap { index in
      guard let written = rule.writtenDigits(at: index) else { return nil }
      return rule.hit(index, written)
    }
  }

  private func hit(_ index: Int, _ written: String) -> ScanHit? {
    let scope = nearScope(index)
    // Code points are written so.
    if file.contains(
      ["unicodeScalars", "codePointAt", "charCodeAt", "ord"], in: file.statement(at: index)),
      file.language != .php,
      file.language != .ruby || !file.contains(["digest", "random_bytes", "bytes"], in: scope)
    {
      return nil
    }
    // So are colours, with a sign before them.
    let isColour = file.surroundings(of: index).contains { block in
      ["color", "colour", "rgb"].contains { block.name.lowercased().contains($0) }
    }
    // Words of 32 bits are no bytes.
    let areWords =
      file.contains(["Uint32Array", "BigUint64Array"], in: file.words.indices)
      && !file.contains(["Uint8Array", "Buffer"], in: file.words.indices)
    guard !isColour, !areWords, !isNumber(index) else { return nil }
    guard file.contains(Self.loops, in: scope) || written.hasPrefix("BigInteger"),
      !isPadded(scope)
    else { return nil }
    let isDigest = scope.contains { token in
      guard file.kind(token) != .mark else { return false }
      let word = file.words[token].lowercased()
      return Self.digests.contains { word.contains($0) }
    }
    // A function that writes hexadecimal digits, in a file that digests.
    let names = file.surroundings(of: index).map(\.name) + [Alphabets.name(file, of: index)]
    let isHelper =
      names.contains { given in
        let name = given.lowercased()
        return Self.helpers.contains { name.contains($0) }
      } && file.words.contains { Self.algorithms.contains($0.lowercased()) }
    let digests = file.words.contains { Self.algorithms.contains($0.lowercased()) }
    guard isDigest || isHelper || digests || facts.speaksOfNonce else { return nil }
    return ScanHit(
      token: index, rule: .hexUnpadded,
      certainty: facts.isTest || !isDigest && !digests
        ? .lookHere : (isDigest || isHelper) && !isDrawn(scope) ? .certain : .likely,
      seen: "\(written) writes one digit for a byte below 16")
  }

  /// The function around, or the lines around where there is none.
  private func nearScope(_ index: Int) -> Range<Int> {
    if let inner = file.blocks.first(where: { $0.kind == .function && $0.body.contains(index) }) {
      return inner.header..<inner.body.upperBound
    }
    // `val hex = bytes.joinToString { … }`, where each line is a function of its own
    let statement = file.statement(at: index)
    let isFunction = file.language == .kotlin && file.contains(["fun"], in: statement)
    if isFunction || file.contains(Self.closures, in: statement) { return statement }
    let line = file.line(index)
    let near = file.words.indices.filter { abs(file.line($0) - line) <= 6 }
    return (near.first ?? index)..<((near.last ?? index) + 1)
  }

  private func isPadded(_ scope: Range<Int>) -> Bool {
    if file.contains(Self.padding, in: scope) { return true }
    return scope.contains { index in
      if file.isText(index) {
        return Self.zeros.contains(file.words[index]) || file.words[index].contains("%02")
      }
      if file.kind(index) == .number {
        let number = file.words[index]
        // `< 16`, `< 0x10`, `+ 256`, `| 0x100`, `slice(-2)`
        if ["<", "<=", ">", ">="].contains(file.word(index - 1)) {
          return ["16", "0x10", "15", "0xf", "0xF", "0x0f", "2"].contains(number)
        }
        if ["+", "|"].contains(file.word(index - 1)) { return ["256", "0x100"].contains(number) }
        // Digits are drawn, one by one.
        if number == "16",
          file.isMark(index - 1, "*") || file.word(index - 2) == "upperBound"
            || file.isMark(index - 1, "(") && Self.draws.contains(file.word(index - 2))
        {
          return true
        }
        if number == "1", file.word(index - 1) == "==" || file.word(index - 1) == "===" {
          return true
        }
        return number == "2" && file.word(index - 1) == "-"
      }
      return false
    }
  }

  /// What writes the digits at a token, where nothing around it matters.
  private func writtenDigits(at index: Int) -> String? {
    let word = file.word(index)
    // f"{b:x}", $"{b:x}"
    if file.language == .python || file.language == .cSharp, file.isMark(index, ":"),
      ["x", "X"].contains(file.word(index + 1)), file.isMark(index + 2, ")"),
      file.tokens[index + 2].start < 0
    {
      return ":\(file.word(index + 1))"
    }
    if file.isText(index) {
      // array_map('dechex', …)
      if word == "dechex", file.language == .php { return word }
      if let named = namedFormat(index) { return named }
      if Self.formats.contains(word) { return singleArgument(after: index) ? word : nil }
      if file.language == .rust, Self.rustFormats.contains(word) {
        return isByteArgument(index + 2) ? word : nil
      }
      if ["{:x}", "{0:x}", "{:X}", "{0:X}"].contains(word) {
        return [.python, .cSharp].contains(file.language) ? word : nil
      }
      if file.language == .python, word == "x" || word == "X" {
        return file.word(index - 4) == "format" && file.isMark(index - 3, "(")
          ? "format(…, '\(word)')" : nil
      }
      if file.language == .cSharp, word == "x" || word == "X" {
        return file.follows(["ToString", "("], at: index - 2) ? "ToString(\"\(word)\")" : nil
      }
      return nil
    }
    guard file.isName(index) else { return nil }
    switch word {
    case "toHexString"
    where ["Integer", "Long"].contains(file.word(index - 2)) && file.isMark(index - 1, "."):
      return "\(file.word(index - 2)).toHexString"
    case "toString"
    where ["Integer", "Long"].contains(file.word(index - 2)) && file.isMark(index - 1, "."):
      let close = file.mates[index + 1]
      return close > index && file.follows([",", "16"], at: close - 2)
        ? "\(file.word(index - 2)).toString(…, 16)" : nil
    case "toString" where isNumberOfDigest(index): return "BigInteger.toString(16)"
    case "Text" where file.language == .go && file.follows(["(", "16", ")"], at: index + 1):
      // `new(big.Int).SetBytes(sum[:]).Text(16)`, one number, which has no zeros at its beginning.
      return file.contains(["SetBytes"], in: nearScope(index)) ? "BigInteger-like Text(16)" : nil
    case "toString", "toRadixString", "to_s":
      return file.follows(["(", "16", ")"], at: index + 1) && file.isMark(index - 1, ".")
        && !file.isMark(index + 4, ".")
        || file.follows(["(", "16", ")", ".", "join"], at: index + 1)
        ? "\(word)(16)" : nil
    case "radix" where file.language == .swift:
      return file.follows([":", "16"], at: index + 1) && [")", ","].contains(file.word(index + 3))
        && file.word(file.parents[index] - 1) == "String"
        ? "String(_:radix:)" : nil
    case "hex" where file.language == .python:
      guard file.isMark(index + 1, "("), file.mates[index + 1] > index,
        !file.isMark(index - 1, ".")
      else { return nil }
      let after = file.mates[index + 1] + 1
      let isCut =
        file.follows(["[", "2", ":", "]"], at: after)
        || file.isMark(after, ".")
          && ["replace", "lstrip", "removeprefix", "strip"].contains(file.word(after + 1))
          && file.word(after + 3) == "0x"
      return isCut ? "hex()" : nil
    case "FormatInt", "FormatUint", "ToString", "base_convert":
      guard file.isMark(index + 1, "("), file.mates[index + 1] > index + 3 else { return nil }
      let close = file.mates[index + 1]
      return file.follows([",", "16"], at: close - 2) ? "\(word)(…, 16)" : nil
    case "from_bytes" where file.language == .python:
      // `'%x' % int.from_bytes(digest)`: one number, which has no zeros at its beginning.
      let open = file.parents[index]
      let isNumber =
        file.follows(["int", "."], at: index - 2)
        && (file.isMark(index - 3, "%") && ["%x", "%X"].contains(file.word(index - 4))
          || file.isMark(open, "(")
            && (file.word(open - 1) == "hex" || file.word(open - 1) == "format"))
      return isNumber ? "BigInteger-like int.from_bytes" : nil
    case "int" where file.language == .python && file.isMark(index + 1, "("):
      // `"%x" % int(hashlib.sha256(data).hexdigest(), 16)`
      let isNumber =
        file.isMark(index - 1, "%") && ["%x", "%X"].contains(file.word(index - 2))
        || file.follows(["hex", "("], at: index - 2)
      return isNumber && file.mates[index + 1] > index
        && file.contains(["hexdigest"], in: index..<file.mates[index + 1])
        ? "BigInteger-like int" : nil
    case "dechex":
      return file.isMark(index + 1, "(") && file.word(index - 1) != "function" ? word : nil
    default: return nil
    }
  }

  /// `new BigInteger(1, digest).toString(16)`, which has no zeros at its beginning.
  private func isNumberOfDigest(_ index: Int) -> Bool {
    let close = index - 2
    guard file.follows([".", "toString", "(", "16", ")"], at: index - 1), file.isMark(close, ")"),
      file.mates[close] > 0
    else { return false }
    return file.word(file.mates[close] - 1) == "BigInteger"
      && file.follows(["1", ","], at: file.mates[close] + 1)
  }

  /// `write!(out, "{byte:x}")`
  private func namedFormat(_ index: Int) -> String? {
    let word = file.word(index)
    guard file.language == .rust, word.hasPrefix("{"),
      word.hasSuffix(":x}") || word.hasSuffix(":X}"), word.count > 4
    else {
      return nil
    }
    let name = word.dropFirst().dropLast(3)
    let scope = nearScope(index)
    return scope.contains { file.word($0) == name && isLoopVariable($0) }
      || scope.contains {
        file.word($0) == name
          && (["for", "|", "&"].contains(file.word($0 - 1))
            || file.isMark($0 - 1, ",") && file.isMark($0 + 1, "|"))
      } ? word : nil
  }

  /// `format("%x", b)`, `"%x" % b`, `"%x".format(it)`, `@"%x", hash[i]`
  private func singleArgument(after index: Int) -> Bool {
    switch file.language {
    case .go:
      return file.isMark(index + 1, ",")
        && (isByteArgument(index + 2) && isLoopVariable(index + 2) || isByteOfDigest(index + 2))
    case .python:
      guard file.isMark(index + 1, "%") else { return false }
      return file.isName(index + 2) && isLoopVariable(index + 2) || file.isMark(index + 2, "(")
    default: return true
    }
  }

  /// `h[i]`, where `h := sha256.Sum256(…)`
  private func isByteOfDigest(_ index: Int) -> Bool {
    guard file.isName(index), file.isMark(index + 1, "["), file.isName(index + 2),
      file.isMark(index + 3, "]")
    else { return false }
    return nearScope(index).contains { place in
      file.word(place) == file.word(index) && file.isMark(place + 1, ":=")
        && file.contains(["Sum256", "Sum", "Sum512"], in: file.statement(at: place))
    }
  }

  private func isByteArgument(_ index: Int) -> Bool {
    let place = file.isMark(index, "*") || file.isMark(index, "&") ? index + 1 : index
    return file.isName(place) && !file.isMark(place + 1, "(") && !file.isMark(place + 1, "::")
      && !file.isMark(place + 1, ".") && (file.language != .rust || isLoopVariable(place))
  }

  /// Whether a name is bound by a loop or a closure nearby.
  private func isLoopVariable(_ index: Int) -> Bool {
    let name = file.word(index)
    let scope = nearScope(index)
    return scope.contains { place in
      guard place != index, file.word(place) == name, file.isName(place) else { return false }
      let before = file.word(place - 1), after = file.word(place + 1)
      return before == "for" || before == "lambda" || [",", "|"].contains(before) && after == "|"
        || after == ":=" && before == ","
        || before == "&" && after == "|" || before == "in"
        || after == "in" && file.language != .swift
    }
  }
}
