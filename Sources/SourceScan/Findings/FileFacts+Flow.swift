/// Whether what is made at one place becomes a nonce at another.
extension FileFacts {
  /// What draws from a source that nobody can guess, in whatever language.
  static let randomSources: Set<String> = [
    "randomBytes", "random_bytes", "urandom", "secrets", "getRandomValues", "SecureRandom", "uuid4",
    "uuidv4", "randomUUID", "UUID", "NewGuid", "SecRandomCopyBytes", "random_int", "v4", "new_v4",
    "NewString", "NewRandom", "getrandom", "fill_bytes", "thread_rng",
    "randomInt", "random", "rand", "Random", "mt_rand", "GetBytes", "OsRng", "token_hex",
    "token_urlsafe", "arc4random", "arc4random_uniform", "nanoid", "RandomNumberGenerator",
  ]

  /// How often a value may be handed on before it is a nonce.
  private static let hops = 2

  /// Whether what a token makes is handed on, inside its function, to something that is a nonce.
  ///
  /// - Parameters:
  ///   - index: What makes it.
  ///   - isAlone: Whether only what is made of it alone counts, and not what it is handed to with
  ///     other values.
  ///   - followsKept: Whether functions count that use it where it is kept outside of all.
  ///   - isBroken: Whether a statement on the way makes something else of the value.
  func flowsIntoNonce(
    _ index: Int, isAlone: Bool = false, followsKept: Bool = true,
    isBroken: (Range<Int>) -> Bool = { _ in false }
  ) -> Bool {
    var seen: Set<String> = []
    var makers = [index]
    for _ in 0...Self.hops {
      var next: [Int] = []
      for maker in makers {
        if givesNonce(maker, isAlone) { return true }
        for name in handedOn(at: maker) where seen.insert(name).inserted {
          let isLocal = file.isInFunction(maker) && !isMember(name, givenBy: maker)
          // Of a record, a member beside it is something else.
          let uses = uses(of: name, from: maker, isLocal: isLocal).filter { place in
            !isAlone || !file.isMark(place + 1, ".") || file.isMark(place + 3, "(")
          }
          // What is kept outside of functions serves those that make nonces.
          // Of a member that a function sets, that is so where it is a generator and asked.
          let isOutside = !file.isInFunction(maker)
          if followsKept, !isLocal, !isAlone,
            uses.contains(where: { (isOutside || isAsked($0)) && standsInMaker($0) })
          {
            return true
          }
          next += uses.filter { !isBroken(file.statement(at: $0)) }
        }
      }
      if next.isEmpty { return false }
      makers = next
    }
    return makers.contains { givesNonce($0, isAlone) }
  }

  /// Whether a function around a token makes nonces, by its name or by who calls it.
  func standsInMaker(_ index: Int) -> Bool {
    file.speaksOfNonce(file.statement(at: index)) && !isLabelledOtherwise(index)
      || file.surroundings(of: index).contains(where: makesSecrets)
      || isCalledForNonce(index)
  }

  /// Whether the value at a token is given to something whose name is that of a nonce.
  func givesNonce(_ index: Int, _ isAlone: Bool = false) -> Bool {
    receivers(of: index, isAlone).contains { place in
      guard file.nonces[place] else { return isSecret(place) && !file.isMark(place + 1, "(") }
      // Of a longer text, what it says just before the value was looked at.
      if file.isText(place), !NonceName.isKey(file.word(place)) { return true }
      let word = file.word(place).lowercased()
      return NonceName.mayBeValue(file.word(place))
        && !(file.isMark(place + 1, "(") && Self.asking.contains { word.hasPrefix($0) })
    }
  }

  /// How functions are called that only look at a nonce.
  private static let asking = [
    "check", "verif", "valid", "match", "compare", "is", "has", "expire", "consume", "clean", "log",
    "use", "audit", "assert", "require", "ensure", "remove", "delete",
  ]

  /// Where a name is used after it got its value; what is kept outside of functions, in any.
  private func uses(of name: String, from index: Int, isLocal: Bool) -> [Int] {
    let scope = isLocal ? file.scope(of: index) : file.words.indices
    return places(of: name).filter { place in
      scope.contains(place) && (isLocal ? place > index : place != index)
        && !(isLocal && file.isMark(place - 1, ".")
          && !["self", "this"].contains(file.word(place - 2)))
    }
  }

