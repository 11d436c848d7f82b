internal import ConformanceModel

extension Check {
  /// The completion is called exactly once on every path.
  package static let accountAnswered = account(
    AccountRule(
      .accountAnswered,
      verbs: [.signIn, .link, .reauthenticate, .signOut, .delete, .launch, .nativeSignIn],
      // Who is answered does not depend on who comes next.
      scenes: AccountScene.allCases.filter { $0 != .otherPerson }
    ) { episode, _ in
      guard episode.verb != nil else { return nil }
      if episode.isEndless {
        return [
          AccountDeviation(
            "\(episode.exchanges.count) calls were made, and there was no answer",
            .endlessRetries)
        ]
      }
      if episode.answers.count > 1 {
        let words = episode.answers.map(\.word).joined(separator: ", ")
        return [
          AccountDeviation(
            "the completion was called \(episode.answers.count) times: \(words)",
            episode.exchanges.contains { $0.fault == .twice }
              ? .secondReplyHeard : .twoPathsAnswer)
        ]
      }
      guard episode.isComplete else { return nil }
      return episode.answers.isEmpty
        ? [AccountDeviation("the completion was never called", episode.silence)] : []
    })
}

extension AccountEpisode {
  /// What the silence probably comes from.
  fileprivate var silence: Cause? {
    if exchanges(.updateProfile).contains(where: { $0.error != nil }) {
      return .errorNotAnswered.saying("a failed profile update is not answered")
    }
    if let error = exchanges.last(where: { $0.error != nil }) {
      return .errorNotAnswered.saying(
        "the error of '\(error.call.kind.rawValue)' is not answered")
    }
    if let credential, credential.givenName == nil || credential.familyName == nil {
      return credential.displayName == nil
        ? .namelessNotAnswered
        : .namelessNotAnswered.saying(
          "the completion is called only if both parts of the name came")
    }
    return nil
  }
}
