internal import ConformanceModel

extension Check {
  /// "Credential in use" signs in once with the updated credential and says that the user changed.
  package static let accountLinkInUse = account(
    AccountRule(
      .accountLinkInUse, verbs: [.link, .nativeLink], scenes: [.twoDevicesLink]
    ) { episode, _ in
      guard episode.verb?.flow == .link, episode.isComplete,
        let place = episode.exchanges.firstIndex(where: {
          $0.call.kind == .link && $0.error?.code == AccountError.credentialInUse
        })
      else { return nil }
      let later = episode.exchanges[(place + 1)...]
      let signIns = later.filter { $0.call.kind == .signIn }
      guard let updated = episode.exchanges[place].error?.updated else {
        return judgeBare(episode, signIns.count)
      }
      var found: [AccountDeviation] = []
      // What is deleted while the old user is still signed in is theirs.
      if let user = episode.before.session,
        let deleted = later.prefix(while: { $0.call.kind != .signIn })
          .first(where: { [.deleteUser, .deleteData].contains($0.call.kind) && $0.error == nil })
      {
        found.append(
          AccountDeviation(
            "'\(deleted.call.kind.rawValue)' was called for '\(user.id)', whose data nobody has "
              + "migrated", .replacedUserDeleted))
      }
      if signIns.isEmpty {
        found.append(
          AccountDeviation(
            "the error brought an updated credential, and nobody signed in with it",
            .inUseAsError))
      }
      if signIns.count > 1 {
        found.append(
          AccountDeviation(
            "signed in \(signIns.count) times; expected once",
            episode.exchanges[place].fault == .twice ? .secondReplyHeard : nil))
      }
      if case .signIn(let sent)? = signIns.first?.call, sent.identityToken != updated.identityToken
      {
        found.append(
          AccountDeviation(
            "signed in with '\(sent.identityToken)', which is spent; the updated credential is "
              + "'\(updated.identityToken)'",
            .spentCredentialUsed))
      }
      if let user = signIns.last?.user, let answer = episode.answers.first,
        let before = episode.before.session
      {
        guard case .signedIn(user.id, before.id, _) = answer else {
          return found + [
            AccountDeviation(
              "'\(before.id)' became '\(user.id)', and the answer is '\(answer.text)'",
              .changeOfUserUnsaid)
          ]
        }
      }
      return found
    })

  private static func judgeBare(_ episode: AccountEpisode, _ signIns: Int) -> [AccountDeviation] {
    var found: [AccountDeviation] = []
    if signIns > 0 {
      found.append(
        AccountDeviation(
          "the error brought no updated credential, and signIn was called all the same",
          .spentCredentialUsed.saying(
            "the spent credential is used again where the error brings no other")))
    }
    if let answer = episode.answers.first, !answer.isFailure {
      found.append(
        AccountDeviation("no updated credential came, and the answer is '\(answer.text)'"))
    }
    return found
  }
}
