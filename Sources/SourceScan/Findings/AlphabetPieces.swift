/// Alphabets that are put together from named pieces and from ranges of letters.
struct AlphabetPieces {
  struct Whole {
    let token: Int
    let name: String
    let letters: [UInt8]
  }

  private let file: SourceFile
  private var named: [String: [UInt8]] = [:]
  private(set) var wholes: [Whole] = []

  init(_ file: SourceFile) {
    self.file = file
    guard
      file.words.indices.contains(where: {
        file.isMark($0, "+") || file.isMark($0, "..") || file.isMark($0, "...")
          || file.isMark($0, "..=") || file.isMark($0, "..<") || file.word($0) == "range"
          || Self.joining.contains(file.word($0)) || file.word($0) == "array_merge"
      })
    else { return }
    nameTexts()
    var index = 0
    while index < file.words.count {
      guard let (letters, end, parts) = chain(from: index), parts > 1, letters.count >= 20 else {
        index += 1
        continue
      }
      wholes.append(
        Whole(token: index, name: Alphabets.name(file, of: index), letters: letters))
      index = max(end, index + 1)
    }
  }

  /// Letters by the names that they are given, short ones too.
  private mutating func nameTexts() {
    for index in file.words.indices
    where file.isText(index) && (1...128).contains(file.words[index].utf8.count) {
      let next = file.word(index + 1)
      guard next != "+", next != ".", file.words[index].utf8.allSatisfy({ $0 > 32 && $0 < 127 })
      else { continue }
      var before = index - 1
      if file.isMark(before, "@") || file.isMark(before, "(") { before -= 1 }
      guard file.isMark(before, "=") || file.isMark(before, ":=") || file.isName(before) else {
        continue
      }
      let name = Alphabets.name(file, of: index)
      guard !name.isEmpty else { continue }
      // What is given twice is known no more.
      named[name] = named[name] == nil ? Array(file.words[index].utf8) : []
    }
    named = named.filter { !$0.value.isEmpty }
    // `LOWER = ('a'..'z').to_a.freeze`
    for index in file.words.indices where file.isMark(index, "=") && file.isName(index - 1) {
      guard let (letters, next) = range(at: index + 1),
        !file.isMark(next, "+"), !file.isMark(next, ",")
      else { continue }
      named[file.word(index - 1)] = letters
    }
  }

  private static let python: [String: String] = [
    "ascii_lowercase": "abcdefghijklmnopqrstuvwxyz",
    "ascii_uppercase": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ascii_letters": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "digits": "0123456789", "hexdigits": "0123456789abcdefABCDEF",
  ]

  /// What makes one text of a list of texts.
  private static let joining: Set<String> = [
    "join", "joined", "joinToString", "concat", "implode", "String.Concat",
  ]

  /// Whether a comma stands in a list that becomes one text: `['A…Z', 'a…z'].join('')`.
  private func joinsList(_ comma: Int) -> Bool {
    let open = file.parents[comma]
    guard open >= 0, file.mates[open] > open else { return false }
    let close = file.mates[open]
    return [".", "?."].contains(file.word(close + 1)) && Self.joining.contains(file.word(close + 2))
      || file.isMark(open - 1, "(") && Self.joining.contains(file.word(open - 2))
      || Self.joining.contains(file.word(open - 1)) && file.language != .objectiveC
      // `implode('', [...])`
      || (max(0, open - 4)..<open).contains { file.word($0) == "implode" }
  }

  /// Pieces joined by `+`, PHP's point, a comma between ranges, from a token on.
  private func chain(from start: Int) -> ([UInt8], end: Int, parts: Int)? {
    // Only where nothing joined stands before it.
    if ["+", ".", "..", "..."].contains(file.word(start - 1)), file.kind(start - 1) == .mark {
      return nil
    }
    var letters: [UInt8] = []
    var place = start
    var parts = 0
    var isAllTexts = true
    while let (piece, next) = self.piece(at: place) {
      letters += piece
      if !file.isText(place) || next > place + 1 { isAllTexts = false }
      parts += 1
      place = next
      let isListed =
        file.isMark(place, ",") && file.isText(place + 1)
        && (joinsList(place) || !isAllTexts && file.isMark(file.parents[place], "["))
      if isListed { isAllTexts = false }
      // `''.join([LOWER, UPPER])`
      let isOfNames =
        file.isMark(place, ",") && file.isName(place + 1) && joinsList(place)
        && self.piece(at: place + 1) != nil
      let isSpread =
        file.language.isScript && file.isMark(place, ",") && file.isMark(place + 1, "...")
      if isSpread { isAllTexts = false }
      let isJoint =
        isListed || isSpread || isOfNames || file.isMark(place, "+")
        || file.language == .php && file.isMark(place, ".")
        || parts > 0 && file.isMark(place, ",") && isRange(at: place + 1)
        || file.isMark(place, ".") && file.follows(["chain", "("], at: place + 1)
      guard isJoint else {
        return isAllTexts ? nil : (letters, place, parts)
      }
      place += file.isMark(place, ".") && file.language != .php ? 3 : 1
    }
    return nil
  }

