internal import ConformanceModel

extension Check {
  /// At launch revoked and not found sign out; what is unknown or fails changes nothing.
  package static let accountRevokedLaunch = account(
    AccountRule(.accountRevokedLaunch, verbs: [.launch]) { episode, contract in
      // Who failed to sign out of the backend has forgotten the id already (account.sign-out), and
      // nobody can be asked about.
      if let user = episode.before.session, episode.verb == .launch, episode.isComplete,
        !episode.before.isApple
      {
        guard episode.after.session?.id != user.id else { return [] }
        return [
          AccountDeviation(
            "'\(user.id)', who is no user of the provider, was signed out at launch",
            .everyStateSignsOut.saying("a user without a stored id is signed out"))
        ]
      }
      guard episode.verb == .launch, episode.isComplete, episode.before.isApple,
        episode.before.apple?.user != nil,
        episode.exchanges(.signOut).allSatisfy({ $0.error == nil }),
        episode.exchanges(.migrate).allSatisfy({ $0.error == nil })
      else { return nil }
      let state = episode.before.world.state
      let asked = episode.exchanges(.credentialState).last
      if case .credentialState(let user)? = asked?.call, user != episode.before.apple?.user {
        return [
          AccountDeviation(
            "the provider was asked about '\(user)'; the id of its user is "
              + "'\(episode.before.apple?.user ?? "none")'", .otherIDAsked)
        ]
      }
      let word = asked?.error.map { "'\($0.code)'" } ?? state.rawValue
      let hasFailed = asked?.error != nil
      let signsOut =
        !hasFailed
        && (state == .revoked || state == .notFound
          || state == .transferred && contract.transfer == .signsOut)
      guard let user = episode.before.session?.id else { return nil }
      if signsOut {
        guard let left = episode.after.session?.id else {
          return episode.after.apple?.user.map {
            [
              AccountDeviation(
                "the credential is \(word), and '\($0)' is still stored", .storedIDKept)
            ]
          } ?? []
        }
        return [
          AccountDeviation(
            "the credential is \(word), and '\(left)' is still signed in",
            asked == nil
              ? .stateNotAsked : .stateNotHandled.saying("the state '\(word)' is not handled"))
        ]
      }
      var found: [AccountDeviation] = []
      if episode.after.session == nil {
        found.append(
          AccountDeviation(
            "the credential check says \(word), and '\(user)' was signed out",
            hasFailed
              ? .everyStateSignsOut.saying("a failed check is taken for a revocation")
              : .everyStateSignsOut))
      } else if episode.after.apple != episode.before.apple {
        found.append(
          AccountDeviation("the credential check says \(word), and the stored record changed"))
      }
      if state == .transferred, !hasFailed, contract.transfer == .migrates,
        episode.exchanges(.migrate).isEmpty
      {
        found.append(
          AccountDeviation(
            "the user was transferred, and the backend was not asked to migrate",
            .stateNotHandled.saying("'transferred' is handled like 'authorized'")))
      }
      return found
    })
}