  private static let filling: Set<String> = [
    "Read", "ReadFull", "fill_bytes", "fill", "nextBytes", "NextBytes", "GetBytes", "getrandom",
    "getRandomValues", "randomFillSync", "arc4random_buf", "RAND_bytes", "try_fill_bytes",
    "getentropy",
  ]
  private static let adding: Set<String> = [
    "append", "push", "add", "Append", "insert", "write", "WriteByte", "WriteString", "WriteRune",
    "concat", "Add", "appendCharacter", "appendFormat", "push_str", "writeCharCode", "put",
  ]

  /// The names that get the value at a token in its statement, or that the statement fills.
  private func handedOn(at index: Int) -> [String] {
    let statement = file.statement(at: index)
    var names = receivers(of: index).filter(file.isName).filter { file.word($0).count > 0 }
      .filter { !file.isMark($0 + 1, "(") }.map { file.word($0) }
    // `&buf`, `source.Read(buf)`, `rng.fill_bytes(&mut buf)`
    if statement.contains(where: { Self.filling.contains(file.word($0)) }) {
      names += statement.filter { place in
        file.isName(place) && file.parents[place] >= statement.lowerBound
          && ["(", "&", "mut", ","].contains(file.word(place - 1))
          && ![".", "(", "mut"].contains(file.word(place + 1)) && file.word(place) != "mut"
      }.map { file.word($0) }
    }
    // `out.append(letter)`, `out << letter`
    if let place = statement.first(where: {
      file.isName($0) && Self.adding.contains(file.word($0)) && file.isMark($0 - 1, ".")
        && file.isName($0 - 2) && $0 < index
    }) {
      names.append(file.word(place - 2))
    }
    if let sign = statement.first(where: { file.isMark($0, "<<") && $0 < index }),
      file.isName(sign - 1), file.language == .ruby
    {
      names.append(file.word(sign - 1))
    }
    return names
  }

  /// What gets the value at a token: names before a sign, labels, keys, and what is called with it.
  func receivers(of index: Int, _ isAlone: Bool = false) -> [Int] {
    let statement = file.statement(at: index)
    var found: [Int] = []
    var place = index
    while place > statement.lowerBound {
      place -= 1
      guard file.kind(place) == .mark else { continue }
      switch file.word(place) {
      case ")", "]", "}":
        if file.mates[place] >= statement.lowerBound { place = file.mates[place] }
      case "(":
        if file.tokens[place].start == -1 {
          if let text = textBefore(place) { found.append(text) }
          continue
        }
        // What is called with it.
        if file.isName(place - 1), !isAlone || Self.isSetter(file, place - 1) {
          found.append(place - 1)
        }
        if let parameter = parameter(of: index, place) { found.append(parameter) }
      case "," where isShorthand(index, after: place):
        return found + [index]
      case ",":
        // `set('nonce', value)`: the key before it. What else is beside it is others' affair.
        let open = file.parents[place]
        guard open >= statement.lowerBound else { continue }
        if file.isText(open + 1), place == open + 2, NonceName.isKey(file.word(open + 1)) {
          found.append(open + 1)
        }
        place = open + 1
      case "+", ".":
        // `"&nonce=" + make()`
        guard file.isText(place - 1), file.nonces[place - 1],
          file.word(place - 1).lowercased().hasSuffix("nonce=")
        else { continue }
        found.append(place - 1)
      case "=", ":=", "+=", ".=", "??=", "||=", "=>":
        found += named(before: place, statement)
        if isAlone { return found }
      case ":":
        guard file.isName(place - 1) || file.isText(place - 1) else { continue }
        // A type is no label.
        let isType = (place..<index).contains {
          file.isMark($0, "=") && file.parents[$0] == file.parents[place]
        }
        if isType || isInBlock(place) { continue }
        found.append(place - 1)
        // A member of a literal is all that gets it.
        if isAlone || !file.isMark(file.parents[place], "(") { return found }
      default: continue
      }
    }
    return found
  }

  /// Whether a function takes the nonce of a request: `oidc.Nonce(value)`, `builder.setNonce(value)`.
  static func isSetter(_ file: SourceFile, _ index: Int) -> Bool {
    file.nonces[index] && file.isMark(index - 1, ".") && file.isMark(index + 1, "(")
      && ["nonce", "setnonce", "withnonce", "addnonce"].contains(
        file.word(index).lowercased().replacing("_", with: ""))
  }

