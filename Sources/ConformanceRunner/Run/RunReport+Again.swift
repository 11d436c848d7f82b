internal import ConformanceModel

extension RunReport {
  /// The command line that judges one requirement again.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - token: The replay token of the one case to run, if there is one.
  func again(judging id: RequirementID, token: String? = nil) -> String {
    let profile = self.profile == .standard ? "" : " --profile \(self.profile.rawValue)"
    // A report of one requirement must not replace the one that this line is copied from.
    let choice =
      (token.map { "--replay \($0)" } ?? "--only \(id) --seed \(seed)\(profile)")
      + " --no-reports"
    return subject.commandLine.run(with: choice)
  }
}
