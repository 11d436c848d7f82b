internal import ConformanceModel
internal import PlainText

extension Check {
  /// Whoever links a user who is not anonymous has asked first, and heeds the answer.
  package static let accountLinkConsent = account(
    AccountRule(.accountLinkConsent, verbs: [.link, .nativeLink]) { episode, _ in
      guard episode.verb?.flow == .link, let user = episode.before.session, !user.isAnonymous
      else { return nil }
      let links = episode.exchanges.firstIndex { $0.call.kind == .link }
      guard let links else { return [] }
      let question = episode.exchanges[..<links].last { $0.call.kind == .confirmLink }
      guard let question else {
        return [
          AccountDeviation(
            "a user of \(user.providers.sorted().joined(separator: ", ")) was linked, and nobody "
              + "had asked", .linkedUnasked)
        ]
      }
      guard question.reply != .done else { return [] }
      return [
        AccountDeviation(
          "the user declined, and 'link' was called",
          .linkedUnasked.saying("the user's answer to the question is ignored"))
      ]
    },
    exclusion: { contract in
      contract.asksBeforeLink
        ? nil : "the contract does not say 'asksBeforeLink': who asks elsewhere is not seen here"
    })
}
