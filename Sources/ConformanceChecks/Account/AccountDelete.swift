internal import ConformanceModel

extension Check {
  /// Reauthenticate, revoke with the fresh code, delete data, delete user; stop at a failure.
  package static let accountDelete = account(
    AccountRule(
      .accountDelete, verbs: [.delete], scenes: [.noticeDuringDeletion]
    ) { episode, contract in
      // Who goes on again at a second reply fails account.answered.
      guard episode.verb == .delete, episode.isComplete, episode.before.isApple,
        !episode.exchanges.contains(where: { $0.fault == .twice })
      else { return nil }
      let order: [AccountCall.Kind] =
        contract.deletesData
        ? [.reauthenticate, .revokeToken, .deleteData, .deleteUser]
        : [.reauthenticate, .revokeToken, .deleteUser]
      let steps = withoutRetries(episode.exchanges.filter { order.contains($0.call.kind) })
      let made = steps.map(\.call.kind)
      let deletes = steps.contains { [.deleteData, .deleteUser].contains($0.call.kind) }
      let left = signedOut(episode, steps)
      guard let credential = episode.credential else {
        if episode.sentRequest == nil, deletes {
          return [
            AccountDeviation(
              "no sheet was shown, and these were called: \(list(made))", .deletedWithoutProof)
          ]
        }
        if episode.answers.first == .done {
          return [
            AccountDeviation(
              "the sheet brought no credential, and the caller was told that it is done",
              .deletionCalledDone)
          ]
        }
        return deletes || made.contains(.revokeToken)
          ? [
            AccountDeviation(
              "the sheet brought no credential, and these were called: \(list(made))",
              .deletedWithoutProof.saying(
                "the deletion goes on although the sheet brought no credential"))
          ] : left
      }
      guard Array(order.prefix(made.count)) == made else {
        return [
          AccountDeviation(
            "the steps were \(list(made)); expected \(list(order))", cause(made))
        ]
      }
      return left + code(steps, credential) + failure(steps, made, order, episode, credential)
    })

  /// Whoever is not deleted stays signed in, whatever has failed; whoever is leaves no id.
  private static func signedOut(
    _ episode: AccountEpisode, _ steps: [AccountExchange]
  ) -> [AccountDeviation] {
    let isDeleted = steps.contains { $0.call.kind == .deleteUser && $0.error == nil }
    if !isDeleted, let user = episode.before.session?.id, episode.after.session == nil {
      return [
        AccountDeviation("'\(user)' was not deleted, and is signed out", .failureSignsOut)
      ]
    }
    guard isDeleted, let stored = episode.after.apple?.user else { return [] }
    return [
      AccountDeviation(
        "the user is deleted, and '\(stored)' is still stored",
        .storedIDKept.saying("the stored id of a deleted user is not removed"))
    ]
  }

  /// A failed step that is tried again counts as the last try went.
  private static func withoutRetries(_ steps: [AccountExchange]) -> [AccountExchange] {
    steps.enumerated().filter { place, step in
      step.error == nil || place + 1 == steps.count || steps[place + 1].call.kind != step.call.kind
    }.map(\.element)
  }

  private static func list(_ kinds: [AccountCall.Kind]) -> String {
    kinds.isEmpty ? "none" : kinds.map(\.rawValue).joined(separator: ", ")
  }

  private static func cause(_ made: [AccountCall.Kind]) -> Cause {
    if let revocation = made.firstIndex(of: .revokeToken) {
      let deletes = made[..<revocation].contains { $0 == .deleteData || $0 == .deleteUser }
      if deletes { return .deletedBeforeRevocation }
      return made.contains(.reauthenticate) ? .deletionInOtherOrder : .deletedWithoutProof
    }
    return .tokensNotRevoked
  }

  private static func code(
    _ steps: [AccountExchange], _ credential: AppleIDCredential
  ) -> [AccountDeviation] {
    let fresh = credential.authorizationCode.map { String(decoding: $0, as: UTF8.self) }
    for step in steps {
      guard case .revokeToken(let code) = step.call, code != fresh else { continue }
      return [
        AccountDeviation(
          "revoked with '\(code)'; the fresh code is '\(fresh ?? "none")'",
          .earlierCodeRevoked)
      ]
    }
    return []
  }

  private static func failure(
    _ steps: [AccountExchange], _ made: [AccountCall.Kind], _ order: [AccountCall.Kind],
    _ episode: AccountEpisode, _ credential: AppleIDCredential
  ) -> [AccountDeviation] {
    let failed = steps.firstIndex { $0.error != nil }
    if let failed, failed < steps.count - 1 {
      return [
        AccountDeviation(
          "'\(made[failed].rawValue)' failed, and \(list(Array(made[(failed + 1)...]))) followed",
          .deletionGoesOn)
      ]
    }
    guard let answer = episode.answers.first else { return [] }
    let isDone = failed == nil && made == order
    if answer == .done, !isDone {
      let what = failed.map { "'\(made[$0].rawValue)' failed" } ?? "only \(list(made)) were made"
      return [
        AccountDeviation(
          "\(what), and the caller was told that it is done",
          .deletionCalledDone)
      ]
    }
    if !isDone, failed == nil, credential.authorizationCode != nil, episode.hasUsableSheet,
      !episode.isConfirmedByOther
    {
      return [
        AccountDeviation(
          "nothing failed, and only \(list(made)) were made; expected \(list(order))",
          .deletionStepMissing)
      ]
    }
    return []
  }
}
