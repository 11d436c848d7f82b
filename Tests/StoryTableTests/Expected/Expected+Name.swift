@testable import StoryTable

extension Expected {
  static let name: [String: RowResult] = [
    "name.update-fails": RowResult(
      sent: "nonce → sheet → link → set name ✗ network",
      seen: "signed in as user-1, name not set: network",
      Standing(
        signedIn: "user-1", kept: "id, Mara Lindqvist, address, name to be set",
        server: "user-1 (Apple ID, data)", consent: "stands"),
      then: "sign-out: done; sign-in: signed in as user-1, name set"),
    "name.told-to-a-failed-link": RowResult(
      sent: "nonce → sheet → link → set name",
      seen: "signed in as user-1",
      .linked,
      then: ""),
    "name.killed": RowResult(
      sent: "nonce → sheet → link → set name ✗ not done, the app is killed → credential state",
      seen: "no message",
      Standing(
        signedIn: "user-1", kept: "id, Mara Lindqvist, address, name to be set",
        server: "user-1 (Apple ID, data)", consent: "stands"),
      then: "sign-out: done; sign-in: signed in as user-1, name set"),
    "name.signed-out-meanwhile": RowResult(
      sent: "nonce → sheet → link → set name ✗ noUser → sign out",
      seen: "“account: the user changed meanwhile. See who is signed in, and start again.”",
      Standing(
        signedIn: "nobody", kept: "Mara Lindqvist, address, name to be set",
        server: "user-1 (Apple ID, data)", consent: "stands"),
      then: "sign-in: signed in as user-1, name set"),
  ]
}
