/// Draws a trace as a table with one column per task and one for each source from outside.
///
/// Pure: the same trace gives the same text. Suspension points are numbered per task, `/1`, `/2`
/// and so on, and named after what the task waits for.
package struct InterleavingTable {
  private let trace: ScheduleTrace
  private let width: Int
  private let shown: [Int]

  /// Narrower than this a column is not worth reading.
  private static let leastColumn = 13

  /// Prepares to draw.
  ///
  /// - Parameters:
  ///   - trace: What happened.
  ///   - width: The most characters in a line.
  package init(_ trace: ScheduleTrace, width: Int = 80) {
    self.trace = trace
    self.width = width
    var used: Set<Int> = []
    for step in trace.steps {
      used.insert(step.lane)
      for event in step.events { used.insert(event.lane) }
    }
    let lanes = trace.lanes.indices.filter(used.contains)
    shown = lanes.filter { trace.isTask[$0] } + lanes.filter { !trace.isTask[$0] }
  }

  /// The lines of the table; when there are too many columns, one line per event instead.
  package var lines: [String] {
    let numberWidth = String(trace.steps.count).count + 1
    let columns = max(shown.count, 1)
    let each = min((width - numberWidth) / columns - 2, 34)
    if each < InterleavingTable.leastColumn { return listLines(numberWidth) }
    var lines: [String] = []
    var head = padded("", numberWidth)
    for lane in shown { head += "  " + padded(cut(trace.lanes[lane], each), each) }
    lines.append(trimmed(head))
    var rule = padded("", numberWidth)
    for _ in shown { rule += "  " + String(repeating: "-", count: each) }
    lines.append(rule)
    for row in rows {
      let number = padded("\(row.number)", numberWidth)
      if let time = row.time {
        lines.append(trimmed(number + "  ~ " + timeText(time) + " ~"))
        continue
      }
      let cells = row.cells.map { wrapped(row.text($0), each) }
      for line in 0..<(cells.map(\.count).max() ?? 0) {
        var text = line == 0 ? number : padded("", numberWidth)
        for cell in cells { text += "  " + padded(line < cell.count ? cell[line] : "", each) }
        lines.append(trimmed(text))
      }
    }
    return lines
  }

  private func listLines(_ numberWidth: Int) -> [String] {
    var lines: [String] = []
    for row in rows {
      let number = padded("\(row.number)", numberWidth)
      if let time = row.time {
        lines.append(number + "  ~ " + timeText(time) + " ~")
        continue
      }
      for (lane, cell) in zip(shown, row.cells) where !cell.isEmpty {
        let text = trace.lanes[lane] + ": " + row.text(cell)
        for line in wrapped(text, width - numberWidth - 2) {
          lines.append(number + "  " + line)
        }
      }
    }
    return lines
  }

  // MARK: Rows

  /// What one task did without interruption, or one step from outside, or a move of time.
  private struct Row {
    /// The number of its first step.
    let number: Int
    let lane: Int
    var time: Int64?
    /// What each column says, in parts.
    var cells: [[String]]
    /// How often in a row that happened.
    var times = 1

    func repeats(_ other: Row) -> Bool { lane == other.lane && cells == other.cells }

    /// A column's text.
    func text(_ cell: [String]) -> String {
      cell.isEmpty ? "" : cell.joined(separator: ", ") + (times > 1 ? ", \(times) times" : "")
    }
  }

  private var rows: [Row] {
    var rows: [Row] = []
    for (position, step) in trace.steps.enumerated() {
      let isJob = step.kind == .job || step.kind == .mainJob || step.kind == .access
      let before = position > 0 ? trace.steps[position - 1] : nil
      if isJob, let before, before.lane == step.lane, before.kind != .external, !rows.isEmpty {
        for (column, lane) in shown.enumerated() {
          let known = rows[rows.count - 1].cells[column]
          let begin = lane == step.lane ? before.shortened(known, before: step) : known
          rows[rows.count - 1].cells[column] = begin + parts(step, lane)
        }
        continue
      }
      let row = Row(
        number: position + 1, lane: step.lane, time: step.kind == .time ? step.time : nil,
        cells: shown.map { parts(step, $0) })
      if let last = rows.last, last.time == nil, row.time == nil, last.repeats(row) {
        rows[rows.count - 1].times += 1
      } else {
        rows.append(row)
      }
    }
    return rows
  }

  private func timeText(_ time: Int64) -> String {
    "time passes: \(InterleavingTable.duration(time))"
  }

  private func parts(_ step: ScheduleTrace.Step, _ lane: Int) -> [String] {
    var parts: [String] = []
    if step.kind == .external, step.lane == lane { parts.append(step.name) }
    parts += step.events.filter { $0.lane == lane }.map(\.text)
    for suspension in step.suspensions
    where suspension.lane == lane && suspension.departure != .interrupted {
      parts.append(text(suspension))
    }
    return parts
  }

  private func text(_ suspension: ScheduleTrace.Suspension) -> String {
    switch suspension.departure {
    case .waits: "waits /\(suspension.number)"
    case .stops: "stops /\(suspension.number)"
    case .yields: "yields /\(suspension.number)"
    case .sleeps(let time):
      "sleeps \(InterleavingTable.duration(time)) /\(suspension.number)"
    case .entersMainActor: "to main actor /\(suspension.number)"
    case .entersActor: "to actor /\(suspension.number)"
    case .leavesActor: "off actor /\(suspension.number)"
    case .interrupted: ""
    case .ends: "ends"
    }
  }

  // MARK: Text

  /// Nanoseconds in the largest unit that leaves no more than three decimals.
  static func duration(_ nanoseconds: Int64) -> String {
    let units: [(Int64, String)] = [(1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "µs")]
    for (size, unit) in units where nanoseconds >= size {
      let thousandths = nanoseconds / (size / 1_000)
      let whole = thousandths / 1_000
      let rest = thousandths % 1_000
      if rest == 0 { return "\(whole) \(unit)" }
      var digits = String(rest + 1_000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      return "\(whole).\(digits) \(unit)"
    }
    return "\(nanoseconds) ns"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func cut(_ text: String, _ width: Int) -> String {
    text.count <= width ? text : text.prefix(width - 1) + "…"
  }

  private func trimmed(_ text: String) -> String {
    var characters = Substring(text)
    while characters.last == " " { characters.removeLast() }
    return String(characters)
  }

  private func wrapped(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var rest = word
      if !line.isEmpty, line.count + 1 + rest.count > width {
        lines.append(line)
        line = ""
      }
      while rest.count > width {
        lines.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
      }
      line += (line.isEmpty ? "" : " ") + rest
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}

extension ScheduleTrace.Step {
  /// A cell without the hop that it ends with, as the task goes on undisturbed in `next`, or
  /// without a yield that only another one follows.
  fileprivate func shortened(_ parts: [String], before next: Self) -> [String] {
    guard let last = suspensions.first(where: { $0.lane == lane }) else { return parts }
    switch last.departure {
    case .entersActor, .leavesActor, .entersMainActor: return parts.dropLast()
    case .yields:
      let yieldsAgain = next.suspensions.contains { $0.lane == lane && $0.departure == .yields }
      return yieldsAgain && next.events.isEmpty ? parts.dropLast() : parts
    case .waits, .stops, .sleeps, .interrupted, .ends: return parts
    }
  }
}
