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
        // What is known from an earlier sheet may be set now, wherever it was remembered.
        var known = [episode.before.apple?.name]
        if credential.user == AccountWorld.appleUser { known.append(episode.before.world.told) }
        guard let name = names.first(where: { $0 == nil || !known.contains($0) }) else { return [] }
        return [
          AccountDeviation(
            "no name came, and the display name was set to '\(name ?? "nothing")'",
            name == nil
              ? .absenceStored
              : .missingNameJoined.saying("the parts of the name are joined although neither came"))
        ]
      }
      guard let first = names.first else {
        return [
          AccountDeviation(
            "the name '\(expected)' came, and the display name was not set",
            credential.givenName == nil || credential.familyName == nil ? .bothNamesDemanded : nil)
        ]
      }
      if let wrong = names.first(where: { $0 != expected }) {
        return [
          AccountDeviation(
            "the display name was set to '\(wrong ?? "nothing")'; expected '\(expected)'",
            first.map(joinsMissingPart) == true
              ? .missingNameJoined : wrong?.hasWords(of: expected) == true ? .namesReversed : nil)
        ]
      }
      return afterFailure(updates, user, episode)
    }
  ) { $0.setsDisplayName ? nil : "the contract sets no display name at the backend" }

  /// Whether a space or a `nil` stands where a part did not come.
  private static func joinsMissingPart(_ name: String) -> Bool {
    name.first == " " || name.last == " " || name.contains("nil")
  }

  private static func afterFailure(
    _ updates: [AccountExchange], _ user: AccountUser, _ episode: AccountEpisode
  ) -> [AccountDeviation] {
    guard let error = updates.last?.error else { return [] }
    var found: [AccountDeviation] = []
    if episode.after.session?.id != user.id {
      found.append(
        AccountDeviation(
          "the update failed with '\(error.code)', and '\(user.id)' is signed in no more",
          .failedUpdateSignsOut))
    }
    switch episode.answers.first {
    case nil, .failed?, .signedIn(_, _, .some)?: break
    case .some(let answer):
      found.append(
        AccountDeviation(
          "the update failed with '\(error.code)', and the answer is '\(answer.text)'",
          .updateErrorDropped))
    }
    return found
  }
}

extension String {
  /// Whether it is the same words in another order.
  func hasWords(of other: String) -> Bool {
    self != other && split(separator: " ").sorted() == other.split(separator: " ").sorted()
  }
}
