internal import ConformanceModel

extension Check {
  /// A cancel shows no error; loading ends; an old error is cleared on every new attempt.
  package static let accountCancelQuiet = account(
    AccountRule(
      .accountCancelQuiet, verbs: [.signIn, .link, .delete, .reauthenticate, .nativeSignIn]
    ) { episode, _ in
      guard episode.verb?.flow != nil, episode.isComplete else { return nil }
      var found: [AccountDeviation] = []
      if episode.isCancelled {
        if let answer = episode.answers.first, answer != .cancelled {
          found.append(
            AccountDeviation(
              "the user closed the sheet, and the answer is '\(answer.text)'",
              answer == .done && episode.verb == .delete
                ? .deletionCalledDone.saying(
                  "a cancelled sheet is taken for a deletion that is done")
                : .cancelAsError))
        }
        if let text = episode.after.view?.errorText {
          found.append(
            AccountDeviation(
              "the user closed the sheet, and the error '\(text.prefix(40))' is shown",
              .cancelTextShown))
        }
      }
      if episode.after.view?.isLoading == true {
        found.append(
          AccountDeviation(
            "nothing is under way any more, and loading is shown",
            .loadingStuck))
      }
      // Who refuses at once, without a call, may well say the same again.
      let hasBegun = !episode.exchanges.isEmpty || episode.nativeRequest != nil
      if hasBegun, let old = episode.before.view?.errorText, episode.early?.errorText == old {
        found.append(
          AccountDeviation(
            "a new attempt has begun, and the old error '\(old.prefix(40))' is still shown",
            .errorNeverCleared))
      }
      return found
    })
}
