/// The alphabets that a file declares, by the names that it gives them.
struct Alphabets {
  /// A text that may be an alphabet.
  struct Literal {
    let token: Int
    let name: String
    let letters: [UInt8]
    /// The texts that it is joined of, by where their letters begin.
    let parts: [(begin: Int, token: Int)]

    /// The text in which a letter stands.
    func token(of place: Int) -> Int { parts.last { $0.begin <= place }?.token ?? token }
  }

  private(set) var literals: [Literal] = []
  var counts = Counts()
  private(set) var letters: [String: [UInt8]] = [:]

  init(_ file: SourceFile) {
    var index = 0
    while index < file.words.count {
      guard file.isText(index) else {
        index += 1
        continue
      }
      let (written, joints, end) = Self.joined(file, from: index)
      let (text, parts) = Self.unescaped(written, written.contains(92) ? [] : joints)
      if Self.isAlphabet(text) {
        let name = Self.plain(Self.name(file, of: index))
        literals.append(Literal(token: index, name: name, letters: text, parts: parts))
        if !name.isEmpty {
          counts.add(name, text.count, at: index)
          letters[name] = text
        }
      }
      index = end
    }
    findRanges(file)
    let pieces = AlphabetPieces(file)
    for whole in pieces.wholes {
      literals.append(
        Literal(token: whole.token, name: whole.name, letters: whole.letters, parts: []))
      if !whole.name.isEmpty, whole.letters.count <= 256 {
        counts.add(whole.name, whole.letters.count, at: whole.token)
        letters[whole.name] = whole.letters
      }
    }
    if !letters.isEmpty { findAliases(file) }
    findLengths(file)
  }

