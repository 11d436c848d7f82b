@testable import StoryTable

extension Expected {
  static let proof: [String: RowResult] = [
    "delete.cancelled": RowResult(
      sent: "nonce → sheet ✗ cancelled",
      seen: "no message",
      .linked,
      then: "deletion: done"),
    "delete.tapped-twice": RowResult(
      sent: "nonce → sheet ✗ stays open → reauthenticate → revoke → delete data → delete user",
      seen: "done",
      .nobody,
      then: ""),
    "delete.signed-out-under-sheet": RowResult(
      sent: "nonce → sheet ✗ stays open → sign out",
      seen: "“account: the user changed meanwhile. See who is signed in, and start again.”",
      .signedOut,
      then: "sign-in: signed in as user-1; deletion: done"),
    "delete.no-code": RowResult(
      sent: "nonce → sheet ✗ no code",
      seen: "“account: found no authorization code, which revoking needs. Try again.”",
      .linked,
      then: "deletion: done"),
    "delete.wrong-nonce": RowResult(
      sent: "nonce → sheet → reauthenticate ✗ nonceMismatch",
      seen: "“account: the backend failed: nonceMismatch”",
      .linked,
      then: "deletion: done"),
    "delete.somebody-else": RowResult(
      sent: "nonce → sheet → reauthenticate ✗ userMismatch",
      seen: "“account: the backend failed: userMismatch”",
      .linked,
      then: "deletion: done"),
    "delete.proof-fails": RowResult(
      sent: "nonce → sheet → reauthenticate ✗ network",
      seen: "“account: the backend failed: network”",
      .linked,
      then: "deletion: done"),
    "delete.stale-code": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke ✗ invalidCode",
      seen: "“account: the backend failed: invalidCode”",
      .linked,
      then: "deletion: done"),
    "delete.user-changed": RowResult(
      sent: "nonce → sheet → reauthenticate → sign out → sign in anonymously",
      seen: "“account: the user changed meanwhile. See who is signed in, and start again.”",
      Standing(
        signedIn: "user-2, anonymous", kept: "Mara Lindqvist, address",
        server: "user-1 (Apple ID, Mara Lindqvist, data); user-2 (anonymous, data)",
        consent: "stands"),
      then: "sign-in: signed in as user-1 instead of user-2; deletion: done"),
    "delete.revoked-meanwhile": RowResult(
      sent: "nonce → sheet → reauthenticate ✗ noUser → sign out",
      seen: "“account: the backend failed: noUser”",
      .expelled,
      then: "sign-in: signed in as user-1, name set; deletion: done"),
    "delete.revocation-fails": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke ✗ network",
      seen: "“account: the backend failed: network”",
      .linked,
      then: "deletion: done"),
    "delete.revocation-reply-lost": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke ✗ done, the reply is lost",
      seen: "“account: the backend failed: network”",
      .revoked,
      then: "deletion: done"),
    "delete.killed-before-revocation": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke ✗ not done, the app is killed → "
        + "credential state",
      seen: "“account: a deletion was begun and may not be complete. Sign in if you are "
        + "not, and delete again.”",
      Standing(
        signedIn: "user-1", kept: "id, Mara Lindqvist, address, deletion begun",
        server: "user-1 (Apple ID, Mara Lindqvist, data)", consent: "stands"),
      then: "deletion: done"),
    "delete.killed-after-revocation": RowResult(
      sent: "nonce → sheet → reauthenticate → revoke ✗ done, the app is killed → credential "
        + "state → sign out",
      seen: "“account: a deletion was begun and may not be complete. Sign in if you are "
        + "not, and delete again.”",
      Standing(
        signedIn: "nobody", kept: "Mara Lindqvist, address, deletion begun",
        server: "user-1 (Apple ID, Mara Lindqvist, data)", consent: "none"),
      then: "sign-in: signed in as user-1, name set; deletion: done"),
  ]
}
