@testable import StoryTable

extension Expected {
  static let nonce: [String: RowResult] = [
    "nonce.short-reads": RowResult(
      sent: "nonce → sheet → link → set name",
      seen: "signed in as user-1",
      .linked,
      then: ""),
    "nonce.source-fails": RowResult(
      sent: "nonce ✗ the source of random bytes failed",
      seen: "“sign-in: no nonce could be drawn: the source of random bytes failed”",
      .anonymous,
      then: "link: signed in as user-1, name set"),
    "nonce.source-ends": RowResult(
      sent: "nonce ✗ the source of random bytes failed",
      seen: "“sign-in: no nonce could be drawn: the source of random bytes failed”",
      .anonymous,
      then: "link: signed in as user-1, name set"),
    "nonce.source-stuck": RowResult(
      sent: "nonce ✗ random source: repeats values that must be refused. Replace the source.",
      seen: "“sign-in: no nonce could be drawn: random source: repeats values that must be "
        + "refused. Replace the source.”",
      .anonymous,
      then: "link: signed in as user-1, name set"),
    "nonce.source-fails-at-deletion": RowResult(
      sent: "nonce ✗ the source of random bytes failed",
      seen: "“sign-in: no nonce could be drawn: the source of random bytes failed”",
      .linked,
      then: "deletion: done"),
    "nonce.source-fails-at-button": RowResult(
      sent: "nonce ✗ the source of random bytes failed",
      seen: "“sign-in: no nonce could be drawn: the source of random bytes failed”",
      .signedOut,
      then: "sign-in by a native button: signed in as user-1"),
  ]
}
