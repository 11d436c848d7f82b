internal import AuthConformance
internal import ConformanceModel
internal import ConformanceReports
internal import ConformanceRunner

/// What can be said of a run while it goes on. Knows no clock and no terminal.
struct RunProgress {
  /// Before this, the time left would be a guess from too little.
  private static let earliestEstimate = 1.0

  private let plan: [RequirementID]
  /// Seconds that each requirement took in an earlier run; those it lacks count as `usual`.
  private let expected: [RequirementID: Double]
  private let usual: Double
  private let columns: Int
  private var underWay: [RequirementID] = []
  private var judged: [(id: RequirementID, grade: Grade, level: Requirement.Level)] = []

  /// - Parameters:
  ///   - plan: The ids that are judged, in the order of their results.
  ///   - expected: Seconds by requirement of an earlier run, empty where there was none.
  ///   - columns: The width of the longest line.
  init(plan: [RequirementID], expected: [RequirementID: Double], columns: Int = 79) {
    self.columns = columns
    self.plan = plan
    self.expected = expected
    let known = plan.compactMap { expected[$0] }
    usual = known.isEmpty ? 1 : max(0.001, known.reduce(0, +) / Double(known.count))
  }

  /// Takes note that a requirement is being judged from now on.
  mutating func begin(_ id: RequirementID) { underWay.append(id) }

  /// Takes note of a result.
  ///
  /// - Returns: Whole lines that are worth showing at once: what is wrong, and an area at its end.
  mutating func note(_ result: RequirementResult) -> [String] {
    underWay.removeAll { $0 == result.id }
    judged.append((result.id, result.grade, result.level))
    var lines: [String] = []
    if Self.isWrong(result.grade) { lines.append(line(of: result)) }
    let area = result.area
    let rest = plan.dropFirst(judged.count).contains { $0.areaName == area }
    if !rest { lines.append(summary(of: area)) }
    return lines
  }

  /// The line that is replaced as the run goes on; at most so many columns as were given.
  ///
  /// - Parameter seconds: Since the run began.
  func line(after seconds: Double) -> String {
    var parts = ["\(judged.count)/\(plan.count)"]
    if let id = underWay.first ?? plan.dropFirst(judged.count).first {
      let area = id.areaName
      let own = plan.filter { $0.areaName == area }
      let done = judged.count { $0.id.areaName == area }
      parts.append("\(area) \(min(done + 1, own.count))/\(own.count)")
      parts.append(id.rawValue.split(separator: ".").last.map(String.init) ?? id.rawValue)
    }
    parts += wrong(in: nil)
    if seconds >= Self.earliestEstimate, !judged.isEmpty {
      parts.append("\(Self.tenths(Double(judged.count) / seconds))/s")
      parts.append("about \(Self.duration(left(after: seconds))) left")
    }
    return Columns.shortened(parts.joined(separator: "  "), to: columns)
  }

  /// Seconds that the rest takes, if it is to the past as the earlier run's rest was to its past.
  private func left(after seconds: Double) -> Double {
    let done = judged.reduce(0) { $0 + (expected[$1.id] ?? usual) }
    let whole = plan.reduce(0) { $0 + (expected[$1] ?? usual) }
    return done > 0 ? seconds * max(0, whole - done) / done : 0
  }

  private func summary(of area: String) -> String {
    let own = judged.filter { $0.id.areaName == area }
    var parts = ["\(own.count { $0.grade == .pass }) pass"] + wrong(in: area)
    let known = own.count { $0.grade == .expectedFailure }
    if known > 0 { parts.append("\(known) known") }
    let absent = own.count { $0.grade == .notApplicable }
    if absent > 0 { parts.append("\(absent) not applicable") }
    return Columns.padded(area, to: 14) + parts.joined(separator: ", ")
  }

  /// How many of each kind, in the words of the report: `2 fail`, `1 should`.
  ///
  /// - Parameter area: Whose requirements; `nil` for all.
  private func wrong(in area: String?) -> [String] {
    let wrong = judged.filter {
      Self.isWrong($0.grade) && (area == nil || area == String($0.id.areaName))
    }
    let words = wrong.map { row in
      row.grade.blamesSubject && row.level != .must ? row.level.rawValue : row.grade.words
    }
    let order = Grade.allCases.map(\.words) + [Requirement.Level.should, .advice].map(\.rawValue)
    return order.compactMap { word in
      let count = words.count { $0 == word }
      return count > 0 ? "\(count) \(word)" : nil
    }
  }

  private static func isWrong(_ grade: Grade) -> Bool {
    ![.pass, .notApplicable, .expectedFailure].contains(grade)
  }

  /// One line: the word, the id, and the first thing that was seen.
  private func line(of result: RequirementResult) -> String {
    let line = "\(result.title)  \(result.id): \(result.firstObservation)"
    return Columns.shortened(HostileText.line(line), to: columns)
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }
}
