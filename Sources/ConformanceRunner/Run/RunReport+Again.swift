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
    guard let token else { return again(choosing: drawing(id, repeats)) }
    return subject.commandLine.run(with: "--replay \(token) --no-reports")
  }

  /// The command line that judges what some options choose.
  private func again(choosing choice: String) -> String {
    let profile = self.profile == .standard ? "" : " --profile \(self.profile.rawValue)"
    // A report of one requirement must not replace the one that this line is copied from.
    return subject.commandLine.run(with: "\(choice) --seed \(seed)\(profile) --no-reports")
  }

  /// Has the line that repeats a crash judge all that the crash explains, once that is folded: each
  /// of these may have ended at a place of its own.
  mutating func repeatWholeCrashes() {
    for index in results.indices {
      let lead = results[index]
      guard lead.grade == .crash, lead.impliedBy == nil, lead.again != nil,
        lead.evidence?.replay == nil
      else { continue }
      var block = [lead.id]
      // What follows from a follower is in the same block.
      while let next = results.first(where: { result in
        !block.contains(result.id) && result.impliedBy.map(block.contains) == true
      }) { block.append(next.id) }
      guard block.count > 1 else { continue }
      let ids = block.map(\.rawValue).joined(separator: ",")
      results[index].again = again(choosing: "--only \(ids)")
    }
  }

  /// What has to be judged for a requirement to meet the same number of nonces.
  private func drawing(_ id: RequirementID, _ repeats: Bool) -> String {
    let areas: [Requirement.Area] = [.nonce, .charset]
    let before = repeats ? results.filter { areas.map(\.rawValue).contains($0.area) } : []
    return before.contains { $0.grade != .notApplicable }
      ? "--area \(areas.map(\.rawValue).joined(separator: ","))" : "--only \(id)"
  }
}
