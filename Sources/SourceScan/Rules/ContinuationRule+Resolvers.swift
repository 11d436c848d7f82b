/// What settles a promise and is kept by an object, in JavaScript.
extension ContinuationRule {
  /// `this.resolve = resolve` in a promise, called by another function that does not clear it.
  var resolversKept: [ScanHit] {
    guard facts.isAboutSignIn else { return [] }
    let slots = resolvers
    return ofMembers(slots) + ofPairs
  }

  /// What settles: `resolve`, `reject`.
  private static let settling: Set<String> = ["resolve", "reject", "res", "rej"]

  /// `this.pending = { resolve, reject }`, `waiting.set(state, { resolve, reject })` and
  /// `resolveLogin = resolve` with a name of the file.
  private var ofPairs: [ScanHit] {
    var pairs: Set<String> = [], tables: Set<String> = [], names: Set<String> = []
    for index in file.words.indices
    where file.isName(index) && ["resolve", "reject"].contains(file.word(index)) {
      let open = file.parents[index]
      if file.isMark(open, "{"), [",", "}", ":"].contains(file.word(index + 1)) {
        if file.isMark(open - 1, "="), file.isName(open - 2),
          !["const", "let", "var"].contains(file.word(open - 3))
        {
          pairs.insert(file.word(open - 2))
        }
        let call = file.parents[open]
        if file.isMark(call, "("), file.word(call - 1) == "set", file.isMark(call - 2, ".") {
          tables.insert(file.word(call - 3))
        }
      }
      let place = index - 2
      if file.isMark(index - 1, "="), file.isName(place), !file.isMark(place - 1, "."),
        !["(", ".", ","].contains(file.word(index + 1)),
        file.words.indices.contains(where: {
          file.word($0) == "let" && file.word($0 + 1) == file.word(place) && !file.isInFunction($0)
        })
      {
        names.insert(file.word(place))
      }
    }
    // What begins once is settled once.
    names = names.filter { name in
      !["ready", "load", "init", "start", "boot"].contains(where: name.lowercased().contains)
    }
    guard !pairs.isEmpty || !tables.isEmpty || !names.isEmpty else { return [] }
    var seen: Set<Int> = []
    return file.words.indices.compactMap { index in
      guard file.isName(index) else { return nil }
      var slot = ""
      if ["resolve", "reject"].contains(file.word(index)),
        [".", "?."].contains(file.word(index - 1)), file.isMark(index + 1, "(")
      {
        var owner = index - 2
        if file.isMark(owner, "!") { owner -= 1 }
        if file.isName(owner), pairs.contains(file.word(owner)) { slot = file.word(owner) }
        if file.isMark(owner, ")"), file.mates[owner] > 3,
          file.word(file.mates[owner] - 1) == "get",
          tables.contains(file.word(file.mates[owner] - 3))
        {
          slot = file.word(file.mates[owner] - 3)
        }
      } else if names.contains(file.word(index)),
        file.isMark(index + 1, "(") || file.follows(["?.", "("], at: index + 1)
      {
        slot = file.word(index)
      }
      let own = closure(around: index)
      guard !slot.isEmpty, !asksFirst(own),
        !own.contains(where: { isGivenUp($0, slot) }), seen.insert(own.lowerBound).inserted
      else { return nil }
      return ScanHit(
        token: index, rule: .continuationKept, certainty: facts.isTest ? .lookHere : .likely,
        seen: "'\(slot)' is called and not cleared here")
    }
  }

  private func isGivenUp(_ place: Int, _ slot: String) -> Bool {
    if file.isName(place), file.isMark(place + 1, "("),
      ["reset", "clear", "cleanup", "cleanUp", "dispose", "settle", "finish"].contains(
        file.word(place))
    {
      return true
    }
    guard file.word(place) == slot else { return false }
    return file.isMark(place + 1, "=")
      || file.isMark(place + 1, ".") && ["delete", "clear"].contains(file.word(place + 2))
  }

  /// What a member of `this` that settles is called by.
  private func ofMembers(_ slots: Set<String>) -> [ScanHit] {
    guard !slots.isEmpty else { return [] }
    var seen: Set<Int> = []
    return file.words.indices.compactMap { index in
      guard file.isName(index), slots.contains(file.word(index)), file.isMark(index - 1, "."),
        file.word(index - 2) == "this"
      else { return nil }
      var open = index + 1
      if ["?.", "!"].contains(file.word(open)) { open += 1 }
      guard file.isMark(open, "("), !isDeclaration(open) else { return nil }
      let name = file.word(index)
      let own = closure(around: index)
      let isCleared = own.contains { place in
        file.word(place) == name && file.isMark(place + 1, "=")
          && file.isMark(place - 1, ".")
      }
      // What clears may be a function of its own.
      let calls = own.contains { place in
        file.isName(place) && file.isMark(place + 1, "(")
          && ["reset", "clear", "cleanup", "cleanUp", "dispose", "settle", "finish"].contains(
            file.word(place))
      }
      guard !isCleared, !calls, !asksFirst(own), seen.insert(own.lowerBound).inserted else {
        return nil
      }
      return ScanHit(
        token: index, rule: .continuationKept, certainty: facts.isTest ? .lookHere : .likely,
        seen: "'\(name)' is called and not cleared here")
    }
  }

  /// The members that get what settles a promise.
  private var resolvers: Set<String> {
    Set(
      file.words.indices.compactMap { index in
        guard file.follows(["this", "."], at: index), file.isName(index + 2),
          file.isMark(index + 3, "="), file.isName(index + 4),
          ["resolve", "reject", "res", "rej"].contains(file.word(index + 4)),
          // What is made with its object settles once.
          !file.surroundings(of: index).contains(where: { block in
            block.kind == .function
              && (block.header..<block.body.lowerBound).contains {
                file.word($0) == "constructor"
              }
          })
        else { return nil }
        let end = file.word(index + 5)
        return end == "(" || end == "." ? nil : file.word(index + 2)
      })
  }

  /// `resolve(value) {`, a method of that name.
  private func isDeclaration(_ open: Int) -> Bool {
    file.mates[open] > open && file.isMark(file.mates[open] + 1, "{")
  }

  /// The innermost function around a token.
  private func closure(around index: Int) -> Range<Int> {
    let block = file.blocks.last { $0.kind == .function && $0.body.contains(index) }
    return block?.body ?? file.statement(at: index)
  }

  /// Whether it is asked first whether something was settled.
  private func asksFirst(_ range: Range<Int>) -> Bool {
    file.contains(["settled", "isSettled", "done", "resolved", "finished", "once"], in: range)
  }
}
