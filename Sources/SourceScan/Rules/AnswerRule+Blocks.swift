/// Blocks other than branches that answer and go on.
extension AnswerRule {
  /// `catch { answer }` and `switch … { case …: answer }`, as if they were branches.
  var handlersAndSwitches: [SourceBranch] {
    guard !file.language.hasIndentedBlocks else { return modified }
    return handedOn
      + file.blocks.compactMap { block in
        guard block.kind == .control, block.header >= 0 else { return nil }
        let keyword = block.header
        switch file.word(keyword) {
        case "catch": break
        case "switch", "when":
          guard answersInEveryCase(block) else { return nil }
        default: return nil
        }
        return SourceBranch(
          keyword: keyword, condition: keyword + 1..<max(keyword + 1, block.body.lowerBound - 1),
          body: block.body, next: block.body.upperBound + 1)
      }
  }

  /// Kotlin: `error?.let { continuation.resumeWithException(it) }`
  private var handedOn: [SourceBranch] {
    guard file.language == .kotlin else { return [] }
    return file.blocks.compactMap { block in
      let open = block.body.lowerBound - 1
      guard file.isMark(open, "{"), ["let", "also", "run"].contains(file.word(open - 1)),
        file.isMark(open - 2, "?."), block.body.upperBound < file.words.count,
        !["?:", ".", "?."].contains(file.word(block.body.upperBound + 1))
      else { return nil }
      let statement = file.statement(at: open - 1)
      guard !["return", "val", "var"].contains(file.word(statement.lowerBound)),
        !(statement.lowerBound..<open).contains(where: { file.isMark($0, "=") })
      else { return nil }
      return SourceBranch(
        keyword: open - 1, condition: statement.lowerBound..<open - 1, body: block.body,
        next: block.body.upperBound + 1)
    }
  }

  /// Ruby: `callback.call(nil, error) if error`.
  private var modified: [SourceBranch] {
    guard file.language == .ruby else { return [] }
    return file.words.indices.compactMap { index in
      guard file.isName(index), ["if", "unless"].contains(file.word(index)),
        !file.isFirstOfLine(index)
      else { return nil }
      let statement = file.statement(at: index)
      guard statement.lowerBound < index else { return nil }
      return SourceBranch(
        keyword: index, condition: index + 1..<max(index + 1, statement.upperBound),
        body: statement.lowerBound..<index, next: statement.upperBound)
    }
  }

  func isSwitch(_ keyword: Int) -> Bool { ["switch", "when"].contains(file.word(keyword)) }

  /// Whether two cases at least answer, and none leaves.
  private func answersInEveryCase(_ block: SourceBlock) -> Bool {
    block.body.count { answer(at: $0) != nil } >= 2
  }

  private static let steps = ["progress", "start", "begin", "prepare", "log", "event", "retry"]

  /// `listener.onTokens(…)` after `listener.onError(…)`: what else a listener is told of the outcome.
  func isEvent(_ index: Int, after first: Int, _ owner: String) -> Bool {
    let word = file.word(index)
    let plain = word.lowercased()
    let said = file.word(first).lowercased()
    guard file.isName(index), file.isMark(index + 1, "("),
      file.isMark(index - 1, ".") || file.isMark(index - 1, "?."), file.word(index - 2) == owner,
      ["onerror", "onfailure", "failure", "error", "failed"].contains(said)
    else { return false }
    return word.hasPrefix("on") && word.dropFirst(2).first?.isUppercase == true
      && !Self.steps.contains(where: plain.contains)
  }

  /// `new Promise((res, rej) => …)`: what answers it, by shorter names.
  func isShortened(_ index: Int) -> Bool {
    ["res", "rej"].contains(file.word(index))
      && file.words.indices.contains {
        file.follows(["Promise"], at: $0) && promisesShortly($0)
      }
  }

  private func promisesShortly(_ promise: Int) -> Bool {
    (promise..<min(promise + 12, file.words.count)).contains {
      file.follows(["(", "res", ",", "rej", ")"], at: $0)
    }
  }

  /// The end of the case that a range begins in, where no case goes on into the next.
  func caseEnd(_ range: Range<Int>, _ outer: Int) -> Int {
    let header = file.blocks.first { $0.body.lowerBound == outer + 1 }?.header
    guard let header, isSwitch(header) || file.word(header) == "select" else {
      return range.upperBound
    }
    return range.first { place in
      guard file.brace(of: place) == outer else { return false }
      switch file.language {
      case .swift, .go:
        return ["case", "default"].contains(file.word(place)) && file.isName(place)
          && !["if", "guard", "while", "for", ",", "."].contains(file.word(place - 1))
      case .kotlin: return file.isMark(place, "->")
      default: return false
      }
    } ?? range.upperBound
  }

  /// Whether the second answer is given only where a flag says so that is set with the first:
  /// `guard !resumed else { return }`, `if !resumed {`.
  func isFlagged(_ second: Int, _ branch: SourceBranch) -> Bool {
    let flags = Set(
      branch.body.filter {
        file.isName($0) && file.isMark($0 + 1, "=")
          && ["true", "false", "nil", "null", "True", "False"].contains(file.word($0 + 2))
      }.map { file.word($0) })
    return !flags.isEmpty
      && (branch.next..<second).contains { place in
        flags.contains(file.word(place))
          && (facts.branches.contains {
            $0.condition.contains(place) && $0.body.contains(second)
          } || file.word(file.statement(at: place).lowerBound) == "guard")
      }
  }

  /// Whether one condition is what the other is not: `isNew` and `!isNew`, `x == nil` and `x != nil`.
  func isOpposite(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let (one, other) = (one.map(file.word), other.map(file.word))
    let plain = { (words: [String]) in
      words.filter { !["!", "(", ")", "not"].contains($0) }
        .map { $0 == "!=" ? "==" : $0 == "!==" ? "===" : $0 }
    }
    return one != other && !one.contains("&&") && plain(one) == plain(other)
  }
}
