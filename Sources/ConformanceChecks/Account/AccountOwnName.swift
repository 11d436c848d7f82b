internal import ConformanceModel

extension Check {
  /// What is stored of one person, or is on its way, never reaches another one.
  ///
  /// The first person's name and address are those of the world; the second one's never come.
  package static let accountOwnName = account(
    AccountRule(
      .accountOwnName, verbs: [.signIn, .signOut, .link], scenes: [.otherPerson],
      isAboutSignedIn: true
    ) { episode, contract in
      guard episode.verb?.flow != nil, episode.isComplete, !episode.isFailedSignIn,
        episode.credential?.user == AccountWorld.secondAppleUser, let user = episode.signedIn
      else { return nil }
      var found: [AccountDeviation] = []
      let stored = episode.after.apple
      let known = [stored?.name, stored?.email].compactMap { $0 }
        .first(where: AccountWorld.isFirsts)
      // Who keeps no details finds what an earlier version kept, and uses it for nobody.
      if let known, !contract.keeps.isEmpty {
        found.append(
          AccountDeviation(
            "another person signed in, and '\(known)' is stored for them", .othersDetailsUsed))
      }
      for exchange in episode.exchanges(.updateProfile) {
        guard case .updateProfile(let name?) = exchange.call, AccountWorld.isFirsts(name)
        else { continue }
        found.append(
          AccountDeviation(
            "another person signed in, and '\(user.id)' was named '\(name)'", .othersDetailsUsed))
      }
      if let id = stored?.user, id != AccountWorld.secondAppleUser {
        found.append(
          AccountDeviation(
            "another person signed in, and '\(id)' is stored as their id", .othersDetailsUsed))
      }
      return found
    })
}

extension AccountWorld {
  /// Whether a text is a name or the address of the first person.
  static func isFirsts(_ text: String) -> Bool {
    [givenName, familyName, email].contains { text.contains($0) }
  }
}
