internal import ConformanceChecks
package import ConformanceModel
internal import PlainText

extension RunReport {
  /// Grades the results by what was expected of them.
  ///
  /// Looks at what the checks said, whatever was expected before: applying twice is applying
  /// once, and merged parts are graded anew.
  ///
  /// - Parameters:
  ///   - expectations: The failures that are known.
  ///   - day: Today.
  /// - Complexity: O(results × expectations).
  package mutating func apply(_ expectations: [KnownFailure], on day: CalendarDay) {
    removeExpectations()
    self.expectations = expectations
    for index in results.indices {
      let naming = expectations.filter { $0.names(results[index].id) }
      results[index].meet(naming, on: day)
    }
    for entry in expectations where !results.contains(where: { $0.id.rawValue == entry.id }) {
      if let row = staleRow(entry) { results.append(row) }
    }
    unfoldUnexpected()
  }

  /// Takes the report back to what the checks said.
  package mutating func removeExpectations() {
    expectations = nil
    results.removeAll { Requirement.named($0.id) == nil && $0.grade == .staleExpectation }
    for index in results.indices {
      guard let note = results[index].expectation else { continue }
      if [.passed, .stale].contains(note.status) { results[index].remedy = nil }
      results[index].grade = note.judged
      results[index].expectation = nil
    }
    for index in results.indices { results[index].impliedBy = nil }
    foldImplied()
  }

  /// A row for an expectation that is about nothing; `nil` where it is about something, or about
  /// what this run does not judge.
  private func staleRow(_ entry: KnownFailure) -> RequirementResult? {
    let named = results.filter { entry.names($0.id) }
    guard !named.contains(where: { $0.grade != .notApplicable }) else { return nil }
    let judged = Set(results.map(\.id))
    let elsewhere = Requirement.all.contains { entry.names($0.id) && !judged.contains($0.id) }
    guard !elsewhere else { return nil }
    let ids = Requirement.all.map(\.id.rawValue)
    let hint = NearestName.to(entry.id, among: ids).map { "Did you mean '\($0)'? " } ?? ""
    let found =
      named.isEmpty
      ? "no requirement is called '\(entry.id)'"
      : "none of the requirements that match '\(entry.id)' applies to the subject"
    var row = RequirementResult(
      RequirementID(rawValue: entry.id),
      claim: "every expectation is about a requirement that is judged",
      CheckOutcome(grade: .staleExpectation, cases: 0, scope: "the expectation file"))
    row.remedy =
      named.isEmpty && !entry.isPattern
      ? "\(hint)Correct the expectation or delete it." : "Correct the expectation or delete it."
    row.expectation = ExpectationNote(
      status: .stale, entry: entry, judged: .notApplicable, difference: found)
    return row
  }

  /// An unexpected failure is not hidden behind an expected one that brings it with it.
  private mutating func unfoldUnexpected() {
    let open = Set(results.filter { $0.grade == .expectedFailure }.map(\.id))
    for index in results.indices where results[index].grade != .expectedFailure {
      if let cause = results[index].impliedBy, open.contains(cause) {
        results[index].impliedBy = nil
      }
    }
  }
}

extension RequirementResult {
  /// Grades the result by the expectations that name it.
  fileprivate mutating func meet(_ entries: [KnownFailure], on day: CalendarDay) {
    guard let first = entries.first, grade != .suiteError else { return }
    if grade == .pass {
      expectation = ExpectationNote(
        status: .passed, entry: first, judged: grade,
        difference: "the requirement holds now")
      grade = .unexpectedPass
      remedy =
        first.isPattern
        ? "Delete the expectation '\(first.id)', or narrow it to what still fails."
        : "Delete the expectation: what it is about was repaired."
    } else if grade == .notApplicable {
      // A pattern may name more than applies; that is not the list's fault.
      guard let exact = entries.first(where: { !$0.isPattern }) else { return }
      expectation = ExpectationNote(
        status: .stale, entry: exact, judged: grade,
        difference: "the requirement does not apply")
      grade = .staleExpectation
      remedy = "Delete the expectation: it is about nothing that is judged."
    } else {
      let fitting = entries.filter { $0.fits(grade, evidence) }
      if let entry = fitting.first(where: { !$0.isExpired(on: day) }) {
        expectation = ExpectationNote(status: .met, entry: entry, judged: grade)
        grade = .expectedFailure
      } else if let entry = fitting.first, let end = entry.expires {
        expectation = ExpectationNote(
          status: .expired, entry: entry, judged: grade,
          difference: "its last day, \(end), is over")
      } else {
        expectation = ExpectationNote(
          status: .different, entry: first, judged: grade, difference: difference(from: first))
      }
    }
  }

  private func difference(from entry: KnownFailure) -> String {
    guard entry.grade == grade else {
      return "the grade is '\(grade.rawValue)', not '\(entry.grade.rawValue)'"
    }
    if !entry.hasCause(of: evidence) {
      let found = evidence?.cause.map { "'\($0.name)'" } ?? "not known"
      return "the cause is \(found), not '\(entry.cause ?? "")'"
    }
    return "no line of the evidence holds '\(entry.message ?? "")'"
  }
}
