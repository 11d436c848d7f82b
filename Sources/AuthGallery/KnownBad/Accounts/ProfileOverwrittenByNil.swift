internal import ConformanceModel

extension GallerySubject {
  static let profileOverwrittenByNil = badAccount(
    "profile-overwritten-by-nil", violates: [.accountFirstSignInOnly, .accountDisplayName],
    causes: [.absenceStored],
    story: "Sets the display name with every sign-in, also to nothing.",
    ProfileOverwrittenByNilKeeper.self)
}

private final class ProfileOverwrittenByNilKeeper: AccountKeeper, @unchecked Sendable {
  override func setDisplayName(
    _ user: AccountUser, _ credential: AppleIDCredential,
    _ then: @escaping @Sendable (_ problem: String?) -> Void
  ) {
    ask(.updateProfile(displayName: displayName(credential))) { reply in
      if case .failed(let error) = reply { then(error.code) } else { then(nil) }
    }
  }
}
