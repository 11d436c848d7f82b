internal import ConformanceChecks
package import ConformanceModel
internal import PropertyEngine

/// The failing case of each requirement, kept from run to run and played before all others.
package struct KeptFailures: Sendable {
  private let database: FailureDatabase

  /// - Parameter folder: Made with the first failure; its parent must be there.
  package init(folder: String) { database = FailureDatabase(folder: folder) }

  /// The tokens kept of a subject that this suite can run, by requirement.
  ///
  /// - Parameter subject: As the command line names it.
  package func tokens(of subject: SubjectCommandLine) -> [RequirementID: String] {
    let kept = Catalogue.checks.filter(\.replays).compactMap { check in
      database.tokens(for: name(subject, check.id)).map(\.description)
        .first { (try? CheckReplay($0)) != nil }
        .map { (check.id, $0) }
    }
    return Dictionary(uniqueKeysWithValues: kept)
  }

  /// Keeps the cases that failed, and forgets those of requirements that hold now.
  ///
  /// - Returns: Whether the folder holds what was to be kept.
  package func keep(_ report: RunReport) -> Bool {
    var isKept = true
    for result in report.results {
      let name = name(report.subject.commandLine, result.id)
      if let text = result.evidence?.replay, let token = try? ReplayToken(text) {
        isKept = database.store([token], for: name) && isKept
      } else if result.grade == .pass {
        isKept = database.store([], for: name) && isKept
      }
    }
    return isKept
  }

  private func name(_ subject: SubjectCommandLine, _ requirement: RequirementID) -> String {
    "\(requirement) \(subject)"
  }
}
