internal import ConformanceModel

extension Check {
  /// The display name is made of the parts that came; a failed update undoes nothing.
  package static let accountDisplayName = account(
    AccountRule(.accountDisplayName, verbs: [.signIn, .link, .nativeSignIn]) { episode, _ in
      guard episode.verb?.flow != nil, episode.isComplete, let credential = episode.credential,
        let user = episode.signedIn, user.displayName == nil
      else { return nil }
      let updates = episode.exchanges(.updateProfile)
      let names: [String?] = updates.map {
        if case .updateProfile(let name) = $0.call { name } else { nil }
      }
      guard let expected = credential.displayName else {
        // What is known from an earlier sign-in may be set now.
        let known = episode.before.apple?.name
        guard let name = names.first(where: { $0 == nil || $0 != known }) else { return [] }
        return [
          AccountDeviation(
            "no name came, and the display name was set to '\(name ?? "nothing")'",
            likely: "the parts are joined although neither came")
        ]
      }
      guard let first = names.first else {
        return [
          AccountDeviation(
            "the name '\(expected)' came, and the display name was not set",
            likely: credential.givenName == nil || credential.familyName == nil
              ? "both parts are demanded" : nil)
        ]
      }
      if let wrong = names.first(where: { $0 != expected }) {
        return [
          AccountDeviation(
            "the display name was set to '\(wrong ?? "nothing")'; expected '\(expected)'",
            likely: first?.contains("nil") == true || first?.hasPrefix(" ") == true
              || first?.hasSuffix(" ") == true
              ? "a missing part is joined like one that came" : nil)
        ]
      }
      return afterFailure(updates, user, episode)
    }
  ) { $0.setsDisplayName ? nil : "the contract sets no display name at the backend" }

  private static func afterFailure(
    _ updates: [AccountExchange], _ user: AccountUser, _ episode: AccountEpisode
  ) -> [AccountDeviation] {
    guard let error = updates.last?.error else { return [] }
    var found: [AccountDeviation] = []
    if episode.after.session?.id != user.id {
      found.append(
        AccountDeviation(
          "the update failed with '\(error.code)', and '\(user.id)' is signed in no more",
          likely: "a failed profile update undoes the sign-in"))
    }
    switch episode.answers.first {
    case nil, .failed?, .signedIn(_, _, .some)?: break
    case .some(let answer):
      found.append(
        AccountDeviation(
          "the update failed with '\(error.code)', and the answer is '\(answer.text)'",
          likely: "the error of the profile update is dropped"))
    }
    return found
  }
}
