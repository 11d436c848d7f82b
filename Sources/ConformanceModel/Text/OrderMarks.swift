/// The marks in a table of an order of tasks, and what they mean.
package enum OrderMarks {
  /// Marks the step after which the claim no longer holds.
  package static let failure = "\u{2717}"

  /// What the marks mean that occur in a table.
  ///
  /// - Parameter lines: Evidence that can be shown.
  /// - Returns: One line, its marks between backticks; `nil` where no table is among the lines.
  package static func legend(of lines: [String]) -> String? {
    guard let rule = lines.indices.dropFirst().first(where: { isRule(lines[$0]) }) else {
      return nil
    }
    let table = lines[rule...]
    let marks = [
      (" /", "`/1`, `/2` … the first, second … point at which the task is suspended"),
      (failure, "`\(failure)` here the claim ceases to hold"),
      ("(level 1", "`level 1` the order of one executor's tasks is controlled"),
      ("(level 2", "`level 2` the order of all tasks, actors and sleeps is controlled"),
      ("(level 3", "`level 3` the order of accesses to memory is controlled, too"),
    ]
    let said = marks.filter { mark, _ in table.contains { $0.contains(mark) } }.map(\.1)
    return said.isEmpty ? nil : said.joined(separator: "; ")
  }

  /// Whether a line says where the columns of a table begin: set in, and of dashes alone.
  package static func isRule(_ line: String) -> Bool {
    line.first == " " && line.contains("-") && line.allSatisfy { $0 == "-" || $0 == " " }
  }
}
