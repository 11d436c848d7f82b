/// Cases that go on into the next one.
extension AnswerRule {
  /// Swift: a case that resumes a continuation and falls through to one that resumes it too.
  var fallingThrough: [ScanHit] {
    guard file.language == .swift else { return [] }
    return file.words.indices.compactMap { index in
      guard file.word(index) == "fallthrough", file.isName(index) else { return nil }
      let brace = file.brace(of: index)
      guard brace >= 0, file.mates[brace] > index else { return nil }
      func begins(_ place: Int) -> Bool {
        ["case", "default"].contains(file.word(place)) && file.isName(place)
          && file.brace(of: place) == brace
          && !["if", "guard", "while", "for", ",", "."].contains(file.word(place - 1))
      }
      func resumes(_ place: Int) -> String? {
        file.word(place) == "resume" && file.brace(of: place) == brace ? answer(at: place) : nil
      }
      let start = (brace..<index).last(where: begins) ?? brace
      guard let first = (start..<index).last(where: { resumes($0) != nil }),
        let name = resumes(first), let next = (index..<file.mates[brace]).first(where: begins)
      else { return nil }
      let end = (next + 1..<file.mates[brace]).first(where: begins) ?? file.mates[brace]
      guard let second = (next..<end).first(where: { resumes($0) == name }) else { return nil }
      return ScanHit(
        token: first, rule: .resumedTwice, certainty: facts.isTest ? .lookHere : .certain,
        seen: "'\(name)' is answered here and, since this falls through, on line "
          + "\(file.line(second))")
    }
  }
}
