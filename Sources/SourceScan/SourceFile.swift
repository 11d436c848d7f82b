/// One file, cut into words whose brackets are matched and whose blocks are told apart.
struct SourceFile {
  let path: String
  let language: SourceLanguage
  let tokens: [SourceToken]
  /// The text of each token.
  let words: [String]
  let comments: [SourceComment]
  /// The matching bracket of each token, or -1.
  private(set) var mates: [Int]
  /// The open bracket that each token stands in, or -1.
  private(set) var parents: [Int]
  private(set) var blocks: [SourceBlock] = []
  /// The outermost function around each token, among the blocks, or -1.
  private var functions: [Int32]
  /// The kind of the block that an opening brace begins, by token.
  private(set) var kinds: [Int: SourceBlock.Kind] = [:]
  /// The whole text in lower case, for words that tell what it is about.
  let lowered: [UInt8]
  /// Which tokens are names or texts that speak of a nonce.
  let nonces: [Bool]

  init(path: String, language: SourceLanguage, bytes: UnsafeBufferPointer<UInt8>) {
    self.path = path
    self.language = language
    var lexer = SourceLexer(bytes, language)
    lexer.run()
    tokens = lexer.tokens
    comments = lexer.comments
    words = tokens.map {
      $0.start < 0
        ? $0.start == -1 ? "(" : ")"
        : String(
          decoding: UnsafeBufferPointer(rebasing: bytes[Int($0.start)..<Int($0.end)]),
          as: UTF8.self)
    }
    lowered = bytes.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
    nonces = zip(tokens, words).map { $0.kind != .mark && Self.namesNonce($1) }
    (mates, parents) = Self.matched(words, tokens)
    functions = [Int32](repeating: -1, count: words.count)
    findBlocks()
    for (index, block) in blocks.enumerated() where block.kind == .function {
      // What stands in another function belongs to that.
      guard let first = block.body.first, functions[first] < 0 else { continue }
      for token in block.body { functions[token] = Int32(index) }
    }
  }

  /// French words end so: annonce, prononce, dénonce.
  private static let annonce: Set<UInt16> = Set(
    ["an", "ro", "de"].map { word in
      word.utf8.reduce(0) { $0 << 8 | UInt16($1) }
    })

  static func namesNonce(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { text in
      guard text.count >= 5, text.count < 200 else { return false }
      let within = Self.annonce
      for start in 0...(text.count - 5)
      where text[start] | 32 == 110 && text[start + 1] | 32 == 111 && text[start + 2] | 32 == 110
        && text[start + 3] | 32 == 99 && text[start + 4] | 32 == 101
        && !(start >= 2 && text[start] == 110
          && within.contains(UInt16(text[start - 2] | 32) << 8 | UInt16(text[start - 1] | 32)))
      { return true }
      return false
    }
  }

  private static func matched(_ words: [String], _ tokens: [SourceToken]) -> ([Int], [Int]) {
    var mates = [Int](repeating: -1, count: words.count)
    var parents = mates
    var open: [(index: Int, close: String)] = []
    for (index, word) in words.enumerated() where true {
      parents[index] = open.last?.index ?? -1
      guard tokens[index].kind == .mark else { continue }
      switch word {
      case "(": open.append((index, ")"))
      case "[": open.append((index, "]"))
      case "{": open.append((index, "}"))
      case ")", "]", "}":
        // What was never closed is given up, so that one slip costs only its own block.
        guard let place = open.lastIndex(where: { $0.close == word }) else { continue }
        mates[index] = open[place].index
        mates[open[place].index] = index
        open.removeSubrange(place...)
        parents[index] = open.last?.index ?? -1
      default: break
      }
    }
    return (mates, parents)
  }

  // MARK: words

  func word(_ index: Int) -> String {
    index >= 0 && index < words.count ? words[index] : ""
  }

  func line(_ index: Int) -> Int { Int(tokens[index].line) }

  func kind(_ index: Int) -> SourceToken.Kind? {
    index >= 0 && index < tokens.count ? tokens[index].kind : nil
  }

  func isName(_ index: Int) -> Bool { kind(index) == .identifier }
  func isText(_ index: Int) -> Bool { kind(index) == .string }
  func isMark(_ index: Int, _ mark: String) -> Bool { kind(index) == .mark && word(index) == mark }

  /// Whether these words follow one another from `index` on.
  func follows(_ expected: [String], at index: Int) -> Bool {
    guard index >= 0, index + expected.count <= words.count else { return false }
    for offset in expected.indices where words[index + offset] != expected[offset] { return false }
    return true
  }

  func contains(_ names: Set<String>, in range: Range<Int>) -> Bool {
    range.contains { tokens[$0].kind == .identifier && names.contains(words[$0]) }
  }

  /// Whether a token compares: a sign, or a function of that name.
  func isComparison(_ index: Int) -> Bool {
    if kind(index) == .mark { return ["==", "!=", "===", "!=="].contains(word(index)) }
    return isName(index) && Self.comparing.contains(word(index))
  }

