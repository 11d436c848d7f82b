internal import ConformanceModel

extension Check {
  /// Every other link error reaches the caller, who stays signed in as before.
  package static let accountLinkErrors = account(
    AccountRule(.accountLinkErrors, verbs: [.link, .nativeLink]) { episode, _ in
      if episode.verb?.flow == .link, episode.isComplete, episode.exchanges(.link).isEmpty,
        episode.exchanges(.signIn).isEmpty, let user = episode.before.session
      {
        guard episode.after.session == nil else { return [] }
        return [
          AccountDeviation(
            "nothing was linked, and '\(user.id)' is signed out",
            .failedLinkFallsBack.saying("a sheet that was cancelled or failed signs the user out"))
        ]
      }
      guard episode.verb?.flow == .link, episode.isComplete,
        let place = episode.exchanges.firstIndex(where: { $0.call.kind == .link }),
        let error = episode.exchanges[place].error, error.code != AccountError.credentialInUse
      else { return nil }
      var found: [AccountDeviation] = []
      let fallsBack = episode.exchanges[place...].contains { $0.call.kind == .signIn }
      if let answer = episode.answers.first {
        if case .failed(let code) = answer {
          if !code.contains(error.code) {
            found.append(
              AccountDeviation(
                "the link failed with '\(error.code)', and the caller was told '\(code.prefix(40))'",
                .linkErrorReplaced))
          }
        } else {
          found.append(
            AccountDeviation(
              "the link failed with '\(error.code)', and the answer is '\(answer.text)'",
              fallsBack ? .failedLinkFallsBack : .linkErrorPassedOver))
        }
      }
      let before = episode.before.session?.id
      let after = episode.after.session?.id
      if after != before {
        found.append(
          AccountDeviation(
            "'\(before ?? "nobody")' was signed in before the failed link, "
              + "'\(after ?? "nobody")' after it",
            .failedLinkFallsBack))
      }
      return found
    })
}
