@testable import StoryTable

extension Expected {
  static let sheet: [String: RowResult] = [
    "sheet.no-window": RowResult(
      sent: "",
      seen: "“sign-in: found no window to show the sheet in. Try again when the app is in front.”",
      .anonymous,
      then: "link: signed in as user-1, name set"),
    "sheet.cancelled": RowResult(
      sent: "nonce → sheet ✗ cancelled",
      seen: "no message",
      .anonymous,
      then: "link: signed in as user-1, name set"),
    "sheet.failed": RowResult(
      sent: "nonce → sheet ✗ failed",
      seen: "“sign-in: the provider failed with "
        + "com.apple.AuthenticationServices.AuthorizationError code 1004.”",
      .anonymous,
      then: "link: signed in as user-1, name set"),
    "sheet.agreed-then-failed": RowResult(
      sent: "nonce → sheet ✗ agreed, then failed → link → set name",
      seen: "signed in as user-1",
      .linked,
      then: ""),
    "sheet.failed-then-agreed": RowResult(
      sent: "nonce → sheet ✗ failed, then agreed",
      seen: "“sign-in: the provider failed with "
        + "com.apple.AuthenticationServices.AuthorizationError code 1004.”",
      .agreed,
      then: "link: signed in as user-1"),
    "sheet.agreed-twice": RowResult(
      sent: "nonce → sheet ✗ agreed twice → link → set name",
      seen: "signed in as user-1",
      .linked,
      then: ""),
    "sheet.silent": RowResult(
      sent: "nonce → sheet ✗ stays open",
      seen: "no message",
      .anonymous,
      then: "link: signed in as user-1, name set"),
    "sheet.too-late": RowResult(
      sent: "nonce → sheet ✗ stays open",
      seen: "no message",
      .agreed,
      then: "link: signed in as user-1"),
    "sheet.tapped-twice": RowResult(
      sent: "nonce → sheet ✗ stays open → link → set name",
      seen: "signed in as user-1",
      .linked,
      then: ""),
    "sheet.killed": RowResult(
      sent: "nonce → sheet ✗ stays open",
      seen: "no message",
      .anonymous,
      then: "link: signed in as user-1, name set"),
    "sheet.no-token": RowResult(
      sent: "nonce → sheet ✗ no token",
      seen: "“sign-in: found no identity token in the credential, expected one.”",
      .agreed,
      then: "link: signed in as user-1"),
    "sheet.not-utf8": RowResult(
      sent: "nonce → sheet ✗ no UTF-8",
      seen: "“sign-in: found an identity token that is not UTF-8.”",
      .agreed,
      then: "link: signed in as user-1"),
    "sheet.password": RowResult(
      sent: "nonce → sheet ✗ a password",
      seen: "“sign-in: found a credential of type 'password', expected an Apple ID credential.”",
      .anonymous,
      then: "link: signed in as user-1, name set"),
    "sheet.no-state": RowResult(
      sent: "nonce → sheet ✗ no state",
      seen: "“account: found no state in the credential, expected that of the request. "
        + "Start again.”",
      .told,
      then: "link: signed in as user-1, name set"),
    "sheet.other-state": RowResult(
      sent: "nonce → sheet ✗ another state",
      seen: "“account: found state 'signIn' in the credential, expected that of the "
        + "request. Start again.”",
      .told,
      then: "link: signed in as user-1, name set"),
  ]
}
