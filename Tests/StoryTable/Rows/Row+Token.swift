extension Row {
  static let token: [Row] =
    [
      flawed("no-nonce", "The token has no nonce claim", .noNonce),
      flawed(
        "nonce-unsupported", "The token has no nonce claim and says that none is supported",
        .nonceUnsupported),
      flawed("other-nonce", "The claim is the digest of another nonce", .otherNonce),
      Row(
        id: "token.stale-nonce", part: .token,
        title: "The claim is the digest of an earlier attempt, which was cancelled", act: .link,
        fault: .token(.staleNonce), setup: [.cancelledAttempt]),
      flawed("upper-case", "The claim is the right digest in capital letters", .upperCaseNonce),
      flawed("other-issuer", "The token is of another issuer", .otherIssuer),
      flawed("other-audience", "The token is for another app", .otherAudience),
      Row(
        id: "token.expired", part: .token,
        title: "The token reaches the server eleven minutes later, when it has expired",
        act: .link, fault: .call("link", .slow([.minutes(11)]))),
      flawed("from-the-future", "The token was issued in the future", .fromTheFuture),
      flawed("forged", "The token is signed by a stranger under the provider's key name", .forged),
      flawed("unsigned", "The header says that there is no signature", .unsigned),
      flawed("altered", "The user in the token was changed after the signature", .altered),
      Row(
        id: "token.spent", part: .token,
        title: "The provider hands over the token of the sign-in before, which is spent",
        act: .signIn, fault: .token(.spent)),
      Row(
        id: "token.replayed", part: .token,
        title: "Somebody sends a spent token once more, with its nonce", act: .eavesdrop,
        fault: nil),
    ]

  private static func flawed(_ id: String, _ title: String, _ flaw: TokenFlaw) -> Row {
    Row(id: "token.\(id)", part: .token, title: title, act: .link, fault: .token(flaw))
  }
}
