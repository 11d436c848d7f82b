internal import ConformanceModel

extension Check {
  /// A revocation notice signs out a user of that provider and nobody else; observers end.
  package static let accountRevokedRunning = account(
    AccountRule(
      .accountRevokedRunning, verbs: [.signIn, .link, .signOut, .launch],
      scenes: [.noticeDuringLink, .signOutDuringUpdate, .noticeDuringDeletion]
    ) { episode, contract in
      guard episode.isComplete else { return nil }
      if episode.trigger == .notice,
        episode.exchanges.contains(where: { [.deleteUser, .deleteData].contains($0.call.kind) })
      {
        return [AccountDeviation("a notice came, and the user was deleted", .noticeDeletes)]
      }
      let found = observers(episode, contract)
      guard episode.trigger == .notice else {
        // Only whoever was signed out leaves observers behind.
        return found.isEmpty && episode.after.session != nil ? nil : found
      }
      return found + (episode.before.isApple ? signedOut(episode, contract) : spared(episode))
    })

  private static func signedOut(
    _ episode: AccountEpisode, _ contract: AccountContract
  ) -> [AccountDeviation] {
    // Whose id is forgotten, as by a sign-out that the backend refused, can stay: a notice names
    // nobody, and an app may ask first what became of its own user.
    guard episode.before.apple?.user != nil || !contract.keepsID,
      episode.exchanges(.signOut).allSatisfy({ $0.error == nil })
    else { return [] }
    if let user = episode.after.session?.id {
      return [
        AccountDeviation(
          "a notice came, and '\(user)' of that provider is still signed in",
          episode.before.observers == 0
            ? .nobodyListens : .noticeWithoutSignOut)
      ]
    }
    guard let stored = episode.after.apple?.user else { return [] }
    return [
      AccountDeviation(
        "a notice signed the user out, and '\(stored)' is still stored", .storedIDKept)
    ]
  }

  private static func spared(_ episode: AccountEpisode) -> [AccountDeviation] {
    guard episode.after.session?.id != episode.before.session?.id, let user = episode.before.session
    else { return [] }
    let kind = user.isAnonymous ? "anonymous" : "of \(user.providers.sorted().joined())"
    return [
      AccountDeviation(
        "a notice came, and '\(user.id)', who is \(kind), was signed out",
        .noticeSignsOutAnyone)
    ]
  }

  private static func observers(
    _ episode: AccountEpisode, _ contract: AccountContract
  ) -> [AccountDeviation] {
    let count = episode.after.observers
    if count > 1 {
      return [
        AccountDeviation(
          "\(count) observers listen; expected at most 1",
          .observersPileUp)
      ]
    }
    // Where a deletion breaks off after the user is deleted, its order is wrong, not what ends with it.
    let isBrokenOff =
      !episode.exchanges(.deleteUser).isEmpty && episode.exchanges.contains { $0.error != nil }
    guard contract.observation == .whileSignedIn, count > 0, episode.after.session == nil,
      episode.before.session != nil, !isBrokenOff
    else { return [] }
    return [
      AccountDeviation(
        "nobody is signed in any more, and \(count) observer listens",
        .observerKept)
    ]
  }
}
