extension Row {
  static let out: [Row] = [
    Row(
      id: "out.sign-out-fails", part: .out, title: "The sign-out fails at the server",
      act: .signOut, fault: .call("sign out", .fails)),
    Row(
      id: "out.killed", part: .out, title: "The app is killed during the sign-out",
      act: .signOut, fault: .call("sign out", .killed(isDone: false)), then: [.signOut]),
    Row(
      id: "out.state-fails", part: .out,
      title: "At the start of the app, the provider cannot be asked", act: .launch,
      fault: .call("credential state", .fails), then: []),
    Row(
      id: "out.revoked-unheard", part: .out,
      title: "The consent was revoked in the settings while the app did not run", act: .launch,
      fault: nil, setup: [.revokedUnheard], then: [.signIn]),
    Row(
      id: "out.revoked-sign-out-fails", part: .out, title: "The same, and the sign-out fails",
      act: .launch, fault: .call("sign out", .fails), setup: [.revokedUnheard],
      then: [.launch, .signIn]),
    Row(
      id: "out.revoked-in-settings", part: .out,
      title: "The consent is revoked in the settings while the app runs",
      act: .revokedInSettings, fault: nil, then: [.signIn]),
  ]
}
