extension Row {
  static let link: [Row] = [
    Row(
      id: "link.fails", part: .link, title: "The link does not reach the server", act: .link,
      fault: .call("link", .fails)),
    Row(
      id: "link.reply-lost", part: .link, title: "The server links, and its reply is lost",
      act: .link, fault: .call("link", .lost), then: [.link, .signIn]),
    Row(
      id: "link.killed-before", part: .link,
      title: "The app is killed before the link reaches the server", act: .link,
      fault: .call("link", .killed(isDone: false)), then: [.link]),
    Row(
      id: "link.killed-after", part: .link,
      title: "The app is killed after the server has linked, before its reply", act: .link,
      fault: .call("link", .killed(isDone: true)), then: [.signIn]),
    Row(
      id: "link.in-use", part: .link, title: "The identity belongs to another user already",
      act: .link, fault: nil, setup: [.takenElsewhere]),
    Row(
      id: "link.in-use-bare", part: .link,
      title: "The same, and the error brings no updated credential", act: .link,
      fault: .call("link", .bare), setup: [.takenElsewhere], then: [.signIn]),
    Row(
      id: "link.in-use-sign-in-fails", part: .link,
      title: "The same, and the sign-in with the updated credential fails", act: .link,
      fault: .call("sign in", .fails), setup: [.takenElsewhere]),
    Row(
      id: "link.signed-out-meanwhile", part: .link,
      title: "The user signs out while the link is on its way, which is done all the same",
      act: .link, fault: .call("link", .lateReply([.act(.signOut)])), then: [.signIn]),
    Row(
      id: "link.notice", part: .link,
      title: "A revocation notice comes while an anonymous user is being linked", act: .link,
      fault: .call("link", .slow([.notice]))),
  ]
}
