internal import ConformanceModel
package import PropertyEngine
internal import ScheduleExplorer

/// One recorded case of one requirement, to be run again instead of all cases.
package struct CheckReplay: Hashable, Sendable {
  /// The token as it was printed.
  package let text: String
  /// Who can run it.
  package let stamp: ReplayStamp
  /// The choices.
  package let token: ReplayToken
  /// Whether choices that do not fit are moved to the nearest that do, for simplifying.
  package var movesChoices = false

  /// Reads a token and looks whether this suite can run it.
  ///
  /// A token of the other build mode is one as well: see ``isOfOtherBuild``.
  ///
  /// - Throws: ``ReplayProblem``.
  package init(_ text: String) throws(ReplayProblem) {
    do { token = try ReplayToken(text) } catch { throw .malformed(error.description) }
    // That of a schedule stands behind the numbers of options of its decisions.
    let header = (try? ScheduleToken(text))?.header ?? token.header
    guard let stamp = ReplayStamp(header: header) else { throw .noStamp(token.header) }
    guard stamp.suite == Suite.version else { throw .otherSuite(stamp) }
    guard let check = Catalogue.check(stamp.requirement), check.replays else {
      throw .unknownRequirement(stamp)
    }
    self.text = text
    self.stamp = stamp
  }

  /// Whether this program was built in another mode than the one that printed the token.
  ///
  /// Tasks suspend elsewhere in it, so a recorded order means nothing there. Values mean the same:
  /// the recorded story is searched for the same failure in all its orders.
  package var isOfOtherBuild: Bool { stamp.build != Suite.buildMode }

  /// Runs the recorded order of accesses to memory again.
  ///
  /// Where threads meet, a search may learn late, and a token does not tell. An order that does not
  /// fit without that has to come up again in the search that found it, the same in all choices.
  ///
  /// - Parameters:
  ///   - recorded: Runs what the token says.
  ///   - search: Searches as whoever printed the token did.
  func again(
    _ recorded: () throws -> ExplorationReport, search: () throws -> ExplorationReport
  ) rethrows -> ExplorationReport {
    let report = try recorded()
    guard !movesChoices, case .replayDiffers = report.verdict else { return report }
    let found = try search()
    return found.counterexample?.token.description == text ? found : report
  }

  /// What is said of a search that a token of another build began.
  var otherBuildRemark: String {
    "the story of a token of a \(stamp.build) build, its orders searched anew in this "
      + "\(Suite.buildMode) build"
  }
}

/// Why a replay token cannot be run.
package enum ReplayProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case malformed(String)
  case noStamp(String)
  case otherSuite(ReplayStamp)
  case unknownRequirement(ReplayStamp)
  case otherRequirement(ReplayStamp, chosen: [String])

  package var description: String {
    switch self {
    case .malformed(let sentence): "option '--replay': \(sentence)"
    case .noStamp(let header):
      "option '--replay': the token's header is '\(header)', expected suite version, requirement "
        + "and build mode. It was printed by another tool."
    case .otherSuite(let stamp):
      "option '--replay': the token is of suite \(stamp.suite), this is \(Suite.version), which "
        + "draws other values. Judge again with '--only \(stamp.requirement)'."
    case .unknownRequirement(let stamp):
      "option '--replay': the token is for '\(stamp.requirement)', which draws no cases. Judge "
        + "again with '--only \(stamp.requirement)'."
    case .otherRequirement(let stamp, let chosen):
      "option '--replay': the token is for '\(stamp.requirement)', which "
        + "'\(chosen.joined(separator: ","))' does not choose. Leave '--only' and '--area' out."
    }
  }
}

/// Thrown by a check whose replay asks for other choices than the token has.
package struct ReplayDiverged: Error, Hashable, Sendable {
  /// Where, as the engine says it.
  package let place: String

  package init(_ place: String) { self.place = place }

  /// Neither pass nor fail: the recorded case could not be run.
  var outcome: CheckOutcome {
    CheckOutcome(
      grade: .inconclusive, cases: 0, scope: "the case of the replay token",
      evidence: Evidence(
        observed: ["the token does not fit the run: \(place)"],
        cause: .changedSince))
  }
}