  /// A text without the signs that only say that a quote or a backslash follows.
  private static func unescaped(
    _ text: [UInt8], _ parts: [(begin: Int, token: Int)]
  ) -> ([UInt8], [(begin: Int, token: Int)]) {
    guard text.contains(92) else { return (text, parts) }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if byte == 92, !isEscaped {
        isEscaped = true
        continue
      }
      if isEscaped, ![92, 34, 39, 36].contains(byte) { plain.append(92) }
      plain.append(byte)
      isEscaped = false
    }
    return (plain, parts)
  }

  /// Whether a text can be an alphabet: few letters come twice.
  private static func isAlphabet(_ text: [UInt8]) -> Bool {
    guard text.count >= 10, text.count <= 256 else { return false }
    // Code inside the text: nobody knows what it gives.
    let pairs = zip(text, text.dropFirst())
    if pairs.contains(where: { $0 == 92 && $1 == 40 || ($0 == 36 || $0 == 35) && $1 == 123 }) {
      return false
    }
    var seen: (UInt64, UInt64) = (0, 0)
    for byte in text {
      guard byte > 32, byte < 127 else { return false }
      if byte < 64 { seen.0 |= 1 << UInt64(byte) } else { seen.1 |= 1 << UInt64(byte - 64) }
    }
    let distinct = seen.0.nonzeroBitCount + seen.1.nonzeroBitCount
    return distinct * 5 >= text.count * 4
      || distinct >= 30 && distinct * 2 >= text.count && isOfRuns(text)
  }

  /// Whether a text is made of whole runs, of which some are written twice.
  private static func isOfRuns(_ text: [UInt8]) -> Bool {
    var rest = text.count
    var index = 0
    while index < text.count {
      guard let run = AlphabetRule.runs.first(where: { text[index...].starts(with: $0) }) else {
        index += 1
        continue
      }
      rest -= run.count
      index += run.count
    }
    return rest <= 10
  }

  /// Texts joined by `+`, `.` or nothing.
  private static func joined(
    _ file: SourceFile, from first: Int
  ) -> ([UInt8], parts: [(begin: Int, token: Int)], end: Int) {
    var parts = [(begin: 0, token: first)]
    var text = Array(file.words[first].utf8)
    var index = first + 1
    // A list of single letters.
    if text.count == 1, file.isMark(index, ","), file.isText(index + 1) {
      while file.isMark(index, ","), file.isText(index + 1), file.words[index + 1].utf8.count == 1 {
        text += file.words[index + 1].utf8
        index += 2
      }
      return (text, parts, index)
    }
    while index < file.words.count {
      let step =
        file.isMark(index, "+") || (file.language == .php && file.isMark(index, ".")) ? 1 : 0
      var next = index + step
      if file.isMark(next, "@") { next += 1 }
      guard file.isText(next), step == 1 || [.python, .objectiveC, .dart].contains(file.language)
      else {
        break
      }
      parts.append((text.count, next))
      text += file.words[next].utf8
      index = next + 1
    }
    return (text, parts, index)
  }

  /// The name that the expression at a token is given; empty where it has none.
  static func name(_ file: SourceFile, of token: Int) -> String {
    let statement = file.statement(at: token)
    guard
      let sign = (statement.lowerBound..<token).last(where: {
        file.isMark($0, "=") || file.isMark($0, ":=")
      })
    else {
      let colon = token - 1
      return file.isMark(colon, ":") && file.isName(colon - 1) ? file.word(colon - 1) : ""
    }
    // `name: Type = …`, `name: [Type] = …`
    let colon = (statement.lowerBound..<sign).last { file.isMark($0, ":") }
    if let colon, file.isName(colon - 1), file.language != .php { return file.word(colon - 1) }
    var place = sign - 1
    while place > statement.lowerBound, !file.isName(place) { place -= 1 }
    return file.isName(place) ? file.word(place) : ""
  }

  /// Python's constants.
  private static let constants: [String: Int] = [
    "ascii_letters": 52, "ascii_lowercase": 26, "ascii_uppercase": 26, "digits": 10,
    "hexdigits": 22,
  ]

  /// `('a'..'z') + ('0'..'9')`
  private mutating func findSpans(_ file: SourceFile) {
    var totals: [String: Int] = [:]
    for index in file.words.indices
    where file.isMark(index, "..") || file.isMark(index, "...") || file.isMark(index, "..=") {
      let low = Array(file.word(index - 1).utf8)
      let next = file.word(index + 1) == "b" ? index + 2 : index + 1
      let high = Array(file.word(next).utf8)
      guard file.isText(index - 1), file.isText(next), low.count == 1, high.count == 1,
        low[0] < high[0]
      else { continue }
      let name = Self.name(file, of: index)
      if !name.isEmpty { totals[name, default: 0] += Int(high[0] - low[0]) + 1 }
    }
    for (name, total) in totals where counts[name] == nil { counts.add(name, total, at: 0) }
  }

  private mutating func findRanges(_ file: SourceFile) {
    findSpans(file)
    guard file.language == .python else { return }
    for index in file.words.indices where file.isMark(index, "=") && file.isName(index - 1) {
      var total = 0
      var place = index + 1
      while file.follows(["string", "."], at: place),
        let count = Self.constants[file.word(place + 2)]
      {
        total += count
        place += 3
        guard file.isMark(place, "+") else { break }
        place += 1
      }
      if total > 0 { counts.add(file.word(index - 1), total, at: index) }
    }
  }

  /// `let count = charset.count` and the like.
  private mutating func findLengths(_ file: SourceFile) {
    for index in file.words.indices
    where (file.isMark(index, "=") || file.isMark(index, ":=")) && file.isName(index - 1) {
      var place = index + 1
      if let count = number(file, at: &place), !file.isMark(place, "."),
        !Self.operators.contains(file.word(place))
      {
        // `limit: UInt8 = 250`
        let isTyped = file.isMark(index - 2, ":") && file.isName(index - 3)
        counts.add("\(file.word(isTyped ? index - 3 : index - 1))#", count, at: index)
      }
    }
  }

  private static let lengthNames: Set<String> = [
    "count", "length", "size", "len", "Length", "Count", "endIndex", "bytesize",
  ]
  private static let lengthFunctions: Set<String> = [
    "len", "strlen", "mb_strlen", "count", "sizeof",
  ]
  static let wrappers: Set<String> = [
    "UInt8", "Int", "UInt32", "UInt", "Int32", "int", "uint", "byte", "uint8", "uint32", "u8",
    "u32",
    "usize", "uint8_t", "uint32_t", "UInt16", "u_int32_t", "NSUInteger", "NSInteger", "size_t",
    "int64", "Int64", "UInt64", "u16", "u64", "i32", "long", "unsigned", "u_int8_t", "uint16_t",
    "uint64_t", "int32_t", "int32", "uint64", "rune", "u_int",
  ]

  /// PHP writes a member's sign where it is declared and not where it is used.
  static func plain(_ name: String) -> String {
    name.first == "$" ? String(name.dropFirst()) : name
  }

  /// What an expression at a token counts, moving past it; nil where it is not known.
  func length(_ file: SourceFile, at place: inout Int) -> Int? {
    // Casts and brackets around it.
    if file.isMark(place, "(")
      || Self.wrappers.contains(file.word(place)) && file.isMark(place + 1, "(")
    {
      let open = file.isMark(place, "(") ? place : place + 1
      let close = file.mates[open]
      guard close > open else { return nil }
      // `(uint)letters.Length`, `(unsigned int)letters.length`
      if open + 1 < close, close <= open + 3, file.isMark(place, "("),
        (open + 1..<close).allSatisfy({ Self.wrappers.contains(file.word($0)) }),
        !file.isMark(close + 1, ")"), !file.isMark(close + 1, ",")
      {
        place = close + 1
        return length(file, at: &place)
      }
      if close == open + 2, Self.wrappers.contains(file.word(open + 1)) {
        place = close + 1
        return length(file, at: &place)
      }
      var inner = open + 1
      // `UInt8(256 - 256 % count)` is no number that stands there.
      guard let count = length(file, at: &inner), inner == close else { return nil }
      place = close + 1
      return count
    }
    if file.isMark(place, "[") {  // [letters length]
      guard Self.lengthNames.contains(file.word(place + 2)), file.isMark(place + 3, "]") else {
        return nil
      }
      defer { place += 4 }
      return counts.of(Self.plain(file.word(place + 1)), at: place)
    }
    if file.kind(place) == .number {
      defer { place += 1 }
      let digits = file.word(place).lowercased()
      if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) }
      return Int(digits.prefix { $0.isNumber })
    }
    guard file.isName(place) else { return nil }
    // `sizeof letters - 1`, and without the subtraction the zero counts as well.
    if file.word(place) == "sizeof" {
      let isCall = file.isMark(place + 1, "(")
      let name = isCall ? file.mates[place + 1] - 1 : place + 1
      guard file.isName(name) else { return nil }
      place = isCall ? name + 2 : name + 1
      guard let count = counts.of(Self.plain(file.word(name)), at: place) else { return nil }
      guard file.follows(["-", "1"], at: place) else { return count + (isOfC(file, name) ? 1 : 0) }
      place += 2
      return count
    }
    if Self.lengthFunctions.contains(file.word(place)), file.isMark(place + 1, "(") {
      let close = file.mates[place + 1]
      guard close > place, file.isName(close - 1) else { return nil }
      let name = Self.plain(file.word(close - 1))
      place = close + 1
      return counts.of(name, at: place)
    }
    // a.b::letters.count()
    var last = place
    while file.isName(last + 2), [".", "::", "->", "?."].contains(file.word(last + 1)) { last += 2 }
    if last > place, Self.lengthNames.contains(file.word(last)) {
      let owner = Self.plain(file.word(last - 2))
      place = last + 1
      if file.isMark(place, "("), file.mates[place] == place + 1 { place += 2 }
      return counts.of(owner, at: place)
    }
    defer { place = last + 1 }
    return counts.of("\(file.word(last))#", at: last)
  }
}
