internal import ConformanceModel

extension GallerySubject {
  static let wholeNameDemanded = badAccount(
    "whole-name-demanded", violates: [.accountFirstSignInOnly, .accountDisplayName],
    causes: [.firstDetailsNotStored, .bothNamesDemanded],
    story: "Takes the name only where both parts came.",
    WholeNameDemandedKeeper.self)
}

private final class WholeNameDemandedKeeper: AccountKeeper, @unchecked Sendable {
  override func displayName(_ credential: AppleIDCredential) -> String? {
    guard credential.givenName != nil, credential.familyName != nil else { return nil }
    return super.displayName(credential)
  }
}
