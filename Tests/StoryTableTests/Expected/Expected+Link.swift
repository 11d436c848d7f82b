@testable import StoryTable

extension Expected {
  static let link: [String: RowResult] = [
    "link.fails": RowResult(
      sent: "nonce → sheet → link ✗ network",
      seen: "“account: the backend failed: network”",
      .told,
      then: "link: signed in as user-1, name set"),
    "link.reply-lost": RowResult(
      sent: "nonce → sheet → link ✗ done, the reply is lost",
      seen: "“account: the backend failed: network”",
      Standing(
        signedIn: "user-1, anonymous", kept: "Mara Lindqvist, address, name to be set",
        server: "user-1 (Apple ID, data)", consent: "stands"),
      then: "link: “account: the backend failed: alreadyLinked”; sign-in: signed in as "
        + "user-1, name set"),
    "link.killed-before": RowResult(
      sent: "nonce → sheet → link ✗ not done, the app is killed",
      seen: "no message",
      .told,
      then: "link: signed in as user-1, name set"),
    "link.killed-after": RowResult(
      sent: "nonce → sheet → link ✗ done, the app is killed",
      seen: "no message",
      Standing(
        signedIn: "user-1, anonymous", kept: "Mara Lindqvist, address, name to be set",
        server: "user-1 (Apple ID, data)", consent: "stands"),
      then: "sign-in: signed in as user-1, name set"),
    "link.in-use": RowResult(
      sent: "nonce → sheet → link ✗ credentialInUse → sign in",
      seen: "signed in as user-2 instead of user-1",
      Standing(
        signedIn: "user-2", kept: "id",
        server: "user-1 (anonymous, data); user-2 (Apple ID, M. Lindqvist, data)", consent: "stands"
      ),
      then: ""),
    "link.in-use-bare": RowResult(
      sent: "nonce → sheet → link ✗ credentialInUse",
      seen: "“account: the backend failed: credentialInUse”",
      Standing(
        signedIn: "user-1, anonymous", kept: "nothing",
        server: "user-1 (anonymous, data); user-2 (Apple ID, M. Lindqvist, data)", consent: "stands"
      ),
      then: "sign-in: signed in as user-2 instead of user-1"),
    "link.in-use-sign-in-fails": RowResult(
      sent: "nonce → sheet → link ✗ credentialInUse → sign in ✗ network",
      seen: "“account: the backend failed: network”",
      Standing(
        signedIn: "user-1, anonymous", kept: "nothing",
        server: "user-1 (anonymous, data); user-2 (Apple ID, M. Lindqvist, data)", consent: "stands"
      ),
      then: "link: signed in as user-2 instead of user-1"),
    "link.signed-out-meanwhile": RowResult(
      sent: "nonce → sheet → link → sign out → sign out",
      seen: "“account: the user changed meanwhile. See who is signed in, and start again.”",
      Standing(
        signedIn: "nobody", kept: "Mara Lindqvist, address, name to be set",
        server: "user-1 (Apple ID, data)", consent: "stands"),
      then: "sign-in: signed in as user-1, name set"),
    "link.notice": RowResult(
      sent: "nonce → sheet → link → set name",
      seen: "signed in as user-1",
      .linked,
      then: ""),
  ]
}
