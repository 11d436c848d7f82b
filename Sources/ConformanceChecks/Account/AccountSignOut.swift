internal import ConformanceModel

extension Check {
  /// Signing out forgets the provider's stored user id, that one only, then leaves the backend.
  package static let accountSignOut = account(
    AccountRule(.accountSignOut, verbs: [.signOut], scenes: [.signOutDuringUpdate]) {
      episode, _ in
      guard episode.verb == .signOut, episode.isComplete, episode.before.isApple else { return nil }
      var found: [AccountDeviation] = []
      if let stored = episode.after.apple?.user {
        found.append(
          AccountDeviation(
            "'\(stored)' is still stored after the sign-out",
            .storedIDKept))
      }
      let other = AccountWorld.other
      if episode.after.records[other] != episode.before.records[other] {
        found.append(
          AccountDeviation(
            "the stored user of \(other) was changed", .storageCleared))
      }
      let calls = episode.exchanges(.signOut)
      guard let call = calls.first else {
        return found + [
          AccountDeviation(
            "the backend was not told to sign out", .backendSessionKept)
        ]
      }
      if let stored = call.records[AccountWorld.apple]?.user, episode.after.apple?.user == nil {
        found.append(
          AccountDeviation(
            "'\(stored)' was still stored when the backend was told to sign out",
            .idForgottenLate))
      }
      if let error = calls.last?.error, let answer = episode.answers.first, !answer.isFailure {
        found.append(
          AccountDeviation(
            "the backend failed with '\(error.code)', and the answer is '\(answer.text)'",
            .signOutErrorDropped))
      }
      return found
    })
}
