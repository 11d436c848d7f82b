internal import ConformanceModel

extension Check {
  /// The completion is called exactly once on every path.
  package static let accountAnswered = account(
    AccountRule(
      .accountAnswered,
      verbs: [.signIn, .link, .reauthenticate, .signOut, .delete, .launch, .nativeSignIn],
      scenes: AccountScene.allCases
    ) { episode, _ in
      guard episode.verb != nil else { return nil }
      if episode.isEndless {
        return [
          AccountDeviation(
            "\(episode.exchanges.count) calls were made, and there was no answer",
            likely: "a failed call is made again without end")
        ]
      }
      if episode.answers.count > 1 {
        let words = episode.answers.map(\.word).joined(separator: ", ")
        return [
          AccountDeviation(
            "the completion was called \(episode.answers.count) times: \(words)",
            likely: episode.exchanges.contains { $0.fault == .twice }
              ? "a second reply to one call is answered again" : "two paths both answer")
        ]
      }
      guard episode.isComplete else { return nil }
      return episode.answers.isEmpty
        ? [AccountDeviation("the completion was never called", likely: episode.silence)] : []
    })
}

extension AccountEpisode {
  /// What the silence probably comes from.
  fileprivate var silence: String? {
    if exchanges(.updateProfile).contains(where: { $0.error != nil }) {
      return "a failed profile update is not answered"
    }
    if let error = exchanges.last(where: { $0.error != nil }) {
      return "the error of '\(error.call.kind.rawValue)' is not answered"
    }
    if let credential, credential.givenName == nil || credential.familyName == nil {
      return credential.displayName == nil
        ? "the completion is only called where a name came" : "half a name is not answered"
    }
    return nil
  }
}
