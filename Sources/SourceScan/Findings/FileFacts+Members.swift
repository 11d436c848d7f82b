/// What a function leaves in a member, and others find there.
extension FileFacts {
  private static let generatorLabels: Set<String> = [
    "random", "using", "rng", "generator", "source", "from",
  ]

  /// Whether something is called on what stands at a token, or it is handed on to be changed.
  func isAsked(_ index: Int) -> Bool {
    let first = file.isMark(index - 1, "@") ? index - 1 : index
    // `sample(random: @random)`, `letters.random(rng)`
    let isHanded =
      file.isMark(first - 1, ":") && Self.generatorLabels.contains(file.word(first - 2))
      || file.isMark(first - 1, "(")
        && ["random", "shuffled", "sample"].contains(file.word(first - 2))
    return isHanded || [".", "->", "?.", "("].contains(file.word(index + 1))
      || file.isMark(index - 1, "&")
      || file.language == .objectiveC && file.isMark(index - 1, "[")
  }

  /// What stands before a member of the object itself.
  private static let selves: Set<String> = ["self", "this", "$this", "Self", "cls"]

  /// Whether the statement at a token gives a value to a member, which other functions find there:
  /// `self.rng = …`, `@rng = …`, `rng = …` where the type declares it, `Flow { rng: … }`.
  func isMember(_ name: String, givenBy index: Int) -> Bool {
    let statement = file.statement(at: index)
    guard let place = statement.first(where: { file.word($0) == name && file.isName($0) }) else {
      return false
    }
    let before = file.word(place - 1)
    if before == "@" || [".", "->"].contains(before) && Self.selves.contains(file.word(place - 2)) {
      return true
    }
    if name.hasPrefix("@") { return true }
    let isLabel =
      file.isMark(place + 1, ":") && file.isMark(file.parents[place], "{")
      && [.rust, .go].contains(file.language)
    if isLabel {
      return places(of: name).contains { file.isMark($0 - 1, ".") && file.isInFunction($0) }
    }
    guard file.isMark(place + 1, "="), place == statement.lowerBound else { return false }
    return places(of: name).contains { declared in
      !file.isInFunction(declared) && declared != place
        && file.isMark(file.parents[declared], "{")
        && file.kind(ofBrace: file.parents[declared]) == .type
    }
  }
}
