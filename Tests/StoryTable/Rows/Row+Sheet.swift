extension Row {
  static let sheet: [Row] = [
    Row(
      id: "sheet.no-window", part: .sheet, title: "There is no window to show the sheet in",
      act: .link, fault: .noWindow),
    Row(
      id: "sheet.cancelled", part: .sheet, title: "The user closes the sheet", act: .link,
      fault: .sheet(.cancelled)),
    Row(
      id: "sheet.failed", part: .sheet, title: "The provider fails", act: .link,
      fault: .sheet(.failed)),
    Row(
      id: "sheet.agreed-then-failed", part: .sheet,
      title: "The sheet answers twice: a credential, then an error", act: .link,
      fault: .sheet(.agreedThenFailed)),
    Row(
      id: "sheet.failed-then-agreed", part: .sheet,
      title: "The sheet answers twice: an error, then a credential", act: .link,
      fault: .sheet(.failedThenAgreed)),
    Row(
      id: "sheet.agreed-twice", part: .sheet,
      title: "The sheet answers twice: two credentials", act: .link, fault: .sheet(.agreedTwice)),
    Row(
      id: "sheet.silent", part: .sheet,
      title: "The sheet never answers, and the app gives up waiting", act: .link,
      fault: .sheet(.silent([.givenUp]))),
    Row(
      id: "sheet.too-late", part: .sheet,
      title: "The sheet answers after the app has given up waiting", act: .link,
      fault: .sheet(.silent([.givenUp, .agreed]))),
    Row(
      id: "sheet.tapped-twice", part: .sheet,
      title: "The user taps again while the sheet is there, then agrees", act: .link,
      fault: .sheet(.silent([.act(.link), .agreed]))),
    Row(
      id: "sheet.killed", part: .sheet,
      title: "The app is killed under the sheet and started again", act: .link,
      fault: .sheet(.silent([.killed])), then: [.link]),
    Row(
      id: "sheet.no-token", part: .sheet, title: "The credential has no token", act: .link,
      fault: .sheet(.noToken)),
    Row(
      id: "sheet.not-utf8", part: .sheet, title: "The token is no UTF-8", act: .link,
      fault: .sheet(.notUTF8)),
    Row(
      id: "sheet.password", part: .sheet, title: "The sheet brings a saved password", act: .link,
      fault: .sheet(.password)),
    Row(
      id: "sheet.no-state", part: .sheet, title: "The credential has lost the request's state",
      act: .link, fault: .sheet(.noState)),
    Row(
      id: "sheet.other-state", part: .sheet,
      title: "The credential of a link comes back as one of a sign-in", act: .link,
      fault: .sheet(.otherState)),
  ]
}
