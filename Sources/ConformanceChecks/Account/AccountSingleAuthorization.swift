internal import ConformanceModel

extension Check {
  /// One tap makes one authorization request.
  package static let accountSingleAuthorization = account(
    AccountRule(
      .accountSingleAuthorization, verbs: [.nativeSignIn, .nativeLink, .signIn, .delete]
    ) { episode, _ in
      guard let verb = episode.verb, !episode.isEndless else { return nil }
      let requests = episode.exchanges(.authorize).count
      if verb.isNative {
        guard requests > 0 else { return [] }
        return [
          AccountDeviation(
            "the native button made its request, and the coordinator \(requests) more",
            .nativeButtonAuthorizes)
        ]
      }
      if verb.flow == nil, requests > 0 {
        return [AccountDeviation("nobody tapped a sign-in button, and the sheet was shown")]
      }
      guard requests > 1 else { return verb.flow == nil ? nil : [] }
      return [
        AccountDeviation(
          "one tap made \(requests) authorization requests",
          .requestMadeAgain)
      ]
    })
}
