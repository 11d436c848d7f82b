@testable import StoryTable

extension Expected {
  static let signIn: [String: RowResult] = [
    "sign-in.anonymous-fails": RowResult(
      sent: "sign in anonymously ✗ network",
      seen: "“account: the backend failed: network”",
      .nobody,
      then: "anonymous sign-in: signed in as user-1"),
    "sign-in.fails": RowResult(
      sent: "nonce → sheet → sign in ✗ network",
      seen: "“account: the backend failed: network”",
      .signedOut,
      then: "sign-in: signed in as user-1"),
    "sign-in.reply-lost": RowResult(
      sent: "nonce → sheet → sign in ✗ done, the reply is lost",
      seen: "“account: the backend failed: network”",
      .signedOut,
      then: "sign-in: signed in as user-1"),
    "sign-in.killed-before": RowResult(
      sent: "nonce → sheet → sign in ✗ not done, the app is killed",
      seen: "no message",
      .signedOut,
      then: "sign-in: signed in as user-1"),
    "sign-in.killed-after": RowResult(
      sent: "nonce → sheet → sign in ✗ done, the app is killed",
      seen: "no message",
      .signedOut,
      then: "sign-in: signed in as user-1"),
    "sign-in.signed-out-meanwhile": RowResult(
      sent: "nonce → sheet → sign in → sign out → sign out",
      seen: "“account: the user changed meanwhile. See who is signed in, and start again.”",
      .signedOut,
      then: "sign-in: signed in as user-1"),
    "sign-in.somebody-else": RowResult(
      sent: "nonce → sheet → sign in",
      seen: "signed in as user-2",
      Standing(
        signedIn: "user-2", kept: "id",
        server: "user-1 (Apple ID, Mara Lindqvist, data); user-2 (Noor's Apple ID, data)",
        consent: "stands"),
      then: ""),
  ]
}
