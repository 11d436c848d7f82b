/// One mistake in an adapter's answer, with what would have been right.
package struct SmokeMistake: Hashable, Sendable {
  /// What was asked.
  package var operation: String
  /// Where in the answer, as a path of members and positions.
  package var field: String
  package var found: String
  package var expected: String
  /// A line that would have been right.
  package var example: String
  /// The telling lines of the error output, where the program died.
  package var printed: [String]

  package init(
    operation: String, field: String, found: String, expected: String, example: String,
    printed: [String] = []
  ) {
    self.operation = operation
    self.field = field
    self.found = found
    self.expected = expected
    self.example = example
    self.printed = printed
  }
}

/// What came of sending one request of each kind.
package struct SmokeReport: Sendable {
  /// What became of one operation.
  package enum Outcome: Hashable, Sendable {
    case right
    /// Right as an answer, with something that its author should know.
    case remarked(String)
    case wrong([SmokeMistake])
    /// Not asked, for the reason given.
    case left(String)
  }

  /// The operations in the order in which they were sent.
  package var outcomes: [(operation: String, outcome: Outcome)] = []

  package init() {}

  /// Every mistake, in order.
  package var mistakes: [SmokeMistake] {
    outcomes.flatMap { entry -> [SmokeMistake] in
      if case .wrong(let mistakes) = entry.outcome { mistakes } else { [] }
    }
  }

  /// The verdict: what is right in form, and what should be looked at all the same.
  package var verdict: String {
    let remarked = outcomes.filter { entry in
      if case .remarked = entry.outcome { true } else { false }
    }.map { "'\($0.operation)'" }
    switch mistakes.count {
    case 0 where remarked.isEmpty: return "every answer is as the protocol wants it"
    case 0:
      return "every answer has the form that the protocol wants; look at what is said of "
        + remarked.joined(separator: ", ")
    case 1: return "1 mistake"
    case let count: return "\(count) mistakes"
    }
  }

  /// A line an operation, and below it what is wrong.
  package var lines: [String] {
    outcomes.flatMap { operation, outcome -> [String] in
      let head = operation.padding(20)
      switch outcome {
      case .right: return ["\(head)right"]
      case .remarked(let remark): return ["\(head)right, but \(remark)"]
      case .left(let reason): return ["\(head)not asked: \(reason)"]
      case .wrong(let mistakes):
        let count = mistakes.count == 1 ? "1 mistake" : "\(mistakes.count) mistakes"
        return ["\(head)\(count)"]
          + mistakes.flatMap { mistake -> [String] in
            ["  field     \(mistake.field)", "  found     \(mistake.found)"]
              + mistake.printed.map { "  stderr    \($0)" }
              + ["  expected  \(mistake.expected)", "  example   \(mistake.example)"]
          }
      }
    }
  }
}

extension String {
  fileprivate func padding(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
