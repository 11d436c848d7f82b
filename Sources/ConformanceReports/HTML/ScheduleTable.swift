internal import ConformanceModel

/// The order of tasks, found in lines of evidence: a column a task, a row a step.
///
/// The explorer draws it for a terminal: a header, a rule of dashes that says where each column
/// begins, then a numbered row a step, whose cells may go on in the lines below it.
struct ScheduleTable {
  /// The lines that the table takes up.
  let range: Range<Int>
  private let titles: [String]
  private let rows: [[String]]

  /// - Parameter lines: Evidence that can be shown.
  /// - Returns: `nil` where there is no table among them.
  init?(_ lines: [String]) {
    guard
      let rule = lines.indices.dropFirst().first(where: { Self.starts(ofRule: lines[$0]).count > 0 }
      )
    else { return nil }
    let starts = Self.starts(ofRule: lines[rule])
    var rows: [[String]] = []
    var end = rule + 1
    while end < lines.count {
      let cells = Self.cells(of: lines[end], starts)
      // A step has a number; what has neither number nor indentation comes after the table.
      if Int(cells[0]) != nil {
        rows.append(cells)
      } else if cells[0].isEmpty, let last = rows.indices.last {
        rows[last] = zip(rows[last], cells).map { $1.isEmpty ? $0 : "\($0) \($1)" }
      } else {
        break
      }
      end += 1
    }
    guard !rows.isEmpty else { return nil }
    range = (rule - 1)..<end
    titles = Self.cells(of: lines[rule - 1], starts)
    self.rows = rows
  }

  /// The table, its header cells named for screen readers; on a narrow screen each cell says whose
  /// it is, since the columns are stacked there.
  var html: String {
    let head = (["step"] + titles.dropFirst()).map {
      "<th scope=\"col\">\(HTMLText.escaped($0))</th>"
    }
    let body = rows.map { cells in
      let isFailing = cells.contains { $0.contains(OrderMarks.failure) }
      return "<tr\(isFailing ? " class=\"failing\"" : "")>"
        + "<th scope=\"row\">\(HTMLText.escaped(cells[0]))</th>"
        + zip(cells, titles).dropFirst().map(Self.cell).joined() + "</tr>"
    }
    return "<div class=\"wide\" role=\"region\" aria-label=\"Order of tasks\" tabindex=\"0\">"
      + "<table class=\"schedule\"><thead><tr>\(head.joined())</tr></thead>\n"
      + "<tbody>\n\(body.joined(separator: "\n"))\n</tbody></table></div>"
  }

  private static func cell(_ text: String, of party: String) -> String {
    guard !text.isEmpty else { return "<td></td>" }
    return "<td data-party=\"\(HTMLText.escaped(party))\">\(HTMLText.escaped(text))</td>"
  }

  /// Where the columns begin, if the line is a rule of dashes.
  private static func starts(ofRule line: String) -> [Int] {
    guard OrderMarks.isRule(line) else { return [] }
    let letters = Array(line)
    return letters.indices.dropFirst().filter { letters[$0] == "-" && letters[$0 - 1] == " " }
  }

  /// What stands before the first column, then each column.
  private static func cells(of line: String, _ starts: [Int]) -> [String] {
    let letters = Array(line)
    let ends = starts + [max(letters.count, starts.last ?? 0)]
    return zip([0] + starts, ends).map { start, end in
      guard start < letters.count else { return "" }
      let words = String(letters[start..<min(end, letters.count)]).split(separator: " ")
      return words.joined(separator: " ")
    }
  }
}
