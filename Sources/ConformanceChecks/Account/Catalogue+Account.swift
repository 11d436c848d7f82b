extension Catalogue {
  /// The checks of the area account, in catalogue order.
  static let account: [Check] = [
    .accountState,
    .accountLinkKeepsUser,
    .accountLinkInUse,
    .accountLinkErrors,
    .accountAnswered,
    .accountFirstSignInOnly,
    .accountDisplayName,
    .accountCancelQuiet,
    .accountSingleAuthorization,
    .accountSignOut,
    .accountRevokedRunning,
    .accountRevokedLaunch,
    .accountDelete,
    .accountOtherUser,
    .accountOwnName,
    .accountReauthSameUser,
    .accountNothingKept,
    .accountLinkConsent,
    .accountThreads,
    .accountRaceFree,
  ]
}
