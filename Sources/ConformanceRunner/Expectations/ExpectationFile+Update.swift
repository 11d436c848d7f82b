internal import AuthConformance
internal import ConformanceChecks
package import ConformanceModel
internal import ConformanceVectors

extension ExpectationFile {
  /// What an update changed.
  package struct Changes: Equatable, Sendable, CustomStringConvertible {
    /// Entries for failures that no entry named.
    package var added: Int = 0
    /// Entries whose failure has another grade, cause or message now.
    package var changed: Int = 0
    /// Entries about what holds now, or about nothing.
    package var deleted: Int = 0
    /// Entries whose last day is over; only people move that day.
    package var expired: Int = 0

    package var description: String {
      let ended = expired == 0 ? "" : "; expired and left as they are: \(expired)"
      return "\(added) added, \(changed) changed, \(deleted) deleted\(ended)"
    }
  }

  /// Makes the file what a run shows: afterwards every failure is named and nothing else.
  ///
  /// What the run did not judge stays, as do comments, reasons, links, order, and the last days:
  /// an update never prolongs one. A pattern of which something holds now becomes one entry for
  /// each requirement that still fails.
  ///
  /// - Parameters:
  ///   - report: Of a whole run.
  ///   - day: Today.
  /// - Returns: What was changed.
  package mutating func update(from report: RunReport, on day: CalendarDay) -> Changes {
    var report = report
    report.removeExpectations()
    var changes = Changes()
    entries = entries.flatMap { entry in
      let kept = successors(of: entry, in: report)
      if kept.isEmpty { changes.deleted += 1 } else if kept != [entry] { changes.changed += 1 }
      return kept
    }
    changes.expired = entries.count { $0.expectation.isExpired(on: day) }
    for result in report.results where report.keepsFromConforming(result) {
      let isNamed = expectations.contains {
        $0.names(result.id) && $0.fits(result.grade, result.evidence)
      }
      guard !isNamed else { continue }
      entries.append(Entry(Self.record(result, on: day)))
      changes.added += 1
    }
    return changes
  }

  /// What becomes of an entry: itself, a changed one, several narrower ones, or none.
  private func successors(of entry: Entry, in report: RunReport) -> [Entry] {
    let known = entry.expectation
    let named = report.results.filter { known.names($0.id) }
    let judged = Set(named.map(\.id))
    if Requirement.all.contains(where: { known.names($0.id) && !judged.contains($0.id) }) {
      return [entry]
    }
    let open = named.filter { $0.grade != .pass && $0.grade != .notApplicable }
    if known.isPattern {
      if !named.contains(where: { $0.grade == .pass }) { return open.isEmpty ? [] : [entry] }
      return open.filter { known.fits($0.grade, $0.evidence) }.map { result in
        var narrow = entry
        narrow.expectation.id = result.id.rawValue
        return narrow
      }
    }
    guard let result = open.first else { return [] }
    let siblings = expectations.filter { $0.id == known.id }
    // Entries of one id are alternatives; while one of them fits, all stay.
    let fits = siblings.contains { $0.fits(result.grade, result.evidence) }
    guard !fits, siblings.first == known, Grade.expectable.contains(result.grade) else {
      return [entry]
    }
    var changed = entry
    changed.expectation.grade = result.grade
    changed.expectation.cause = result.evidence?.cause?.name
    changed.expectation.message = Self.message(of: result)
    return [changed]
  }

  /// The whole likely cause, where it says more than the cause's name: it is the same for every seed
  /// and profile, which no observation is.
  private static func message(of result: RequirementResult) -> String? {
    guard let likely = result.evidence?.likely,
      likely != result.evidence?.cause.flatMap({ Cause.named($0.name) })?.sentence
    else { return nil }
    return likely
  }

  private static func record(_ result: RequirementResult, on day: CalendarDay) -> KnownFailure {
    let lead = result.impliedBy.map { "Follows from \($0); recorded" }
    let reason = lead ?? "Not looked into: recorded"
    return KnownFailure(
      id: result.id.rawValue, grade: result.grade, cause: result.evidence?.cause?.name,
      message: message(of: result),
      why: "\(reason) by --update-expectations on \(day).")
  }
}

extension RunReport {
  /// Whether a result keeps the run from its exit code 0 in a way that can be expected.
  fileprivate func keepsFromConforming(_ result: RequirementResult) -> Bool {
    guard Grade.expectable.contains(result.grade) else { return false }
    return failsRun(result)
      || !result.grade.blamesSubject && result.level != .advice
  }
}
