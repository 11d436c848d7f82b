internal import ConformanceModel

extension Check {
  /// The request's state comes back and selects the flow; missing or unknown is an error.
  package static let accountState = account(
    AccountRule(
      .accountState, verbs: [.signIn, .link, .reauthenticate, .nativeSignIn, .nativeLink]
    ) { episode, _ in
      guard let flow = episode.verb?.flow, episode.verb != .delete, episode.isComplete,
        let credential = episode.credential
      else { return nil }
      guard let sent = episode.sentRequest?.state else {
        return [
          AccountDeviation(
            "the request for '\(flow.rawValue)' carries no state",
            .stateNeverSet)
        ]
      }
      let used = episode.use?.call.kind.rawValue
      guard credential.state == sent else {
        let came = credential.state.map { "state '\($0)'" } ?? "no state"
        if let used {
          return [
            AccountDeviation(
              "\(came) came back, and '\(used)' was called; expected an error",
              .unknownStateGoesOn)
          ]
        }
        return episode.answers.first.map { answer in
          answer.isFailure
            ? []
            : [AccountDeviation("\(came) came back, and the answer is '\(answer.text)'")]
        } ?? []
      }
      let expected = flow == .reauthenticate ? "reauthenticate" : flow.rawValue
      guard let used, used != expected else { return [] }
      return [
        AccountDeviation(
          "the flow was '\(flow.rawValue)', and '\(used)' was called",
          flow == .link && used == AccountFlow.signIn.rawValue ? .linkSignsIn : .stateIgnored)
      ]
    }
  ) { $0.usesState ? nil : "the contract keeps the flow with the attempt, not in the state" }
}
