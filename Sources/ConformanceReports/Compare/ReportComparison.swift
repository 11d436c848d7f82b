package import ConformanceModel
internal import PlainText

/// What became better, worse, new and gone between two reports.
package struct ReportComparison: Sendable {
  /// How a requirement's verdict changed.
  package enum Change: String, CaseIterable, Sendable {
    /// What did not fail the run does now.
    case worse
    /// What failed the run does no longer.
    case better
    /// The verdict or its grade is another one that fails the run as little or as much.
    case other
    /// Only the new report has the requirement.
    case new
    /// Only the old report has the requirement.
    case gone
  }

  /// One requirement whose verdict changed.
  package struct Row: Hashable, Sendable {
    /// How it changed.
    package var change: Change
    /// What the old report says; `nil` where it has no such row.
    package var old: RequirementResult?
    /// What the new report says; `nil` where it has no such row.
    package var new: RequirementResult?
    /// The requirement's id.
    package var id: String { (new?.id ?? old?.id)?.rawValue ?? "" }
  }

  package let old: RunReport
  package let new: RunReport
  /// The changes in the order of ``Change``, then of the reports.
  package let rows: [Row]
  /// Whether something is worse, or is new and fails.
  package let isRegression: Bool

  /// Compares two reports, which may be of different versions, seeds and subjects.
  ///
  /// - Complexity: O(results).
  package init(old: RunReport, new: RunReport) {
    self.old = old
    self.new = new
    let first = Dictionary(old.results.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let ids = Set(new.results.map(\.id))
    var rows = new.results.compactMap { result in
      Self.row(first[result.id], result, old: old, new: new)
    }
    rows += old.results.filter { !ids.contains($0.id) }.map { Row(change: .gone, old: $0) }
    self.rows = Change.allCases.flatMap { change in rows.filter { $0.change == change } }
    isRegression = rows.contains { row in
      row.change == .worse || row.change == .new && row.new.map(new.isGrave) ?? false
    }
  }

  /// The results that a change has.
  package func rows(_ change: Change) -> [Row] { rows.filter { $0.change == change } }

  private static func row(
    _ before: RequirementResult?, _ after: RequirementResult, old: RunReport, new: RunReport
  ) -> Row? {
    guard let before else { return Row(change: .new, old: nil, new: after) }
    let (wasGrave, isGrave) = (old.isGrave(before), new.isGrave(after))
    if wasGrave != isGrave {
      return Row(change: isGrave ? .worse : .better, old: before, new: after)
    }
    if before.grade == after.grade { return nil }
    // A pass that is not judged any more hides whatever comes next.
    let isLost = before.grade == .pass && after.grade == .notApplicable
    return Row(change: isLost ? .worse : .other, old: before, new: after)
  }

  /// `1 worse, 2 better, 1 new`.
  package var counts: String {
    let parts = Change.allCases.compactMap { change in
      let count = rows(change).count
      return count == 0 ? nil : "\(Quantity.text(count)) \(change.rawValue)"
    }
    return parts.isEmpty ? "no verdict changed" : parts.joined(separator: ", ")
  }

  /// What makes the reports hard to compare, one line each.
  package var warnings: [String] {
    let members: [(name: String, old: String, new: String)] = [
      ("subject", old.subject.name, new.subject.name),
      ("profile", old.profile.rawValue, new.profile.rawValue),
      ("suite", old.suiteTitle, new.suiteTitle),
      ("catalogue", "\(old.catalogue)", "\(new.catalogue)"),
      ("seed", old.seed, new.seed),
      ("shard", "\(old.shard?.description ?? "none")", "\(new.shard?.description ?? "none")"),
      ("strictness", "\(old.strict)", "\(new.strict)"),
    ]
    var lines = members.filter { $0.old != $0.new }.map { member in
      HostileText.line("the \(member.name) was '\(member.old)' and is '\(member.new)'")
    }
    if old.subject.contract != new.subject.contract {
      lines.append("the contract is another one: what is judged against it may be, too")
    }
    for (report, name) in [(old, "old"), (new, "new")] where !report.complete {
      lines.append("the \(name) report is partial: its run was stopped")
    }
    return lines
  }
}
