/// What settles a promise and is kept by an object, in JavaScript.
extension ContinuationRule {
  /// `this.resolve = resolve` in a promise, called by another function that does not clear it.
  var resolversKept: [ScanHit] {
    guard facts.isAboutSignIn else { return [] }
    let slots = resolvers
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
