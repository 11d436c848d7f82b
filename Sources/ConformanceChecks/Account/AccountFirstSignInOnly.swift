internal import ConformanceModel

extension Check {
  /// Name and e-mail come at the first sign-in only: stored then, never overwritten by absence.
  package static let accountFirstSignInOnly = account(
    AccountRule(
      .accountFirstSignInOnly, verbs: [.signIn, .link, .signOut, .nativeSignIn],
      isAboutSignedIn: true
    ) { episode, contract in
      guard episode.verb?.flow != nil, episode.isComplete, !episode.isFailedSignIn,
        let credential = episode.credential, let user = episode.signedIn,
        episode.after.session?.id == user.id,
        // What is stored belongs to the first of two people in all stories.
        credential.user == AccountWorld.appleUser
      else { return nil }
      return kept(
        "name", .name, credential.displayName, episode.before.apple?.name,
        episode.after.apple?.name, contract)
        + kept(
          "e-mail address", .email, credential.email, episode.before.apple?.email,
          episode.after.apple?.email, contract) + displayName(credential, user, episode)
    })

  private static func kept(
    _ what: String, _ field: AccountContract.Kept, _ came: String?, _ before: String?,
    _ after: String?, _ contract: AccountContract
  ) -> [AccountDeviation] {
    // Whoever keeps none of it may throw away what an earlier version kept.
    guard contract.keeps.contains(field) else { return [] }
    if let came {
      guard after != came else { return [] }
      return [
        AccountDeviation(
          "the \(what) '\(came)' came, and '\(after ?? "nothing")' is stored",
          after?.hasWords(of: came) == true ? .namesReversed : .firstDetailsNotStored)
      ]
    }
    guard let before, after != before else { return [] }
    return [
      AccountDeviation(
        "no \(what) came, and the stored '\(before)' became '\(after ?? "nothing")'",
        .absenceStored)
    ]
  }

  private static func displayName(
    _ credential: AppleIDCredential, _ user: AccountUser, _ episode: AccountEpisode
  ) -> [AccountDeviation] {
    guard credential.displayName == nil, let before = user.displayName,
      let after = episode.after.session, after.displayName != before
    else { return [] }
    return [
      AccountDeviation(
        "no name came, and the display name '\(before)' became "
          + "'\(after.displayName ?? "nothing")'",
        .absenceStored.saying("the profile is updated although no name came"))
    ]
  }
}
