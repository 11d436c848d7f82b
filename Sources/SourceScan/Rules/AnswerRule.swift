/// Callers that are answered twice on one way.
struct AnswerRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    let rule = AnswerRule(facts: facts)
    return (facts.branches + rule.handlersAndSwitches).compactMap { rule.hit($0) }
      + rule.fallingThrough
  }

  private static let leaving: Set<String> = [
    "return", "throw", "break", "continue", "fatalError", "exit", "abort", "preconditionFailure",
    "raise", "goto", "die", "panic", "redo",
  ]
  private static let handlers: Set<String> = [
    "completion", "completionhandler", "callback", "oncomplete", "completionblock", "cb", "handler",
    "onresult", "next", "reply", "completionclosure", "oncompletion", "done", "resultcallback",
    "finish",
  ]
  private static let owners = [
    "callback", "listener", "handler", "delegate", "observer", "emitter",
  ]
  private static let outcomes = [
    "onsuccess", "onerror", "onfailure", "onresult", "oncomplete", "success", "failure", "error",
    "failed", "succeeded",
  ]
  private static let settling: Set<String> = [
    "SetResult", "SetException", "SetCanceled", "set_result", "set_exception", "complete",
    "completeError", "completeExceptionally", "resume", "resumeWithException", "resumeWith",
  ]
  /// What tells whether something was answered already.
  private static let asking: Set<String> = [
    "isCompleted", "isActive", "IsCompleted", "headersSent", "done", "didResume", "hasResumed",
    "isCancelled", "settled", "finished", "isDone", "performed?", "committed", "isCommitted",
  ]

  private static let responses: Set<String> = [
    "json", "send", "redirect", "sendStatus", "end", "render",
  ]

  /// What is answered at a token: the name of the continuation or the handler.
  func answer(at index: Int) -> String? {
    if file.language == .ruby, file.isName(index),
      ["redirect_to", "render"].contains(file.word(index)), !file.isMark(index - 1, "."),
      file.word(index - 1) != "def", index == file.statement(at: index).lowerBound
    {
      return "the response"
    }
    guard file.isName(index), let open = opensCall(index) else { return nil }
    let word = file.word(index)
    if file.language == .go {
      let owner = file.word(index - 2)
      let isAnswer =
        owner == "http" && ["Error", "Redirect"].contains(word)
        || ["w", "c", "rw"].contains(owner)
          && ["Write", "WriteHeader", "JSON", "String", "AbortWithStatus", "Redirect"].contains(
            word)
        || word == "NewEncoder" && file.word(open + 1) == "w"
      if isAnswer { return "the response" }
    }
    let isMember = [".", "?.", "->"].contains(file.word(index - 1))
    // A type that is made.
    if !isMember, word.first?.isUppercase == true, file.language != .cSharp { return nil }
    let isDeclared = ["func", "function", "def", "fun", "void", "fn", "await"].contains(
      file.word(index - 1))
    if isDeclared || file.word(file.mates[open] + 1) == "{" && file.isMark(open, "("), !isMember,
      file.language != .swift
    {
      return nil
    }
    let plain = word.lowercased().replacing("_", with: "").replacing("$", with: "")
    if file.language == .ruby, !isMember, ["redirect_to", "render", "head"].contains(word) {
      return "the response"
    }
    if !isMember, Self.handlers.contains(plain),
      !["done", "next"].contains(word) || file.language.isScript
        || word == "done" && [.go, .swift, .kotlin].contains(file.language)
    {
      return word == "finish" ? nil : word
    }
    // `finish(.failure(error))`, `onResult(Result.failure(error))`
    let outcome = file.isMark(open + 1, ".") ? open + 2 : open + 3
    if !isMember, [.swift, .kotlin].contains(file.language),
      file.isMark(open + 1, ".") || file.follows(["Result", "."], at: open + 1),
      ["success", "failure"].contains(file.word(outcome))
    {
      return word
    }
    if !isMember, plain.hasPrefix("on"), Self.outcomes.contains(plain) { return "the caller" }
    guard isMember else {
      if file.language == .objectiveC, ["resolve", "reject"].contains(word) {
        return "the caller's promise"
      }
      return file.language.isScript
        && (["resolve", "reject"].contains(word) || isShortened(index)) ? "the promise" : nil
    }
    let place =
      file.isMark(index - 2, "?") || file.isMark(index - 2, "!") ? index - 3 : index - 2
    // `res.status(401).json(…)`
    if file.language.isScript, file.isMark(place, ")"), file.mates[place] > 2,
      ["status", "code"].contains(file.word(file.mates[place] - 1)),
      ["res", "response", "reply"].contains(file.word(file.mates[place] - 3)),
      Self.responses.contains(word)
    {
      return "the response"
    }
    let owner = file.word(place)
    let ownerName = owner.lowercased()
    if [.java, .kotlin, .swift].contains(file.language) {
      if ["resolve", "reject"].contains(word), ownerName.contains("promise") {
        return "the caller's promise"
      }
      if ["sendError", "sendRedirect"].contains(word), ownerName.hasPrefix("res") {
        return "the response"
      }
    }
    if ["call", "invoke", "Invoke", "accept", "apply", "run"].contains(word) {
      return Self.handlers.contains(ownerName.replacing("_", with: "")) ? owner : nil
    }
    if Self.outcomes.contains(plain), Self.owners.contains(where: { ownerName.contains($0) }) {
      return owner
    }
    if Self.handlers.contains(plain), owner == "self" || owner == "this" { return word }
    if file.language.isScript, ["res", "response", "reply"].contains(owner),
      Self.responses.contains(word)
    {
      return "the response"
    }
    guard Self.settling.contains(word), file.isName(place) else { return nil }
    switch file.language {
    case .swift, .objectiveC:
      let isResume = ["returning", "throwing", "with", ")"].contains(file.word(open + 1))
      return isResume ? owner : nil
    case .cSharp: return word.hasPrefix("Set") ? owner : nil
    case .python: return word.hasPrefix("set_") ? owner : nil
    case .kotlin: return word.hasPrefix("resume") ? owner : nil
    case .dart: return word.hasPrefix("complete") ? owner : nil
    default: return nil
    }
  }

  /// `f(`, `f?(`, `f?.(`, `f!(`
  private func opensCall(_ index: Int) -> Int? {
    var open = index + 1
    if ["?", "!", "?."].contains(file.word(open)) { open += 1 }
    return file.isMark(open, "(") && file.mates[open] > open ? open : nil
  }

  private func hit(_ branch: SourceBranch) -> ScanHit? {
    let leaving = isSwitch(branch.keyword) ? Self.leaving.subtracting(["break"]) : Self.leaving
    guard !file.hasElse(branch), !file.contains(leaving, in: branch.body),
      file.language != .ruby || !file.contains(["next"], in: branch.body),
      !["elif", "elsif"].contains(file.word(branch.keyword)),
      file.word(branch.keyword - 1) != "else",
      let first = branch.body.last(where: { answer(at: $0) != nil && directly($0, in: branch) }),
      let name = answer(at: first), file.word(file.statement(at: first).lowerBound) != "return"
    else { return nil }
    // What follows in the block around, up to its end.
    let outer = file.brace(of: branch.keyword)
    var end = outer >= 0 && file.mates[outer] > 0 ? file.mates[outer] : file.words.count
    if file.language.hasIndentedBlocks {
      let column = file.indent(of: branch.keyword)
      end =
        (branch.next..<file.words.count).first {
          file.isFirstOfLine($0) && file.tokens[$0].column < column
        } ?? file.words.count
    }
    end = caseEnd(branch.next..<max(branch.next, end), outer)
    guard
      let second = (branch.next..<max(branch.next, end)).first(where: {
        (answer(at: $0) == name || goesOn(at: $0, after: name) || isEvent($0, after: first, name))
          && isReached($0, outer, branch)
      }),
      !(branch.next..<file.statement(at: second).lowerBound).contains(where: {
        file.isName($0) && Self.leaving.contains(file.word($0)) && isReached($0, outer, branch)
          && !isModified($0)
      }), !isFlagged(second, branch)
    else { return nil }
    let isContinuation = file.word(first).hasPrefix("resume") && name != "the promise"
    return ScanHit(
      token: first, rule: .resumedTwice,
      // The second answer of a promise is lost, and with it what came after.
      certainty: facts.isTest || !isContinuation && !facts.isAboutSignIn
        ? .lookHere : isContinuation ? .certain : .likely,
      seen: "'\(name)' is answered here and, since this does not leave, on line "
        + "\(file.line(second))")
  }

  /// Whether a place is in the block around, or under a condition of its own in it.
  private func isReached(_ place: Int, _ outer: Int, _ branch: SourceBranch) -> Bool {
    let other = facts.branches.last { $0.body.contains(place) && $0.keyword >= branch.next }
    // `if (!completer.isCompleted) completer.complete(token)`
    if let other, other.condition.contains(where: { Self.asking.contains(file.word($0)) }) {
      return false
    }
    if let other, isOpposite(other.condition, branch.condition) { return false }
    if let other {
      return file.brace(of: other.keyword) == outer && file.word(other.keyword - 1) != "else"
        && !branch.condition.contains { file.isMark($0, "||") }
        && (file.language.hasIndentedBlocks || file.brace(of: place) == other.body.lowerBound - 1
          || file.brace(of: place) == outer)
    }
    if file.language.hasIndentedBlocks {
      return file.indent(of: place) == file.indent(of: branch.keyword)
    }
    return home(of: place, outer) == outer
  }

  /// Express: after the response, `next()` lets others answer.
  private func goesOn(at index: Int, after name: String) -> Bool {
    file.language.isScript && name == "the response" && file.word(index) == "next"
      && answer(at: index) == "next"
  }

  /// The brace around a place, past what every way goes through: `try {`, and, of a continuation,
  /// the closures that are handed on.
  private func home(of place: Int, _ outer: Int) -> Int {
    let isContinuation = file.word(place).hasPrefix("resume")
    var open = file.brace(of: place)
    while open > outer, open >= 0 {
      let isTry = ["try", "do"].contains(file.word(open - 1))
      let isHanded = isContinuation && file.kind(ofBrace: open) == .other
      guard isTry || isHanded else { break }
      open = file.brace(of: open)
    }
    return open
  }

  /// `return if …`
  private func isModified(_ place: Int) -> Bool {
    file.language == .ruby && file.contains(["if", "unless"], in: file.statement(at: place))
  }

  private func directly(_ index: Int, in branch: SourceBranch) -> Bool {
    let brace = file.brace(of: index)
    if brace < branch.body.lowerBound || isSwitch(branch.keyword) { return true }
    // `if (handler) { handler(…); }` looks at nothing but the handler.
    let inner = facts.branches.last { $0.body.contains(index) && $0.keyword > branch.keyword }
    guard let inner, branch.body.contains(inner.keyword),
      file.brace(of: inner.keyword) < branch.body.lowerBound
    else { return false }
    return inner.condition.allSatisfy { !file.isName($0) || file.word($0) == file.word(index) }
  }
}
