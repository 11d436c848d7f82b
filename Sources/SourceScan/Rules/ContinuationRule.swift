/// Stored continuations that are resumed and stay where they are.
struct ContinuationRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    let rule = ContinuationRule(facts: facts)
    return facts.file.language.isScript ? rule.resolversKept : rule.kept + rule.closuresKept
  }

  private var types: Set<String> {
    var types: Set<String>
    switch file.language {
    case .swift:
      types = ["CheckedContinuation", "UnsafeContinuation"]
      for index in file.words.indices
      where file.word(index) == "typealias" && file.isMark(index + 2, "=")
        && types.contains(file.word(index + 3))
      {
        types.insert(file.word(index + 1))
      }
    case .kotlin: types = ["CancellableContinuation", "Continuation"]
    case .dart: types = ["Completer"]
    case .cSharp: types = ["TaskCompletionSource"]
    default: types = []
    }
    return types.union(holders(of: types))
  }

  /// What resumes, and would end the process the second time.
  var answers: Set<String> {
    switch file.language {
    case .swift: ["resume"]
    case .kotlin: ["resume", "resumeWithException", "resumeWith"]
    case .dart: ["complete", "completeError"]
    case .cSharp: ["SetResult", "SetException", "SetCanceled"]
    case .python: ["set_result", "set_exception"]
    default: []
    }
  }

  private static let lists: Set<String> = [
    "mutableListOf", "MutableList", "mutableMapOf", "MutableMap", "ArrayDeque", "ArrayList",
    "ConcurrentHashMap", "ConcurrentLinkedQueue",
  ]

  private static let locks: Set<String> = [
    "Mutex", "OSAllocatedUnfairLock", "LockIsolated", "ManagedCriticalState", "Locked",
  ]

  /// The members that hold a continuation or none.
  private var slots: Set<String> {
    if file.language == .python {
      return Set(
        file.words.indices.compactMap { index in
          guard ["create_future", "Future"].contains(file.word(index)), file.isMark(index + 1, "(")
          else { return nil }
          let statement = file.statement(at: index)
          guard file.follows(["self", "."], at: statement.lowerBound),
            ["=", ":"].contains(file.word(statement.lowerBound + 3))
          else { return nil }
          return file.word(statement.lowerBound + 2)
        })
    }
    let types = types
    guard !types.isEmpty else { return [] }
    return Set(
      file.words.indices.compactMap { index -> String? in
        guard types.contains(file.word(index)), !file.isInFunction(index) else { return nil }
        let statement = file.statement(at: index)
        switch file.language {
        case .swift, .kotlin:
          // Only what may be absent is stored between the calls.
          let isOptional = (index..<statement.upperBound).contains {
            file.isMark($0, "?") || file.isMark($0, "!")
          }
          let isMap = file.isMark(file.parents[index], "[")
          let isList = file.contains(Self.lists, in: statement)
          guard isOptional || isMap || isList || file.contains(["lateinit"], in: statement),
            let word = statement.last(where: {
              (file.word($0) == "var" || isList && file.word($0) == "val"
                || file.word($0) == "let" && file.contains(Self.locks, in: statement)) && $0 < index
            })
          else { return nil }
          return file.word(word + 1)
        default:
          // `final _waiting = Completer<String>();`
          if file.language == .dart, file.isMark(index - 1, "="), file.isName(index - 2) {
            return file.word(index - 2)
          }
          // `Completer<String>? _waiting;`
          var place = index + 1
          while place < statement.upperBound, !file.isMark(place, ";"), !file.isMark(place, "=") {
            place += 1
          }
          guard file.isName(place - 1), place - 1 > index else { return nil }
          return file.word(place - 1)
        }
      })
  }

  /// Whether what is waited for may be a sign-in: futures serve everything.
  private var isAboutTokens: Bool {
    facts.isAboutSignIn || file.words.contains { $0.lowercased().contains("token") }
  }

  private var kept: [ScanHit] {
    let slots = slots
    guard !slots.isEmpty else { return [] }
    let clearing = clearingFunctions(slots)
    let doubled = Set(AnswerRule.hits(facts).map(\.token))
    var seen: Set<Int> = []
    return file.words.indices.compactMap { index in
      guard answers.contains(file.word(index)), file.isMark(index + 1, "("),
        [".", "?."].contains(file.word(index - 1))
      else { return nil }
      var owner = index - 2
      while ["?", "!"].contains(file.word(owner)) { owner -= 1 }
      if file.isMark(owner, "]"), file.mates[owner] > 0 { owner = file.mates[owner] - 1 }
      let scope = ownScope(of: index)
      var found = file.isName(owner) ? slot(owner, slots, scope) : nil
      // `pending?.continuation.resume(…)`
      if found == nil, [".", "?."].contains(file.word(owner - 1)) {
        var holder = owner - 2
        while ["?", "!"].contains(file.word(holder)) { holder -= 1 }
        if file.isName(holder) { found = self.slot(holder, slots, scope) }
      }
      guard let slot = found else { return nil }
      let clears = scope.contains {
        file.word($0) == slot && (isCleared($0) || $0 > index && file.isMark($0 + 1, "="))
          || file.follows(["$0", "=", "nil"], at: $0)
          || clearing.contains(file.word($0)) && file.isMark($0 + 1, "(")
            && !["func", "fun"].contains(file.word($0 - 1))
            && file.brace(of: $0) >= scope.lowerBound
      }
      // Where two answer on one way, the last is where it should have been cleared.
      guard !clears, !isOnlyHere(scope), !looks(scope), !doubled.contains(index),
        seen.insert(scope.lowerBound).inserted
      else { return nil }
      let isSwapped = file.contains(["swap", "exchange", "take", "Exchange"], in: scope)
      return ScanHit(
        token: index, rule: .continuationKept,
        certainty: facts.isTest || isSwapped || file.language == .python && !isAboutTokens
          ? .lookHere : .likely,
        seen: "'\(slot)' is resumed and not cleared here")
    }
  }

  /// The function around; of what stands in a closure that a property is given, the closure.
  func ownScope(of index: Int) -> Range<Int> {
    let brace = file.brace(of: index)
    // `fun onResult(token: String) = continuation.resume(token)`
    let statement = file.statement(at: index)
    if file.language == .kotlin, !file.isInFunction(index), file.contains(["fun"], in: statement) {
      return statement
    }
    guard !file.isInFunction(index), brace >= 0, file.mates[brace] > brace,
      file.kind(ofBrace: brace) != .type
    else { return file.scope(of: index) }
    return brace..<file.mates[brace]
  }

  /// The slot that a name is, or was taken from: `if let waiting = slot`.
  private func slot(_ owner: Int, _ slots: Set<String>, _ scope: Range<Int>) -> String? {
    let name = file.word(owner)
    if let through = receiver(of: owner, scope) { return slots.contains(through) ? through : nil }
    if isParameter(name, before: owner, scope) { return nil }
    let isLocal = (scope.lowerBound..<owner).contains {
      file.word($0) == name && ["let", "val", "final", "var"].contains(file.word($0 - 1))
    }
    if slots.contains(name), !isLocal || file.language == .swift { return name }
    // `if (pending.TryGetValue(state, out var waiting)) waiting.SetResult(code);`
    if file.language == .cSharp,
      let place = (scope.lowerBound..<owner).last(where: {
        file.word($0) == name && ["var", "out"].contains(file.word($0 - 1))
          && file.word(file.parents[$0] - 1) == "TryGetValue"
      }), slots.contains(file.word(file.parents[place] - 3))
    {
      return file.word(file.parents[place] - 3)
    }
    let source = (scope.lowerBound..<owner).first { place in
      file.word(place) == name && file.isMark(place + 1, "=")
        && file.statement(at: place).contains { slots.contains(file.word($0)) && $0 > place }
    }
    return source.flatMap { place in
      file.statement(at: place).first { slots.contains(file.word($0)) && $0 > place }
        .map { file.word($0) }
    }
  }

  /// What a closure or a loop goes over: `waiting.forEach { $0.resume() }`, `slot?.let { it.… }`.
  private func receiver(of owner: Int, _ scope: Range<Int>) -> String? {
    let name = file.word(owner)
    if ["$0", "it"].contains(name) {
      let brace = file.brace(of: owner)
      guard brace > 2, file.isName(brace - 1) else { return nil }
      let place = file.isMark(brace - 2, ".") || file.isMark(brace - 2, "?.") ? brace - 3 : -1
      return place > 0 ? file.word(file.isMark(place, "?") ? place - 1 : place) : nil
    }
    // `for c in waiting {`
    let loop = (scope.lowerBound..<owner).last { place in
      file.word(place) == name && ["in", ":"].contains(file.word(place + 1))
        && (file.word(place - 1) == "for" || file.follows(["for", "("], at: place - 2))
    }
    guard let loop else { return nil }
    var last = loop + 2
    while file.isMark(last + 1, "."), file.isName(last + 2) { last += 2 }
    return file.word(last) == "values" ? file.word(last - 2) : file.word(last)
  }

  /// Whether a name is what the function or a closure in it is given.
  private func isParameter(_ name: String, before owner: Int, _ scope: Range<Int>) -> Bool {
    (scope.lowerBound..<owner).contains { place in
      guard file.word(place) == name, file.isName(place) else { return false }
      switch file.language {
      case .swift:
        if file.word(place + 1) == "in", file.word(place - 1) != "for" { return true }
        return file.isMark(place + 1, ":") && file.isMark(file.parents[place], "(")
          && file.word(place - 1) != "?" && isHeader(place)
      case .kotlin:
        return file.isMark(place + 1, "->") || file.isMark(place + 1, ":") && isHeader(place)
      default: return false
      }
    }
  }

  private func isHeader(_ place: Int) -> Bool {
    file.blocks.contains { $0.kind == .function && $0.header < place && place < $0.body.lowerBound }
  }

  private func clearingFunctions(_ slots: Set<String>) -> Set<String> {
    Set(
      file.blocks.filter { block in
        block.kind == .function && !block.name.isEmpty
          && block.body.contains { slots.contains(file.word($0)) && isCleared($0) }
      }.map(\.name))
  }

  /// Nothing comes after the end of the object.
  private func isOnlyHere(_ scope: Range<Int>) -> Bool {
    file.word(scope.lowerBound) == "deinit"
  }

  /// Whether it is asked first whether it was resumed already.
  func looks(_ scope: Range<Int>) -> Bool {
    scope.contains { place in
      guard file.isName(place) else { return false }
      switch file.word(place) {
      case "isActive", "isCompleted", "IsCompleted", "didResume", "hasResumed": return true
      case "done": return file.isMark(place - 1, ".") && file.isMark(place + 1, "(")
      default: return false
      }
    }
  }

  /// `slot = nil`, `(slot, nonce) = (nil, nil)`
  func isCleared(_ index: Int) -> Bool {
    if file.isMark(index + 1, "."),
      [
        "removeValue", "remove", "removeAll", "clear", "poll", "removeFirst", "popFirst", "popLast",
        "removeLast", "removeAt", "popLast", "drain",
      ].contains(file.word(index + 2))
    {
      return true
    }
    let statement = file.statement(at: index)
    guard let sign = (index..<statement.upperBound).first(where: { file.isMark($0, "=") }) else {
      return false
    }
    return file.contains(["nil", "null", "None"], in: sign..<statement.upperBound)
      && !file.contains(answers, in: statement)
      && !["let", "val", "var", "final"].contains(file.word(index - 1))
  }
}
