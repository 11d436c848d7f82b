/// Flags that keep a second attempt out and stay set on some way out.
struct GuardRule {
  let facts: FileFacts
  let flags: GuardFlags
  var file: SourceFile { facts.file }

  static let names = [
    "signingin", "busy", "loading", "authenticating", "loggingin", "inprogress", "submitting",
    "processing", "pending", "inflight", "running", "working", "signinactive", "active",
    "authorizing",
    "requesting", "ongoing", "underway", "locked", "started", "attempting", "signin", "login",
  ]

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    guard facts.isAboutSignIn else { return [] }
    let rule = GuardRule(facts: facts, flags: GuardFlags(facts.file))
    return rule.flags.events.flatMap { $0.isSet ? rule.hits($0) : [] }
  }

  func hits(_ set: GuardFlags.Event) -> [ScanHit] {
    let index = set.token
    guard file.isInFunction(index) else { return [] }
    let scope = file.namedFunction(of: index)
    guard set.isChecked || isLookedAt(set.name, before: index, in: scope) else { return [] }
    let others = flags.events.filter { $0.name == set.name && !$0.isSet }
    let releases = others.map(\.token).filter { $0 > index && scope.contains($0) }
    guard let last = releases.last else {
      return elsewhere(set, others.map(\.token)).map { [$0] } ?? []
    }
    if endsSomething(scope), !releases.contains(where: isAlways) { return [] }
    // What stands before the block that releases on every way is not in it.
    if let begin = releases.compactMap(alwaysFrom).min() {
      guard begin > index else { return [] }
      return leaks(from: index, releases, begin, explicitOnly: true).map { hit(set, $0) }
    }
    let leaks = leaks(from: index, releases, last)
    guard leaks.isEmpty else { return leaks.map { hit(set, $0) } }
    return unreleasedBranch(releases, scope).map { [hit(set, $0)] } ?? []
  }

  /// What ends something with the block around it.
  private static let scoped: [SourceLanguage: String] = [
    .swift: "defer", .go: "defer", .python: "with", .cSharp: "using",
  ]

  /// What such a construct does that releases no flag.
  private static let harmless: Set<String> = [
    "unlock", "Unlock", "RUnlock", "close", "Close", "cancel", "Done", "endBackgroundTask", "stop",
    "stopAnimating", "Stop",
  ]

  /// Whether something that ends with its block may release the flag: `defer { finish() }`.
  private func endsSomething(_ scope: Range<Int>) -> Bool {
    guard let word = Self.scoped[file.language] else { return false }
    return scope.contains { place in
      file.isName(place) && file.word(place) == word && !file.isMark(place + 1, ":")
        && !file.contains(Self.harmless, in: place..<min(place + 8, file.words.count))
    }
  }

  /// - Parameter leak: Where a way out begins on which the flag stays set.
  func hit(_ set: GuardFlags.Event, _ leak: Int) -> ScanHit {
    let word = file.word(set.token)
    let name =
      ["value", "compareAndSet", "set", "store"].contains(word)
      ? file.word(set.token - 2) : word
    return ScanHit(
      token: leak, rule: .guardNotReleased, certainty: facts.isTest ? .lookHere : .likely,
      seen: "'\(name)', set on line \(file.line(set.token)), stays set on this way out")
  }

  /// Whether a condition looks at the flag before it is set; anywhere, if its name says what it is.
  func isLookedAt(_ name: String, before index: Int, in scope: Range<Int>) -> Bool {
    let isNamed = Self.names.contains { name.contains($0) }
    let places = isNamed ? file.words.indices : scope.lowerBound..<index
    return places.contains { place in
      file.isName(place) && place != index && GuardFlags.plain(file.word(place)) == name
        && isCondition(place) && (isNamed || leavesWhereSet(place))
    }
  }

  /// Whether a condition keeps others out: what it rules leaves.
  private func leavesWhereSet(_ place: Int) -> Bool {
    if file.word(file.statement(at: place).lowerBound) == "guard" { return true }
    return facts.branches.contains { branch in
      branch.condition.contains(place) && file.contains(Self.explicit, in: branch.body)
        && branch.body.count < 40
    }
  }

  func isCondition(_ place: Int) -> Bool {
    let statement = file.statement(at: place)
    let first = file.word(statement.lowerBound)
    return ["if", "guard", "while", "unless"].contains(first)
      || file.contains(
        [
          "if", "guard", "unless", "disabled", "enabled", "check", "require", "precondition",
          "assert",
        ], in: statement)
      || file.isMark(place + 1, "?") || file.isMark(place + 1, "&&")
  }

  /// Whether a release is come by on every way.
  func isAlways(_ release: Int) -> Bool {
    let words: Set<String> = ["defer", "finally", "ensure", "always"]
    if file.blocks.contains(where: {
      $0.body.contains(release) && words.contains(file.word($0.header))
    }) {
      return true
    }
    // `.finally(() => { busy = false })`, `.whenComplete(…)`, `invokeOnCompletion { … }`
    var open = file.parents[release]
    while open > 0 {
      if [
        "finally", "whenComplete", "always", "invokeOnCompletion", "doFinally", "ensure",
        "finalize",
        "eventually", "ContinueWith", "done",
      ].contains(file.word(open - 1)) {
        return true
      }
      open = file.parents[open]
    }
    guard file.language.hasIndentedBlocks else { return false }
    return (0..<release).reversed().first { place in
      file.isFirstOfLine(place) && file.indent(of: place) < file.indent(of: release)
    }.map { ["finally", "ensure"].contains(file.word($0)) } ?? false
  }

  /// Where the construct begins that releases on every way out of it.
  func alwaysFrom(_ release: Int) -> Int? {
    guard isAlways(release) else { return nil }
    if file.language.hasIndentedBlocks {
      let column = file.indent(of: release)
      let head = (0..<release).reversed().first { place in
        file.isFirstOfLine(place) && file.indent(of: place) < column
          && ["try", "begin", "def"].contains(file.word(place))
      }
      return head ?? 0
    }
    if let block = file.blocks.last(where: {
      $0.body.contains(release) && ["defer", "finally"].contains(file.word($0.header))
    }) {
      if file.word(block.header) == "defer" { return block.header }
      var close = block.header - 1
      while file.isMark(close, "}"), file.mates[close] > 0 {
        let open = file.mates[close]
        guard let before = file.blocks.last(where: { $0.body.lowerBound == open + 1 }) else {
          break
        }
        if file.word(before.header) == "try" { return before.header }
        close = before.header - 1
      }
      return close
    }
    return file.statement(at: file.brace(of: release) - 1).lowerBound
  }

  // MARK: leaving

  static let explicit: Set<String> = ["return", "throw", "raise"]

  func leaves(at place: Int) -> Bool {
    let word = file.word(place)
    if file.isName(place) {
      if Self.explicit.contains(word) { return true }
      switch file.language {
      case .swift:
        return word == "try" && !file.isMark(place + 1, "?") && !file.isMark(place + 1, "!")
      case .javaScript, .typeScript, .dart, .cSharp, .python:
        guard word == "await" else { return false }
        let statement = file.statement(at: place)
        return !file.contains(["catch", "catchError", "sleep", "delay", "Delay"], in: statement)
      default: return false
      }
    }
    return file.language == .rust && word == "?"
      && [";", ".", ")"].contains(file.word(place + 1))
  }

  /// The first way out that is written, and the first that something thrown takes before it.
  func leaks(
    from set: Int, _ releases: [Int], _ last: Int, explicitOnly: Bool = false
  ) -> [Int] {
    let home = file.brace(of: set)
    func isLeak(_ place: Int) -> Bool {
      guard leaves(at: place), !explicitOnly || Self.explicit.contains(file.word(place)),
        !explicitOnly || file.statement(at: place).upperBound <= last,
        !isReleased(before: place, releases),
        !isInSilentClosure(place, home, releases), !isCheckItself(place, set),
        !isWithoutOwner(place)
      else { return false }
      return Self.explicit.subtracting(["throw", "raise"]).contains(file.word(place))
        ? !isReturnOfRest(place, releases) : !isCaught(place, releases)
    }
    func isWritten(_ place: Int) -> Bool { Self.explicit.contains(file.word(place)) }
    let written = (set + 1..<last).first { isWritten($0) && isLeak($0) }
    let thrown = (set + 1..<(written ?? last)).first { !isWritten($0) && isLeak($0) }
    return [thrown, written].compactMap { $0 }
  }

  /// `if (!busy.compareAndSet(false, true)) return`: the flag is another's.
  func isCheckItself(_ place: Int, _ set: Int) -> Bool {
    facts.branches.contains { $0.condition.contains(set) && $0.body.contains(place) }
      || file.word(file.statement(at: set).lowerBound) == "guard"
        && file.isMark(file.brace(of: place), "{")
        && file.statement(at: set).upperBound == file.brace(of: place)
  }

  /// Whether the flag is released on the way to a place, in one of the blocks around it.
  func isReleased(before place: Int, _ releases: [Int]) -> Bool {
    if file.language.hasIndentedBlocks {
      return releases.contains { release in
        release < place && file.indent(of: release) <= file.indent(of: place)
          && !(release..<place).contains {
            file.isFirstOfLine($0) && file.tokens[$0].column < file.indent(of: release)
          }
      }
    }
    var open = file.brace(of: place)
    while open >= 0 {
      if let release = releases.last(where: { $0 < place && home(of: $0) == open }),
        !isOfAnotherCase(release, place, open)
      {
        return true
      }
      open = file.brace(of: open)
    }
    return false
  }

  /// Whether what leaves leaves only a closure that releases nothing.
  func isInSilentClosure(_ place: Int, _ home: Int, _ releases: [Int]) -> Bool {
    var open = file.brace(of: place)
    while open > home {
      let kind = file.kind(ofBrace: open)
      if kind == .other || kind == .function {
        // A task that is started here does what follows, and ends with it.
        let body = open..<max(open, file.mates[open])
        return !releases.contains { body.contains($0) }
      }
      open = file.brace(of: open)
    }
    return false
  }

  /// Whether what is thrown comes to a handler that releases, or after which a release follows.
  func isCaught(_ place: Int, _ releases: [Int]) -> Bool {
    guard let (handlers, end) = handlers(around: place) else { return false }
    if releases.contains(where: { handlers.contains($0) }) { return true }
    if handlers.contains(where: { file.isName($0) && Self.explicit.contains(file.word($0)) }) {
      return false
    }
    return releases.contains { $0 >= end }
  }

  /// The handlers of the innermost block around a place that has some, and where they end.
  func handlers(around place: Int) -> (Range<Int>, end: Int)? {
    if file.language.hasIndentedBlocks { return indentedHandlers(around: place) }
    var open = file.brace(of: place)
    while open >= 0 {
      let close = file.mates[open]
      guard close > open else { return nil }
      var end = close + 1
      // What another handler does is none of this one's.
      let isHandler = file.blocks.contains {
        $0.body.lowerBound == open + 1 && ["catch", "on"].contains(file.word($0.header))
      }
      while !isHandler, ["catch", "on"].contains(file.word(end)) {
        guard
          let body = (end..<min(end + 40, file.words.count)).first(where: {
            file.isMark($0, "{") && file.parents[$0] == file.parents[open]
          }), file.mates[body] > body
        else { break }
        end = file.mates[body] + 1
      }
      if end > close + 1 { return (close + 1..<end, end) }
      open = file.brace(of: open)
    }
    return nil
  }

  func indentedHandlers(around place: Int) -> (Range<Int>, end: Int)? {
    var column = file.indent(of: place)
    for head in (0..<place).reversed()
    where file.isFirstOfLine(head) && file.tokens[head].column < column {
      column = file.tokens[head].column
      guard ["try", "begin", "def"].contains(file.word(head)) else { continue }
      var end = file.indentedEnd(from: head)
      let begin = end
      while ["except", "rescue"].contains(file.word(end)) { end = file.indentedEnd(from: end) }
      if end > begin { return (begin..<end, end) }
    }
    return nil
  }
}
