@testable import StoryTable

extension Expected {
  static let token: [String: RowResult] = [
    "token.no-nonce": RowResult(
      sent: "nonce → sheet → link ✗ nonceMissing",
      seen: "“account: the backend failed: nonceMissing”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.nonce-unsupported": RowResult(
      sent: "nonce → sheet → link ✗ nonceMissing",
      seen: "“account: the backend failed: nonceMissing”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.other-nonce": RowResult(
      sent: "nonce → sheet → link ✗ nonceMismatch",
      seen: "“account: the backend failed: nonceMismatch”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.stale-nonce": RowResult(
      sent: "nonce → sheet → link ✗ nonceMismatch",
      seen: "“account: the backend failed: nonceMismatch”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.upper-case": RowResult(
      sent: "nonce → sheet → link ✗ nonceMismatch",
      seen: "“account: the backend failed: nonceMismatch”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.other-issuer": RowResult(
      sent: "nonce → sheet → link ✗ wrongIssuer",
      seen: "“account: the backend failed: wrongIssuer”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.other-audience": RowResult(
      sent: "nonce → sheet → link ✗ wrongAudience",
      seen: "“account: the backend failed: wrongAudience”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.expired": RowResult(
      sent: "nonce → sheet → link ✗ expired",
      seen: "“account: the backend failed: expired”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.from-the-future": RowResult(
      sent: "nonce → sheet → link ✗ notYetValid",
      seen: "“account: the backend failed: notYetValid”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.forged": RowResult(
      sent: "nonce → sheet → link ✗ badSignature",
      seen: "“account: the backend failed: badSignature”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.unsigned": RowResult(
      sent: "nonce → sheet → link ✗ badSignature",
      seen: "“account: the backend failed: badSignature”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.altered": RowResult(
      sent: "nonce → sheet → link ✗ badSignature",
      seen: "“account: the backend failed: badSignature”",
      .told,
      then: "link: signed in as user-1, name set"),
    "token.spent": RowResult(
      sent: "nonce → sheet → sign in ✗ nonceMismatch",
      seen: "“account: the backend failed: nonceMismatch”",
      .signedOut,
      then: "sign-in: signed in as user-1"),
    "token.replayed": RowResult(
      sent: "sign in ✗ replayed",
      seen: "no message",
      .linked,
      then: ""),
  ]
}
