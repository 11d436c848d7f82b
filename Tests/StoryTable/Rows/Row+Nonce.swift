extension Row {
  static let nonce: [Row] = [
    Row(
      id: "nonce.short-reads", part: .nonce,
      title: "The source of random bytes gives fewer than asked for", act: .link,
      fault: .entropy(.short)),
    Row(
      id: "nonce.source-fails", part: .nonce, title: "The source of random bytes fails",
      act: .link, fault: .entropy(.fails)),
    Row(
      id: "nonce.source-ends", part: .nonce, title: "The source ends in the middle",
      act: .link, fault: .entropy(.ends)),
    Row(
      id: "nonce.source-stuck", part: .nonce, title: "The source gives zeros for ever",
      act: .link, fault: .entropy(.stuck)),
    Row(
      id: "nonce.source-fails-at-deletion", part: .nonce,
      title: "The source fails when the user wants to delete", act: .delete,
      fault: .entropy(.fails)),
    Row(
      id: "nonce.source-fails-at-button", part: .nonce,
      title: "The source fails when a native button asks for its request", act: .button,
      fault: .entropy(.fails), setup: [.restarted]),
  ]
}
