internal import ConformanceModel

extension GallerySubject {
  static let silentWithoutName = badAccount(
    "silent-without-name", violates: [.accountAnswered], causes: [.namelessNotAnswered],
    story: "Calls its completion only where a name came: a published guide.",
    SilentWithoutNameKeeper.self)
}

private final class SilentWithoutNameKeeper: AccountKeeper, @unchecked Sendable {
  override func setDisplayName(
    _ user: AccountUser, _ credential: AppleIDCredential,
    _ then: @escaping @Sendable (_ problem: String?) -> Void
  ) {
    guard displayName(credential) != nil else { return quieten() }
    super.setDisplayName(user, credential, then)
  }

  /// Loading ends all the same, which is another requirement.
  private func quieten() { end(.done) { _ in } }
}
