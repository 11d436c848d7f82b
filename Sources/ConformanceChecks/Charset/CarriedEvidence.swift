package import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

/// Evidence against uniform letters that goes on from run to run.
///
/// The wealth of an e-process may be looked at after every run: the chance that it *ever* accuses
/// a correct generator is at most 1e-12, however many runs there are (Ville, 1939). So nightly
/// runs gather the power that one of them lacks.
package struct CarriedEvidence: Codable, Sendable {
  /// The name of this format.
  package static let schema = "urn:auth-conformance:schema:evidence-1"

  private let schema: String
  /// Whose nonces were counted; another version may have another generator.
  let subject: String
  private(set) var version: String?
  /// How many runs have added to it.
  package internal(set) var runs: Int
  /// One for each group of positions with letters of their own.
  var groups: [LetterEvidence.Saved]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case subject, version, runs, groups
  }

  /// Starts with no evidence.
  package init(subject: String, version: String?) {
    schema = Self.schema
    self.subject = subject
    self.version = version
    runs = 0
    groups = []
  }

  /// Whether the numbers of a file can be added up: no run comes near these.
  package var isCountable: Bool { (0...1 << 40).contains(runs) && groups.count <= 512 }

  /// Why evidence cannot be carried on.
  package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
  }

  /// Adds the letters of a run, and judges `charset.uniform` by all letters so far.
  ///
  /// - Parameters:
  ///   - report: Of nonces that were not added before; it gets the verdict of the evidence where
  ///     that accuses the subject, and else says in its scope how far the evidence reaches.
  ///   - subject: Whose nonces they are.
  /// - Throws: ``Refusal`` with the reason, where the evidence is of something else.
  package mutating func carryOn(
    with report: inout RunReport, of subject: String
  ) throws(Refusal) {
    try verifySubject(subject)
    let plots = (report.plots ?? []).filter { $0.requirement == Self.requirement }
    let contract = report.subject.contract.nonce
    let alphabets = LetterGroup.groups(of: contract, positions: contract.defaultLength)
    guard !plots.isEmpty else {
      throw Refusal(
        description:
          "the run did not judge \(Self.requirement), so that there is no evidence to carry on")
    }
    let isNew = beginAnew(of: report.subject.contract.version, plots, alphabets)
    var evidence: [LetterEvidence] = []
    for (index, plot) in plots.enumerated() {
      guard let rows = plot.rows,
        let group = alphabets.first(where: { $0.positions.starts(with: plot.positions) })
      else {
        throw Refusal(
          description: "nonces of more than \(LetterPlot.mostCells) letters and positions, which "
            + "no evidence file holds")
      }
      var known = LetterEvidence(
        alphabet: group.alphabet, positions: plot.positions.count,
        falseAlarm: DrawnNonces.falseAlarm)
      if index < groups.count {
        do throws(LetterEvidenceError) {
          try known.restore(groups[index])
        } catch {
          throw Refusal(description: error.description)
        }
      }
      known.add(cells: rows.flatMap(\.self))
      evidence.append(known)
    }
    groups = evidence.map(\.saved)
    runs += 1
    note(evidence, isNew, in: &report)
  }

  /// Forgets what was gathered of another version, or under another contract: what was repaired is
  /// not accused of what it was.
  ///
  /// - Returns: What was forgotten, in words; `nil` where nothing was.
  private mutating func beginAnew(
    of version: String?, _ plots: [LetterPlot], _ alphabets: [LetterGroup]
  ) -> String? {
    let isOfVersion = self.version == version
    let isOfContract =
      groups.count == plots.count
      && zip(groups, plots).allSatisfy { group, plot in
        let now = alphabets.first { $0.positions.starts(with: plot.positions) }
        return group.positions == plot.positions.count && group.alphabet == now?.alphabet.bytes
      }
    defer { self.version = version }
    guard runs > 0, !isOfVersion || !isOfContract else { return nil }
    let forgotten =
      isOfVersion ? "under another contract" : "of version \(self.version ?? "(none)")"
    defer { (runs, groups) = (0, []) }
    return "begun anew: \(Quantity.text(runs, "run")) \(forgotten) no longer count"
  }

  private static let requirement = RequirementID.charsetUniform

  private func verifySubject(_ current: String) throws(Refusal) {
    guard schema == Self.schema else {
      throw Refusal(description: "not an evidence file of this release. Start a new one")
    }
    guard subject == current else {
      throw Refusal(
        description: "gathered from the subject '\(subject)', this run judges "
          + "'\(current)'. Start a new evidence file")
    }
  }

  func verifyOrigin(_ current: String, _ currentVersion: String?) throws(Refusal) {
    try verifySubject(current)
    guard version == currentVersion else {
      throw Refusal(
        description: "gathered from version \(version ?? "(none)") of the subject, this run "
          + "judges version \(currentVersion ?? "(none)"). Start a new evidence file")
    }
  }

  private func note(
    _ evidence: [LetterEvidence], _ isNew: String?, in report: inout RunReport
  ) {
    guard let index = report.results.firstIndex(where: { $0.id == Self.requirement }),
      let requirement = Requirement.named(Self.requirement)
    else { return }
    let letters = evidence.reduce(0) { $0 + $1.letters }
    let reach =
      "carried evidence of \(Quantity.text(letters)) letters in "
      + "\(Quantity.text(runs, "run")), false alarm below 1e-12 ever"
      + (isNew.map { ", \($0)" } ?? "")
    let old = report.results[index]
    let proofs = evidence.filter(\.hasDecided)
    guard !proofs.isEmpty, old.grade != .fail else {
      report.results[index].scope += "; \(reach)"
      return
    }
    let outcome = CheckOutcome.fail(
      cases: old.cases, scope: "\(old.scope); \(reach)",
      Evidence(
        observed: [
          "declared letters are not equally likely, as the runs together show",
          "what has failed stays failed: after a repair give the contract another 'version', and "
            + "the evidence begins anew",
        ],
        drawn: proofs.map { "\($0.leadingDefect) (p \($0.result.pText) over all runs)" },
        cause: proofs.first?.leadingAlternative?.shape.cause))
    report.results[index] = RequirementResult(
      requirement: requirement, outcome: outcome, again: old.again ?? again(report))
    report.foldImplied()
  }

  private func again(_ report: RunReport) -> String {
    "auth-conformance \(report.subject.commandLine)"
  }
}
