@testable import StoryTable

extension Expected {
  static let deletion: [String: RowResult] = [
    "deletion.data-fails": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke → delete data ✗ network",
      seen: "“account: the backend failed: network”",
      Standing(
        signedIn: "user-1", kept: "id, Mara Lindqvist, address, deletion begun",
        server: "user-1 (Apple ID, Mara Lindqvist, data)", consent: "none"),
      then: "deletion: done"),
    "deletion.data-reply-lost": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke → delete data ✗ done, the reply is lost",
      seen: "“account: the backend failed: network”",
      Standing(
        signedIn: "user-1", kept: "id, Mara Lindqvist, address, deletion begun",
        server: "user-1 (Apple ID, Mara Lindqvist)", consent: "none"),
      then: "deletion: done"),
    "deletion.notice": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke → delete data → delete user",
      seen: "done",
      .nobody,
      then: ""),
    "deletion.signed-out-meanwhile": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke → delete data → sign out",
      seen: "“account: the user changed meanwhile. See who is signed in, and start again.”",
      Standing(
        signedIn: "nobody", kept: "Mara Lindqvist, address, deletion begun",
        server: "user-1 (Apple ID, Mara Lindqvist)", consent: "none"),
      then: "start of the app: “account: a deletion was begun and may not be complete. Sign "
        + "in if you are not, and delete again.”; sign-in: signed in as user-1, name set; "
        + "deletion: done"),
    "deletion.killed-before-data": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke → delete data ✗ not done, the app is "
        + "killed → credential state → sign out",
      seen: "“account: a deletion was begun and may not be complete. Sign in if you are "
        + "not, and delete again.”",
      Standing(
        signedIn: "nobody", kept: "Mara Lindqvist, address, deletion begun",
        server: "user-1 (Apple ID, Mara Lindqvist, data)", consent: "none"),
      then: "sign-in: signed in as user-1, name set; deletion: done"),
    "deletion.killed-after-data": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke → delete data ✗ done, the app is "
        + "killed → credential state → sign out",
      seen: "“account: a deletion was begun and may not be complete. Sign in if you are "
        + "not, and delete again.”",
      Standing(
        signedIn: "nobody", kept: "Mara Lindqvist, address, deletion begun",
        server: "user-1 (Apple ID, Mara Lindqvist)", consent: "none"),
      then: "sign-in: signed in as user-1, name set; deletion: done"),
    "deletion.user-fails": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke → delete data → delete user ✗ network",
      seen: "“account: the backend failed: network”",
      Standing(
        signedIn: "user-1", kept: "id, Mara Lindqvist, address, deletion begun",
        server: "user-1 (Apple ID, Mara Lindqvist)", consent: "none"),
      then: "deletion: done"),
    "deletion.failed-then-closed": RowResult(
      sent: "credential state → sign out",
      seen: "“account: a deletion was begun and may not be complete. Sign in if you are "
        + "not, and delete again.”",
      Standing(
        signedIn: "nobody", kept: "Mara Lindqvist, address, deletion begun",
        server: "user-1 (Apple ID, Mara Lindqvist)", consent: "none"),
      then: "sign-in: signed in as user-1, name set; deletion: done"),
    "deletion.user-reply-lost": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke → delete data → delete user ✗ done, "
        + "the reply is lost",
      seen: "“account: the backend failed: network”",
      Standing(
        signedIn: "user-1", kept: "id, Mara Lindqvist, address, deletion begun",
        server: "nobody", consent: "none"),
      then: "deletion: “account: the backend failed: noUser”; sign-out: done; sign-in: "
        + "signed in as user-2; deletion: done"),
    "deletion.killed-before-user": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke → delete data → delete user ✗ not "
        + "done, the app is killed → credential state → sign out",
      seen: "“account: a deletion was begun and may not be complete. Sign in if you are "
        + "not, and delete again.”",
      Standing(
        signedIn: "nobody", kept: "Mara Lindqvist, address, deletion begun",
        server: "user-1 (Apple ID, Mara Lindqvist)", consent: "none"),
      then: "sign-in: signed in as user-1, name set; deletion: done"),
    "deletion.killed-after-user": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke → delete data → delete user ✗ done, "
        + "the app is killed → credential state → sign out",
      seen: "“account: a deletion was begun and may not be complete. Sign in if you are "
        + "not, and delete again.”",
      Standing(
        signedIn: "nobody", kept: "Mara Lindqvist, address, deletion begun",
        server: "nobody", consent: "none"),
      then: "sign-in: signed in as user-2, name set; deletion: done"),
  ]
}
