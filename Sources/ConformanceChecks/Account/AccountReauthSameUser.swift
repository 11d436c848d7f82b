internal import ConformanceModel

extension Check {
  /// A proof by another Apple ID is none: nothing is revoked, deleted or stored.
  package static let accountReauthSameUser = account(
    AccountRule(.accountReauthSameUser, verbs: [.reauthenticate, .delete]) { episode, _ in
      guard episode.verb?.flow == .reauthenticate, episode.isComplete, episode.before.isApple
      else { return nil }
      if episode.sentRequest == nil, !episode.exchanges(.deleteUser).isEmpty {
        return [
          AccountDeviation(
            "nobody was asked for a proof, and 'deleteUser' was called", .deletedWithoutProof)
        ]
      }
      guard episode.isConfirmedByOther else { return nil }
      var found: [AccountDeviation] = []
      let steps: [AccountCall.Kind] = [.revokeToken, .deleteData, .deleteUser, .signIn]
      if let step = episode.exchanges.first(where: { steps.contains($0.call.kind) }) {
        found.append(
          AccountDeviation(
            "another person confirmed the sheet, and '\(step.call.kind.rawValue)' was called",
            .otherUserAccepted))
      }
      if episode.after.apple != episode.before.apple {
        found.append(
          AccountDeviation(
            "another person confirmed the sheet, and the stored record changed",
            .otherUserAccepted.saying(
              "the stored record is changed before the backend has accepted the proof")))
      }
      if let answer = episode.answers.first, !answer.isFailure {
        found.append(
          AccountDeviation(
            "another person confirmed the sheet, and the answer is '\(answer.text)'",
            .otherUserAccepted))
      }
      return found
    })
}
