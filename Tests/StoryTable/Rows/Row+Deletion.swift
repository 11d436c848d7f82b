extension Row {
  static let proof: [Row] = [
    Row(
      id: "delete.cancelled", part: .delete, title: "The user closes the sheet", act: .delete,
      fault: .sheet(.cancelled)),
    Row(
      id: "delete.tapped-twice", part: .delete,
      title: "The user taps Delete again while the sheet is there, then agrees", act: .delete,
      fault: .sheet(.silent([.act(.delete), .agreed]))),
    Row(
      id: "delete.signed-out-under-sheet", part: .delete,
      title: "The user signs out while the sheet is there, then agrees", act: .delete,
      fault: .sheet(.silent([.act(.signOut), .agreed])), then: [.signIn, .delete]),
    Row(
      id: "delete.no-code", part: .delete, title: "The credential has no authorization code",
      act: .delete, fault: .sheet(.noCode)),
    Row(
      id: "delete.wrong-nonce", part: .delete, title: "The token's claim is of another nonce",
      act: .delete, fault: .token(.otherNonce)),
    Row(
      id: "delete.somebody-else", part: .delete,
      title: "The token proves that somebody else is there", act: .delete,
      fault: .token(.ofSomebodyElse)),
    Row(
      id: "delete.proof-fails", part: .delete, title: "The proof does not reach the server",
      act: .delete, fault: .call("reauthenticate", .fails)),
    Row(
      id: "delete.stale-code", part: .delete,
      title: "The proof takes six minutes, and the authorization code is stale", act: .delete,
      fault: .call("reauthenticate", .lateReply([.minutes(6)]))),
    Row(
      id: "delete.user-changed", part: .delete,
      title: "During the proof, the user signs out and another is let in anonymously",
      act: .delete,
      fault: .call("reauthenticate", .lateReply([.act(.signOut), .act(.anonymous)])),
      then: [.signIn, .delete]),
    Row(
      id: "delete.revoked-meanwhile", part: .delete,
      title: "During the proof, the user revokes the consent in the settings", act: .delete,
      fault: .call("reauthenticate", .slow([.act(.revokedInSettings)])),
      then: [.signIn, .delete]),
    Row(
      id: "delete.revocation-fails", part: .delete,
      title: "The revocation does not reach the server", act: .delete,
      fault: .call("revoke", .fails)),
    Row(
      id: "delete.revocation-reply-lost", part: .delete,
      title: "The tokens are revoked, and the reply is lost", act: .delete,
      fault: .call("revoke", .lost)),
    Row(
      id: "delete.killed-before-revocation", part: .delete,
      title: "The app is killed before the tokens are revoked", act: .delete,
      fault: .call("revoke", .killed(isDone: false)), then: [.delete]),
    Row(
      id: "delete.killed-after-revocation", part: .delete,
      title: "The app is killed after the tokens were revoked, before the reply", act: .delete,
      fault: .call("revoke", .killed(isDone: true)), then: [.signIn, .delete]),
  ]

  static let deletion: [Row] = [
    Row(
      id: "deletion.data-fails", part: .deletion, title: "Deleting the data fails", act: .delete,
      fault: .call("delete data", .fails)),
    Row(
      id: "deletion.data-reply-lost", part: .deletion,
      title: "The data is deleted, and the reply is lost", act: .delete,
      fault: .call("delete data", .lost)),
    Row(
      id: "deletion.notice", part: .deletion,
      title: "The provider gives notice of this very revocation before the data is deleted",
      act: .delete, fault: .call("delete data", .slow([.notice]))),
    Row(
      id: "deletion.signed-out-meanwhile", part: .deletion,
      title: "The user signs out while the data is being deleted", act: .delete,
      fault: .call("delete data", .lateReply([.act(.signOut)])), then: [.launch, .signIn, .delete]),
    Row(
      id: "deletion.killed-before-data", part: .deletion,
      title: "The app is killed before the data is deleted", act: .delete,
      fault: .call("delete data", .killed(isDone: false)), then: [.signIn, .delete]),
    Row(
      id: "deletion.killed-after-data", part: .deletion,
      title: "The app is killed after the data was deleted, before the reply", act: .delete,
      fault: .call("delete data", .killed(isDone: true)), then: [.signIn, .delete]),
    Row(
      id: "deletion.user-fails", part: .deletion, title: "Deleting the user fails",
      act: .delete, fault: .call("delete user", .fails)),
    Row(
      id: "deletion.failed-then-closed", part: .deletion,
      title: "Deleting the user failed, and the app was closed and started again", act: .launch,
      fault: nil, setup: [.fault(.delete, .call("delete user", .fails))],
      then: [.signIn, .delete], rest: []),
    Row(
      id: "deletion.user-reply-lost", part: .deletion,
      title: "The user is deleted, and the reply is lost", act: .delete,
      fault: .call("delete user", .lost), then: [.delete, .signOut, .signIn, .delete]),
    Row(
      id: "deletion.killed-before-user", part: .deletion,
      title: "The app is killed before the user is deleted", act: .delete,
      fault: .call("delete user", .killed(isDone: false)), then: [.signIn, .delete]),
    Row(
      id: "deletion.killed-after-user", part: .deletion,
      title: "The app is killed after the user was deleted, before the reply", act: .delete,
      fault: .call("delete user", .killed(isDone: true)), then: [.signIn, .delete]),
  ]
}
