internal import ConformanceModel

extension Check {
  /// Linking an anonymous user keeps its user id, so its data stays.
  package static let accountLinkKeepsUser = account(
    AccountRule(.accountLinkKeepsUser, verbs: [.link, .nativeLink]) { episode, _ in
      guard episode.verb?.flow == .link, episode.isComplete, let before = episode.before.session,
        before.isAnonymous, let person = episode.credential?.user,
        episode.before.world.owner(of: person) == nil, episode.hasUsableSheet,
        episode.exchanges(.link).allSatisfy({ $0.error == nil || $0.fault == nil }),
        // Who gives the user up because of a name fails account.display-name.
        episode.exchanges(.updateProfile).allSatisfy({ $0.error == nil })
      else { return nil }
      var found: [AccountDeviation] = []
      let after = episode.after.session?.id
      if after != before.id {
        found.append(
          AccountDeviation(
            "the user was '\(before.id)', and is '\(after ?? "nobody")' after the link",
            .linkSignsIn))
      } else if case .signedIn(let user, let replaced, _)? = episode.answers.first,
        user != before.id || replaced != nil
      {
        found.append(
          AccountDeviation(
            "'\(before.id)' stayed, and the answer is '\(episode.answers[0].text)'"))
      }
      let hadData = episode.before.world.users[before.id]?.hasData == true
      if hadData, episode.after.world.users[before.id]?.hasData != true {
        found.append(AccountDeviation("the data of '\(before.id)' is gone after the link"))
      }
      return found
    })
}