  /// `{ state, nonce, started }`: a member of a literal that is named after its value.
  private func isShorthand(_ index: Int, after comma: Int) -> Bool {
    index == comma + 1 && file.isMark(file.parents[index], "{") && !isInBlock(index)
      && (file.isMark(index + 1, ",") || file.isMark(index + 1, "}"))
  }

  private static let declaring: Set<String> = [
    "record", "class", "func", "fun", "def", "fn", "function", "struct", "init", "constructor",
  ]

  /// The parameter that gets an argument without a label, where the file declares what is called:
  /// `new Pending(word(), word())` and `record Pending(String state, String nonce)`.
  private func parameter(of index: Int, _ open: Int) -> Int? {
    guard file.isName(open - 1), file.mates[open] > open else { return nil }
    let word = file.word(open - 1)
    let declared = places(of: word).first { place in
      place != open - 1 && file.isMark(place + 1, "(")
        && Self.declaring.contains(file.word(place - 1)) && file.mates[place + 1] > place
    }
    guard let declared else { return nil }
    let position = (open..<index).count { file.isMark($0, ",") && file.parents[$0] == open }
    let own = declared + 1
    var at = 0
    for place in own + 1..<file.mates[own] {
      if file.isMark(place, ","), file.parents[place] == own { at += 1 }
      if at == position, file.nonces[place], file.isName(place) { return place }
    }
    return nil
  }

  /// The text that code stands in, where it says just before that a nonce follows:
  /// `"…&nonce=${code}"`.
  private func textBefore(_ open: Int) -> Int? {
    var text = open - 1
    while text > 0, file.tokens[text].start == -2, file.mates[text] >= 0 {
      text = file.mates[text] - 1
    }
    guard file.isText(text), file.nonces[text], open + 1 < file.tokens.count else { return nil }
    let length = Int(file.tokens[open + 1].start - file.tokens[text].start)
    guard length > 0 else { return nil }
    let before = String(decoding: file.words[text].utf8.prefix(length), as: UTF8.self).lowercased()
    guard let label = before.ranges(of: "nonce").last else { return nil }
    let rest = before[label.upperBound...]
    return rest.count <= 5 && rest.contains(where: "=:".contains)
      && !rest.contains { $0.isLetter || $0 == "&" } ? text : nil
  }

  /// Whether a token stands in a block, and not in brackets or in a literal: `return &Attempt{…}`.
  private func isInBlock(_ index: Int) -> Bool {
    let open = file.parents[index]
    guard open >= 0 else { return true }
    guard file.isMark(open, "{"), let kind = file.kind(ofBrace: open), kind != .other else {
      return false
    }
    let block = file.blocks.first { $0.body.lowerBound == open + 1 }
    return kind != .control || block.map { file.word($0.header) } != "return"
  }

  /// `name = …`, `name: Type = …`, `session['name'] = …`, `a, b := …`
  private func named(before sign: Int, _ statement: Range<Int>) -> [Int] {
    var last = sign - 1
    if file.isMark(last, "]"), file.mates[last] > 0 {
      let inside = file.mates[last] + 1..<last
      // `issued[nonce] = time`: what is kept beside a nonce is none.
      if inside.count == 1, file.isName(inside.lowerBound), isSecret(inside.lowerBound),
        file.word(inside.lowerBound) != file.word(inside.lowerBound).uppercased()
      {
        return []
      }
      if let text = inside.first(where: { file.isText($0) || file.isName($0) }) {
        return [text, file.mates[last] - 1].filter { $0 >= statement.lowerBound }
      }
      last = file.mates[last] - 1
    }
    // `String nonce() => …`
    if file.isMark(last, ")"), file.mates[last] > 0 { last = file.mates[last] - 1 }
    guard last >= statement.lowerBound else { return [] }
    if file.isText(last) { return [last] }
    // The name before its type.
    if let colon = (statement.lowerBound..<sign).last(where: {
      file.isMark($0, ":") && file.parents[$0] == file.parents[sign]
    }), file.isName(colon - 1) {
      return [colon - 1]
    }
    guard file.isName(last) else { return [] }
    var names = [last]
    // Arguments are no pair of names.
    guard file.parents[sign] < 0 || file.isMark(file.parents[sign], "{") else { return names }
    while file.isMark(last - 1, ","), file.isName(last - 2), last - 2 >= statement.lowerBound {
      last -= 2
      names.append(last)
    }
    return names
  }
}
