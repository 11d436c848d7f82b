@testable import StoryTable

extension Expected {
  static let out: [String: RowResult] = [
    "out.sign-out-fails": RowResult(
      sent: "sign out ✗ network",
      seen: "“account: the backend failed: network”",
      Standing(
        signedIn: "user-1", kept: "Mara Lindqvist, address",
        server: "user-1 (Apple ID, Mara Lindqvist, data)", consent: "stands"),
      then: "sign-out: done"),
    "out.killed": RowResult(
      sent: "sign out ✗ not done, the app is killed",
      seen: "no message",
      Standing(
        signedIn: "user-1", kept: "Mara Lindqvist, address",
        server: "user-1 (Apple ID, Mara Lindqvist, data)", consent: "stands"),
      then: "sign-out: done"),
    "out.state-fails": RowResult(
      sent: "credential state ✗ network",
      seen: "no message",
      .linked,
      then: ""),
    "out.revoked-unheard": RowResult(
      sent: "credential state → sign out",
      seen: "no message",
      .expelled,
      then: "sign-in: signed in as user-1, name set"),
    "out.revoked-sign-out-fails": RowResult(
      sent: "credential state → sign out ✗ network",
      seen: "“account: the backend failed: network”",
      .revoked,
      then: "start of the app: no message; sign-in: signed in as user-1, name set"),
    "out.revoked-in-settings": RowResult(
      sent: "sign out",
      seen: "no message",
      .expelled,
      then: "sign-in: signed in as user-1, name set"),
  ]
}