  private func isRange(at place: Int) -> Bool {
    range(at: place) != nil
  }

  private func piece(at place: Int) -> ([UInt8], next: Int)? {
    // `...'ABC'` in a list
    if file.language.isScript, file.isMark(place, "..."), file.isMark(file.parents[place], "[") {
      return piece(at: place + 1)
    }
    if let range = range(at: place) { return range }
    if file.isText(place), !file.words[place].isEmpty, file.words[place].utf8.count <= 128,
      file.words[place].utf8.allSatisfy({ $0 > 32 && $0 < 127 })
    {
      return (Array(file.words[place].utf8), place + 1)
    }
    guard file.isName(place) else { return nil }
    // `string.ascii_letters`, `Self.upper`, `this.digits`
    var last = place
    while file.isMark(last + 1, ".") || file.isMark(last + 1, "::"), file.isName(last + 2),
      file.language != .php || file.isMark(last + 1, "::")
    { last += 2 }
    guard !file.isMark(last + 1, "("), !file.isMark(last + 1, "[") else { return nil }
    if file.language == .python, let known = Self.python[file.word(last)] {
      return (Array(known.utf8), last + 1)
    }
    return named[file.word(last)].map { ($0, last + 1) }
  }

  private static let exclusive: Set<String> = ["...", "..", "..<", "until"]

  /// `'a'..'z'`, `b'a'..=b'z'`, `range('a', 'z')`, in brackets or not.
  private func range(at start: Int) -> ([UInt8], next: Int)? {
    var place = start
    if file.isMark(place, "*") { place += 1 }
    if file.word(place) == "range", file.isMark(place + 1, "("), file.kind(place + 2) == .number,
      file.isMark(place + 3, ","), file.kind(place + 4) == .number, file.isMark(place + 5, ")"),
      file.language == .php, let low = UInt8(file.word(place + 2)),
      let high = UInt8(file.word(place + 4)), low < high, high < 10
    {
      return (Array(48 + low...48 + high), place + 6)
    }
    if file.word(place) == "range", file.isMark(place + 1, "("), file.isText(place + 2),
      file.isMark(place + 3, ","), file.isText(place + 4), file.isMark(place + 5, ")")
    {
      return span(place + 2, place + 4, isOpen: false).map { ($0, place + 6) }
    }
    let isBracketed = file.isMark(place, "(")
    if isBracketed { place += 1 }
    if file.word(place) == "b", file.isText(place + 1) { place += 1 }
    guard file.isText(place), file.word(place).utf8.count == 1 else { return nil }
    let sign = file.word(place + 1)
    var high = place + 2
    var isOpen: Bool
    switch (file.language, sign) {
    case (.rust, ".."): isOpen = true
    case (.rust, "..="): isOpen = false
    case (.ruby, "..."): isOpen = true
    case (.ruby, ".."), (.kotlin, ".."), (.swift, "..."): isOpen = false
    case (.kotlin, "until"), (.swift, "..<"): isOpen = true
    case (.kotlin, "..<"): isOpen = true
    default: return nil
    }
    if file.language == .kotlin, sign == "..", file.isMark(high, "<") {
      isOpen = true
      high += 1
    }
    if file.word(high) == "b", file.isText(high + 1) { high += 1 }
    guard let letters = span(place, high, isOpen: isOpen) else { return nil }
    var next = high + 1
    if isBracketed {
      guard file.isMark(next, ")") else { return nil }
      next += 1
    }
    // `('a'..'z').to_a`, `('a'..='z').collect()`
    while file.isMark(next, "."), ["to_a", "toList", "map"].contains(file.word(next + 1)) {
      next += 2
      if file.isMark(next, "("), file.mates[next] == next + 1 { next += 2 }
    }
    return (letters, next)
  }

  private func span(_ low: Int, _ high: Int, isOpen: Bool) -> [UInt8]? {
    let (first, last) = (Array(file.word(low).utf8), Array(file.word(high).utf8))
    guard file.isText(low), file.isText(high), first.count == 1, last.count == 1,
      first[0] < last[0], first[0] > 32, last[0] < 127
    else { return nil }
    return Array(first[0]...last[0]).dropLast(isOpen ? 1 : 0)
  }
}
