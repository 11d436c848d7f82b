internal import ConformanceModel

extension RunReport {
  /// The command line that judges one requirement again.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - token: The replay token of the one case to run, if there is one.
  ///   - repeats: Whether a nonce came again: that depends on how many were drawn before, by the
  ///     requirements that were judged in the same process.
  func again(judging id: RequirementID, token: String? = nil, repeats: Bool = false) -> String {
    let profile = self.profile == .standard ? "" : " --profile \(self.profile.rawValue)"
    // A report of one requirement must not replace the one that this line is copied from.
    let choice =
      (token.map { "--replay \($0)" } ?? "\(drawing(id, repeats)) --seed \(seed)\(profile)")
      + " --no-reports"
    return subject.commandLine.run(with: choice)
  }

  /// What has to be judged for a requirement to meet the same number of nonces.
  private func drawing(_ id: RequirementID, _ repeats: Bool) -> String {
    let areas: [Requirement.Area] = [.nonce, .charset]
    let before = repeats ? results.filter { areas.map(\.rawValue).contains($0.area) } : []
    return before.contains { $0.grade != .notApplicable }
      ? "--area \(areas.map(\.rawValue).joined(separator: ","))" : "--only \(id)"
  }
}