  private static let comparing: Set<String> = [
    "equals", "isEqualToString", "isEqual", "hash_equals", "compare_digest", "timingSafeEqual",
    "ConstantTimeCompare", "secure_compare", "equal", "Equals", "contentEquals", "FixedTimeEquals",
    "strictEqual",
  ]

  func speaksOfNonce(_ range: Range<Int>) -> Bool { range.contains { nonces[$0] } }

  /// Whether the text, comments included, has any of some words in lower case.
  func mentions(_ words: ByteSearch) -> Bool {
    lowered.withUnsafeBufferPointer { words.finds(in: $0) }
  }

  // MARK: blocks

  /// The outermost function around a token; the type around it, or the file, where there is none.
  func scope(of index: Int) -> Range<Int> {
    if index < functions.count, functions[index] >= 0 {
      let function = blocks[Int(functions[index])]
      return function.header..<function.body.upperBound
    }
    let type = blocks.last { $0.kind == .type && $0.body.contains(index) }
    return type.map { $0.header..<$0.body.upperBound } ?? words.indices
  }

  /// The innermost function around a token that has a name; the scope where there is none.
  func namedFunction(of index: Int) -> Range<Int> {
    let function = blocks.last {
      $0.kind == .function && !$0.name.isEmpty && $0.body.contains(index)
    }
    return function.map { $0.header..<$0.body.upperBound } ?? scope(of: index)
  }

  /// The brace around a token, or -1.
  func brace(of index: Int) -> Int {
    var open = parents[index]
    while open >= 0, !isMark(open, "{") { open = parents[open] }
    return open
  }

  func isInFunction(_ index: Int) -> Bool {
    index >= 0 && index < functions.count && functions[index] >= 0
  }

  /// The functions and types around a token, the outermost first.
  func surroundings(of index: Int) -> [SourceBlock] {
    blocks.filter { $0.body.contains(index) && ($0.kind == .function || $0.kind == .type) }
  }

  func kind(ofBrace index: Int) -> SourceBlock.Kind? { kinds[index] }

  private mutating func findBlocks() {
    if language.hasIndentedBlocks { return findIndentedBlocks() }
    for index in words.indices
    where tokens[index].kind == .mark && words[index] == "{" && mates[index] > index {
      let header = headerStart(of: index)
      let (kind, name) = BlockHeader(self, header..<index).meaning
      kinds[index] = kind
      blocks.append(
        SourceBlock(kind: kind, name: name, header: header, body: index + 1..<mates[index]))
    }
  }

  private func headerStart(of brace: Int) -> Int {
    var low = brace
    // `Result<Token, Error>`: commas between angles end nothing.
    var angles = 0
    while low > 0, brace - low < 80 {
      let previous = low - 1
      if isMark(previous, ">") { angles += 1 }
      if isMark(previous, "<") { angles -= 1 }
      if low != brace, isBoundary(before: low) { break }
      // A method of Objective-C begins with its sign.
      if language == .objectiveC, low != brace, tokens[low].column == 0,
        words[low] == "-" || words[low] == "+"
      {
        break
      }
      if tokens[previous].kind == .mark {
        let word = words[previous]
        // Go: `if err := f(); err != nil {`
        let isWithin =
          word == ";" && language == .go && tokens[previous].line == tokens[brace].line
        if word == ";" && !isWithin || word == "{" || word == "}" { break }
        if word == ",", angles <= 0, separates(previous) { break }
        if word == "(" || word == "[" || word == "->" && tokens[low].line != tokens[previous].line {
          break
        }
        if (word == ")" || word == "]"), mates[previous] >= 0 {
          low = mates[previous]
          continue
        }
      }
      if words[previous] == "in", tokens[low].line != tokens[previous].line { break }
      low = previous
    }
    return low
  }

  /// Whether a comma ends what is before it: in lists, and not in conditions and among the types that
  /// a class conforms to.
  private func separates(_ comma: Int) -> Bool {
    let parent = parents[comma]
    if parent >= 0, words[parent] != "{" { return true }
    return language != .swift && parent >= 0 && kinds[parent] == .other
  }

  private mutating func findIndentedBlocks() {
    for index in words.indices where words[index] == "{" && tokens[index].kind == .mark {
      kinds[index] = .other
    }
    for index in words.indices where tokens[index].kind == .identifier {
      let isFirst =
        index == 0 || tokens[index - 1].line != tokens[index].line
        || words[index - 1] == "async"
      guard isFirst, ["def", "class", "module"].contains(words[index]) else { continue }
      let first = words[max(0, index - 1)] == "async" ? index - 1 : index
      var end = index + 1
      while end < words.count {
        let starts = tokens[end].line != tokens[end - 1].line
        if starts, tokens[end].column <= tokens[first].column, parents[end] == parents[index],
          !isMark(end, ")")
        {
          break
        }
        end += 1
      }
      let isMember = follows(["self", "."], at: index + 1)
      blocks.append(
        SourceBlock(
          kind: words[index] == "def" ? .function : .type,
          name: word(isMember ? index + 3 : index + 1), header: first, body: index + 1..<end))
    }
  }
}
