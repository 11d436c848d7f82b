extension Row {
  static let name: [Row] = [
    Row(
      id: "name.update-fails", part: .name, title: "The name does not reach the server",
      act: .link, fault: .call("set name", .fails), then: [.signOut, .signIn],
      rest: [.launch, .delete]),
    Row(
      id: "name.told-to-a-failed-link", part: .name,
      title: "The name came with a link that failed; the next sheet does not tell it again",
      act: .link, fault: nil, setup: [.fault(.link, .call("link", .fails))]),
    Row(
      id: "name.killed", part: .name, title: "The app is killed before the name is set",
      act: .link, fault: .call("set name", .killed(isDone: false)), then: [.signOut, .signIn],
      rest: [.launch, .delete]),
    Row(
      id: "name.signed-out-meanwhile", part: .name,
      title: "The user signs out while the name is on its way", act: .link,
      fault: .call("set name", .slow([.act(.signOut)])), then: [.signIn],
      rest: [.launch, .delete]),
  ]
}
