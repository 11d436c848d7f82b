internal import ConformanceModel

extension GallerySubject {
  static let straySpaceInName = badAccount(
    "stray-space-in-name", violates: [.accountDisplayName], causes: [.missingNameJoined],
    story: "Joins a missing part like one that came, which leaves a space.",
    StraySpaceInNameKeeper.self)
}

private final class StraySpaceInNameKeeper: AccountKeeper, @unchecked Sendable {
  override func setDisplayName(
    _ user: AccountUser, _ credential: AppleIDCredential,
    _ then: @escaping @Sendable (_ problem: String?) -> Void
  ) {
    guard displayName(credential) != nil else { return then(nil) }
    let name = "\(credential.givenName ?? "") \(credential.familyName ?? "")"
    ask(.updateProfile(displayName: name)) { reply in
      if case .failed(let error) = reply { then(error.code) } else { then(nil) }
    }
  }
}
