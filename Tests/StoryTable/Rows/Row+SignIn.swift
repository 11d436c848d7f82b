extension Row {
  static let signIn: [Row] = [
    Row(
      id: "sign-in.anonymous-fails", part: .signIn, title: "The anonymous sign-in fails",
      act: .anonymous, fault: .call("sign in anonymously", .fails)),
    Row(
      id: "sign-in.fails", part: .signIn, title: "The sign-in does not reach the server",
      act: .signIn, fault: .call("sign in", .fails)),
    Row(
      id: "sign-in.reply-lost", part: .signIn,
      title: "The server accepts the token, and its reply is lost", act: .signIn,
      fault: .call("sign in", .lost)),
    Row(
      id: "sign-in.killed-before", part: .signIn,
      title: "The app is killed before the token reaches the server", act: .signIn,
      fault: .call("sign in", .killed(isDone: false)), then: [.signIn]),
    Row(
      id: "sign-in.killed-after", part: .signIn,
      title: "The app is killed after the server has accepted, before its reply", act: .signIn,
      fault: .call("sign in", .killed(isDone: true)), then: [.signIn]),
    Row(
      id: "sign-in.signed-out-meanwhile", part: .signIn,
      title: "The user signs out while the sign-in is on its way", act: .signIn,
      fault: .call("sign in", .lateReply([.act(.signOut)])), then: [.signIn]),
    Row(
      id: "sign-in.somebody-else", part: .signIn,
      title: "Somebody else signs in on the device; Apple has told their name to the app before",
      act: .signIn, fault: nil, setup: [.lentToNoor(isKnown: true)]),
  ]
}
