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

  /// Has the line that repeats a failure judge all that it takes to see it gone, once that is folded:
  /// with a crash all that it explains, for each of these may have ended at a place of its own; with
  /// another failure those in which something else is wrong as well.
  mutating func repeatWholeBlocks() {
    for index in results.indices {
      let lead = results[index]
      guard [.crash, .fail].contains(lead.grade), lead.impliedBy == nil, lead.again != nil,
        lead.evidence?.replay == nil
      else { continue }
      var block = [lead]
      // What follows from a follower is in the same block.
      while let next = results.first(where: { result in
        !block.contains { $0.id == result.id }
          && result.impliedBy.map { id in block.contains { $0.id == id } } == true
      }) { block.append(next) }
      let judged = block.filter { result in
        result.id == lead.id || lead.grade == .crash || result.evidence?.also.isEmpty == false
      }
      guard judged.count > 1 else { continue }
      let ids = judged.map(\.id.rawValue).joined(separator: ",")
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
