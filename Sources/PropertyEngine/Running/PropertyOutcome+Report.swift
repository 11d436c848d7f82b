extension PropertyOutcome {
  /// The outcome as text: claim, observation with numbers, what matters, how to see it again.
  ///
  /// One line when the property passed.
  public var report: String {
    switch verdict {
    case .passed: return passedLine
    case .failed: return counterexamples.map(report(of:)).joined(separator: "\n")
    case .unhealthy(let problem): return block("UNHEALTHY", observed: problem.description)
    case .replayDiffers(let difference):
      return block("REPLAY DIFFERS", observed: difference.description)
    case .cancelled:
      return block("CANCELLED", observed: "the task was cancelled after \(passed) cases")
    case .uncovered, .undecided:
      let lines = coverage.filter { $0.judgement != .met }.map(\.description)
      let word = verdict == .uncovered ? "UNCOVERED" : "UNDECIDED"
      return block(word, observed: lines.joined(separator: "\n"))
    }
  }

  private var title: String { header.isEmpty ? "property" : header }

  private var passedLine: String {
    let all = isExhaustive ? "all there are" : "seed \(seed)"
    let discards = discarded == 0 ? "" : ", \(discarded) discarded"
    return "\(title)  PASS  \(name): \(passed) cases (\(all))\(discards)"
  }

  private func block(_ word: String, observed: String) -> String {
    "\(title)  \(word)\n" + PropertyOutcome.lines("claim", name) + "\n"
      + PropertyOutcome.lines("observed", observed)
  }

  private func report(of found: Counterexample<Value>) -> String {
    var text = "\(title)  FAIL\n"
    text += PropertyOutcome.lines("claim", name)
    let cases = found.token == nil ? "an example" : "\(passed) cases passed before"
    text += "\n" + PropertyOutcome.lines("observed", found.failure.message + " (\(cases))")
    if !found.rendered.isEmpty {
      text += "\n" + PropertyOutcome.lines("for", found.rendered)
    }
    if let token = found.token {
      let shrinking = found.shrinking
      let end = shrinking.isExhausted ? ", budget used up" : ""
      text +=
        "\n"
        + PropertyOutcome.lines(
          "simplified", "\(shrinking.improvements) times in \(shrinking.evaluations) tries\(end)")
      if !found.freeParts.isEmpty {
        text +=
          "\n"
          + PropertyOutcome.lines(
            "likely", "does not depend on " + found.freeParts.joined(separator: ", "))
      }
      text += "\n" + PropertyOutcome.lines("again", token.description)
    }
    return text
  }

  private static func lines(_ heading: String, _ text: String) -> String {
    let indent = "  \(heading)" + String(repeating: " ", count: max(1, 12 - heading.count))
    let further = "\n" + String(repeating: " ", count: indent.count)
    return indent
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: further)
  }
}
