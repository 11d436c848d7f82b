/// What `if` rules: in braces, in one statement without, or indented.
struct SourceBranch {
  let keyword: Int
  let condition: Range<Int>
  let body: Range<Int>
  /// The first token after it.
  let next: Int
}

extension SourceFile {
  /// Every branch of the file, in the order of their words.
  var branches: [SourceBranch] {
    words.indices.compactMap { index in
      guard tokens[index].kind == .identifier, ["if", "unless", "elif"].contains(words[index])
      else {
        return nil
      }
      return language.hasIndentedBlocks ? indentedBranch(index) : bracedBranch(index)
    }
  }

  func hasElse(_ branch: SourceBranch) -> Bool {
    ["else", "elif", "elsif", "elseif"].contains(word(branch.next))
  }

  func isFirstOfLine(_ index: Int) -> Bool {
    index == 0 || tokens[index].line != tokens[index - 1].line
  }

  /// How far the line of a token is indented.
  func indent(of index: Int) -> Int32 {
    var first = index
    while !isFirstOfLine(first) { first -= 1 }
    return tokens[first].column
  }

  /// The end of what is indented below the line of a token.
  func indentedEnd(from head: Int) -> Int {
    let column = indent(of: head)
    var end = head + 1
    while end < words.count {
      if isFirstOfLine(end), tokens[end].column <= column, parents[end] == parents[head],
        !isMark(end, ")")
      {
        break
      }
      end += 1
    }
    return end
  }

  private func indentedBranch(_ index: Int) -> SourceBranch? {
    guard isFirstOfLine(index) else { return nil }
    let end = indentedEnd(from: index)
    let head =
      language == .python
      ? (index..<end).first { isMark($0, ":") && parents[$0] == parents[index] }
      : (index..<end).last { tokens[$0].line == tokens[index].line }
    guard let head, head + 1 <= end else { return nil }
    return SourceBranch(
      keyword: index, condition: index + 1..<max(index + 1, head + (language == .ruby ? 1 : 0)),
      body: head + 1..<end, next: word(end) == "end" ? end + 1 : end)
  }

  private func bracedBranch(_ index: Int) -> SourceBranch? {
    let start: Int
    if [.swift, .go, .rust].contains(language) {
      var place = index + 1
      while place < words.count, place - index < 120 {
        if isMark(place, "{"), parents[place] == parents[index], kind(ofBrace: place) == .control {
          break
        }
        place += 1
      }
      start = place
    } else {
      guard isMark(index + 1, "("), mates[index + 1] > index else { return nil }
      start = mates[index + 1] + 1
    }
    guard start < words.count else { return nil }
    let condition = index + 1..<start
    if isMark(start, "{") {
      guard mates[start] > start else { return nil }
      return SourceBranch(
        keyword: index, condition: condition, body: start + 1..<mates[start],
        next: mates[start] + 1)
    }
    guard ![.swift, .go, .rust].contains(language) else { return nil }
    var end = start
    while end < words.count, end - start < 200 {
      if isMark(end, ";") {
        end += 1
        break
      }
      if word(end) == "else" || isMark(end, "}") { break }
      if isMark(end, "(") || isMark(end, "[") || isMark(end, "{"), mates[end] > end {
        end = mates[end]
      }
      end += 1
      if language.endsStatementsAtLines, end < words.count, isFirstOfLine(end), !isMark(end, "."),
        !isMark(end, "?.")
      {
        break
      }
    }
    return SourceBranch(
      keyword: index, condition: condition, body: start..<max(start, end), next: end)
  }
}
