/// Which areas of a subject have stopped answering, so that the rest of them is left out.
///
/// A hang is only known by waiting. A subject that sleeps would cost every requirement of its area
/// that wait, and teach nothing that the first ones have not. What is left out gets a verdict all
/// the same: inconclusive, with the hangs that it follows from. The rule goes by catalogue order
/// alone, so that jobs and shards come to what one run comes to.
package struct HangLedger: Sendable {
  /// One hang may belong to one input; two are the area's.
  package static let enough = 2

  private var hung: [Substring: [Int: RequirementID]] = [:]

  package init() {}

  /// Notes what was judged; only hangs count.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - position: Where it stands in catalogue order.
  package mutating func note(_ grade: Grade, of id: RequirementID, at position: Int) {
    if grade == .hang { hung[id.areaName, default: [:]][position] = id }
  }

  /// The verdict on a requirement that need not be judged; `nil` where it must be.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - position: Where it stands in catalogue order; hangs that come later do not count.
  package func leftOut(_ id: RequirementID, at position: Int) -> CheckOutcome? {
    let before = (hung[id.areaName] ?? [:]).filter { $0.key < position }
      .sorted { $0.key < $1.key }.prefix(Self.enough).map(\.value.rawValue)
    guard before.count == Self.enough else { return nil }
    return CheckOutcome(
      grade: .inconclusive, cases: 0, scope: "left out after \(Self.enough) hangs in its area",
      evidence: Evidence(
        observed: ["not judged: the subject hung in \(before.joined(separator: " and in "))"],
        cause: .hangs))
  }
}

extension RunReport {
  /// Leaves out what a run of the whole would have left out.
  ///
  /// - Parameter again: The command line that judges one requirement again, by id.
  package mutating func leaveOutAfterHangs(again: (RequirementID) -> String) {
    var ledger = HangLedger()
    for (position, result) in results.enumerated() {
      ledger.note(result.grade, of: result.id, at: position)
      guard result.grade != .notApplicable, let requirement = Requirement.named(result.id),
        let outcome = ledger.leftOut(result.id, at: position)
      else { continue }
      results[position] = RequirementResult(
        requirement: requirement, outcome: outcome, again: again(result.id))
      plots?.removeAll { $0.requirement == result.id }
    }
    if plots?.isEmpty == true { plots = nil }
  }

  /// Fills in `impliedBy` of everything that was left out.
  mutating func foldLeftOut() {
    for index in results.indices where results[index].evidence?.cause?.isSame(as: .hangs) == true {
      let area = results[index].area
      results[index].impliedBy = results.first { $0.area == area && $0.grade == .hang }?.id
    }
  }
}
