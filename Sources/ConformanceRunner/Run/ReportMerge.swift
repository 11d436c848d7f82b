internal import AuthConformance
internal import ConformanceChecks
package import ConformanceModel

/// Puts the reports of one run's parts together.
package struct ReportMerge {
  /// A report and where it was read.
  package struct Part: Sendable {
    /// The file's name.
    package var name: String
    /// What was read.
    package var report: RunReport

    package init(name: String, report: RunReport) {
      self.name = name
      self.report = report
    }
  }

  /// Why reports do not belong together.
  package struct Mismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was found and what to do.
    package var description: String
  }

  private let parts: [Part]

  /// - Parameter parts: At least one.
  package init(_ parts: [Part]) { self.parts = parts }

  /// The report that one run of all parts would have written, but for durations and what comes
  /// from the subject's own randomness.
  ///
  /// - Throws: ``Mismatch`` where the parts are not of one run, overlap, or leave a gap.
  package func report() throws(Mismatch) -> RunReport {
    guard var merged = parts.first?.report else {
      throw Mismatch(description: "there is nothing to merge")
    }
    for part in parts.dropFirst() { try checkOneRun(part, with: parts[0]) }
    try checkShards()
    try checkOverlap()
    let reports = parts.map(\.report)
    merged.shard = nil
    merged.complete = reports.allSatisfy(\.complete)
    merged.results = Self.sorted(reports.flatMap(\.results), by: \.id)
    let plots = Self.sorted(reports.flatMap { $0.plots ?? [] }, by: \.requirement)
    merged.plots = plots.isEmpty ? nil : plots
    merged.timing = timing
    try grade(&merged)
    return merged
  }

  private func checkOneRun(_ part: Part, with first: Part) throws(Mismatch) {
    let (one, other) = (first.report, part.report)
    let members: [(name: String, one: String, other: String)] = [
      ("subject", one.subject.name, other.subject.name),
      ("command", "\(one.subject.commandLine)", "\(other.subject.commandLine)"),
      ("suite", one.suiteTitle, other.suiteTitle),
      ("catalogue", "\(one.catalogue)", "\(other.catalogue)"),
      ("profile", one.profile.rawValue, other.profile.rawValue), ("seed", one.seed, other.seed),
      ("strictness", "\(one.strict)", "\(other.strict)"),
    ]
    for member in members where member.one != member.other {
      throw Mismatch(
        description: "\(part.name): the \(member.name) is '\(member.other)', in \(first.name) it "
          + "is '\(member.one)'. Merge only parts of one run.")
    }
    let hidden: [(name: String, isSame: Bool)] = [
      ("contract", one.subject.contract == other.subject.contract),
      ("expectations", one.expectations == other.expectations), ("newer", one.newer == other.newer),
    ]
    for member in hidden where !member.isSame {
      throw Mismatch(
        description: "\(part.name): another '\(member.name)' than in \(first.name). "
          + "Merge only parts of one run.")
    }
  }

  private func checkShards() throws(Mismatch) {
    let count = parts[0].report.shard?.count
    var holders: [Int: String] = [:]
    for part in parts {
      guard part.report.shard?.count == count else {
        let found = part.report.shard.map { "is shard \($0)" } ?? "is no shard"
        let first = parts[0].report.shard.map { "shard \($0)" } ?? "none"
        throw Mismatch(
          description: "\(part.name): \(found), \(parts[0].name) is \(first). "
            + "Merge the shards of one run.")
      }
      guard let shard = part.report.shard else { continue }
      if let holder = holders.updateValue(part.name, forKey: shard.index) {
        throw Mismatch(
          description: "\(part.name): is shard \(shard), as \(holder) is. Merge each shard once.")
      }
    }
    guard let count else { return }
    let missing = (1...count).filter { holders[$0] == nil }.map { "\($0)/\(count)" }
    guard missing.isEmpty else {
      throw Mismatch(
        description: "missing shards: \(missing.joined(separator: ", ")). Merge all of one run.")
    }
  }

  private func checkOverlap() throws(Mismatch) {
    var holders: [RequirementID: String] = [:]
    for part in parts {
      for result in part.report.results where Requirement.named(result.id) != nil {
        guard let holder = holders.updateValue(part.name, forKey: result.id) else { continue }
        throw Mismatch(
          description: "\(part.name): judges \(result.id), as \(holder) does. Verdicts are not "
            + "added up; evidence of several runs is carried on by --evidence.")
      }
    }
  }

  /// Folds and grades anew: cause and effect may have been judged in different parts.
  private func grade(_ merged: inout RunReport) throws(Mismatch) {
    let expectations = merged.expectations
    merged.removeExpectations()
    let run = merged
    merged.leaveOutAfterHangs { run.again(judging: $0) }
    merged.foldImplied()
    merged.repeatWholeBlocks()
    guard let expectations else { return }
    guard let day = CalendarDay(String(merged.timing.startedAt.prefix(10))) else {
      throw Mismatch(
        description: "\(parts[0].name): the run began at '\(merged.timing.startedAt)', which is no "
          + "day to judge expectations on.")
    }
    merged.apply(expectations, on: day)
  }

  private var timing: RunReport.Timing {
    let timings = parts.map(\.report.timing)
    return RunReport.Timing(
      startedAt: timings.map(\.startedAt).min() ?? "",
      seconds: timings.reduce(0) { $0 + $1.seconds },
      byRequirement: timings.reduce(into: [:]) { all, timing in
        all.merge(timing.byRequirement) { one, other in one + other }
      })
  }

  /// Catalogue order; what the catalogue does not know comes last, in the order it was found.
  private static func sorted<Row>(_ rows: [Row], by id: KeyPath<Row, RequirementID>) -> [Row] {
    let order = Dictionary(
      uniqueKeysWithValues: Requirement.all.enumerated().map { ($1.id, $0) })
    return rows.enumerated().sorted {
      let places = (order[$0.element[keyPath: id]], order[$1.element[keyPath: id]])
      return (places.0 ?? .max, $0.offset) < (places.1 ?? .max, $1.offset)
    }.map(\.element)
  }
}
