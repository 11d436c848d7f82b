internal import ConformanceModel

extension Check {
  /// Sign-out and deletion of a user who has nothing to do with the provider.
  package static let accountOtherUser = account(
    AccountRule(.accountOtherUser, verbs: [.signInAnonymously, .signOut, .delete]) {
      episode, contract in
      guard let user = episode.before.session, !episode.before.isApple, episode.isComplete,
        !episode.exchanges.contains(where: { $0.fault == .twice })
      else { return nil }
      let who = user.isAnonymous ? "an anonymous user" : "a user of another provider"
      switch episode.verb {
      case .signOut:
        return left("\(who) signed out", user, [.signOut], episode)
      case .delete:
        let asked = episode.exchanges.first {
          [.authorize, .reauthenticate, .revokeToken].contains($0.call.kind)
        }
        if let asked {
          return [
            AccountDeviation(
              "\(who) is deleted, and '\(asked.call.kind.rawValue)' was called", .sheetForOthers)
          ]
        }
        let steps: [AccountCall.Kind] =
          contract.deletesData ? [.deleteData, .deleteUser] : [.deleteUser]
        return left("\(who) is deleted", user, steps, episode)
      default: return nil
      }
    })

  /// The steps in order up to the first that fails; then nobody is there, or the failure is said.
  private static func left(
    _ what: String, _ user: AccountUser, _ order: [AccountCall.Kind], _ episode: AccountEpisode
  ) -> [AccountDeviation] {
    let steps = episode.exchanges.filter { order.contains($0.call.kind) }
    guard let answer = episode.answers.first else { return [] }
    let hasFailed = steps.contains { $0.error != nil }
    if hasFailed {
      guard !answer.isFailure else { return [] }
      return [
        AccountDeviation(
          "\(what): a step failed, and the answer is '\(answer.text)'",
          order == [.signOut] ? .signOutErrorDropped : .deletionCalledDone)
      ]
    }
    guard
      answer.isFailure || episode.after.session?.id == user.id || steps.map(\.call.kind) != order
    else { return [] }
    let made = steps.map(\.call.kind.rawValue).joined(separator: ", ")
    return [
      AccountDeviation(
        "\(what): \(made.isEmpty ? "nothing" : made) was called, the answer is '\(answer.text)'",
        order == [.signOut] && steps.isEmpty ? .backendSessionKept : .othersNotServed)
    ]
  }
}
