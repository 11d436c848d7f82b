internal import ConformanceModel

extension Check {
  /// A sign-in or link that failed stores no id; one that was overtaken leaves nobody signed in.
  ///
  /// A name and an address may be kept all the same: they are told once in a lifetime.
  package static let accountNothingKept = account(
    AccountRule(
      .accountNothingKept, verbs: [.signIn, .link, .nativeSignIn], scenes: [.signOutDuringSignIn]
    ) { episode, _ in
      guard let flow = episode.verb?.flow, flow != .reauthenticate, episode.isComplete,
        episode.signedIn == nil
      else { return nil }
      let stored = episode.after.apple?.user
      guard let stored, stored != episode.before.apple?.user else { return [] }
      return [
        AccountDeviation("nobody was signed in, and '\(stored)' is stored", .storedBeforeSuccess)
      ]
    })
}
