/// Continuations that are kept in a closure, or beside other things of an attempt.
extension ContinuationRule {
  /// `onResult = { c.resume(with: $0) }`, called by another function that does not clear it.
  var closuresKept: [ScanHit] {
    guard [.swift, .kotlin].contains(file.language), facts.isAboutSignIn else { return [] }
    let names = Set(
      file.blocks.compactMap { block -> String? in
        let open = block.body.lowerBound - 1
        guard file.isMark(open, "{"), file.isMark(open - 1, "="), file.isName(open - 2),
          file.isInFunction(open), file.contains(answers, in: block.body),
          !["let", "var", "val"].contains(file.word(open - 3))
        else { return nil }
        let name = file.word(open - 2)
        // The closure may clear itself.
        return block.body.contains { file.word($0) == name && isCleared($0) } ? nil : name
      })
    guard !names.isEmpty else { return [] }
    var seen: Set<Int> = []
    return file.words.indices.compactMap { index in
      guard file.isName(index), names.contains(file.word(index)), file.isInFunction(index) else {
        return nil
      }
      let isCall =
        file.isMark(index + 1, "(") || file.follows(["?", "("], at: index + 1)
        || file.follows(["?.", "invoke"], at: index + 1)
      let scope = ownScope(of: index)
      guard isCall, !["func", "fun"].contains(file.word(index - 1)),
        !scope.contains(where: { file.word($0) == file.word(index) && isCleared($0) }),
        !looks(scope), seen.insert(scope.lowerBound).inserted
      else { return nil }
      return ScanHit(
        token: index, rule: .continuationKept, certainty: facts.isTest ? .lookHere : .likely,
        seen: "'\(file.word(index))', which resumes, is called and not cleared here")
    }
  }

  /// Types of the file that have a continuation beside other things of an attempt:
  /// `struct Pending { let nonce: String; let continuation: CheckedContinuation<…> }`.
  func holders(of types: Set<String>) -> [String] {
    guard [.swift, .kotlin].contains(file.language) else { return [] }
    return file.words.indices.compactMap { index in
      guard types.contains(file.word(index)), !file.isInFunction(index), file.isMark(index - 1, ":")
      else { return nil }
      let statement = file.statement(at: index)
      let isOptional = (index..<statement.upperBound).contains { file.isMark($0, "?") }
      guard !isOptional, !file.contains(["lateinit"], in: statement) else { return nil }
      // Kotlin: `data class Pending(val nonce: String, val continuation: …)`
      let open = file.parents[index]
      if file.language == .kotlin, file.isMark(open, "("), file.word(open - 2) == "class" {
        return file.word(open - 1)
      }
      guard let type = file.surroundings(of: index).last(where: { $0.kind == .type }),
        file.contains(["struct"], in: type.header..<type.body.lowerBound)
      else { return nil }
      return type.name
    }
  }
}
