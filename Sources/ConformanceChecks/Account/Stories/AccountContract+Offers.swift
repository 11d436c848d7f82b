internal import ConformanceModel

extension AccountContract {
  /// Whether an app may be asked to do something.
  func offers(_ verb: AccountVerb) -> Bool {
    if verb.isNative, !nativeButton { return false }
    let action: Omissible? =
      switch verb {
      case .signIn, .nativeSignIn, .launch: nil
      case .link, .nativeLink: .link
      case .reauthenticate: .reauthenticate
      case .signOut: .signOut
      case .delete: .delete
      case .signInAnonymously: .signInAnonymously
      }
    return action.map { !lacks.contains($0) } ?? true
  }

  /// Whether an app may be asked for an action.
  func has(_ action: AccountAction) -> Bool {
    Omissible(rawValue: action.name).map { !lacks.contains($0) } ?? true
  }

  /// Whether all that a scene is about can happen.
  func offers(_ scene: AccountScene) -> Bool {
    switch scene {
    case .noticeDuringLink, .twoDevicesLink: offers(.link)
    case .noticeDuringDeletion: offers(.delete)
    case .signOutDuringUpdate, .signOutDuringSignIn, .noticeDuringSignOut, .otherPerson:
      offers(.signOut)
    }
  }

  /// Whether a user without a name may be there when a story begins.
  var hasAnonymousUsers: Bool { !lacks.isSuperset(of: [.signInAnonymously, .link]) }

  /// Why nothing can be asked of a requirement that is about some actions; nil where it can.
  func reasonLacking(_ verbs: [AccountVerb]) -> String? {
    guard !verbs.contains(where: offers) else { return nil }
    let names = verbs.filter { !$0.isNative }.map { "'\($0.rawValue)'" }
    return names.count == 1
      ? "the app does not offer \(names[0])"
      : "the app offers neither \(names.joined(separator: " nor "))"
  }
}
