import Combine
import Foundation

@MainActor
final class OnboardingViewModel: ObservableObject {
  @Published private(set) var isSigningIn = false
  @Published var banner: String?

  private let session: SessionManaging
  private let apple: AppleCredentialProviding
  private let analytics: AnalyticsTracking

  init(session: SessionManaging, apple: AppleCredentialProviding, analytics: AnalyticsTracking) {
    self.session = session
    self.apple = apple
    self.analytics = analytics
  }

  func continueWithApple() async {
    guard !isSigningIn else { return }
    isSigningIn = true
    analytics.track(.tapped("apple"))

    do {
      let credential = try await apple.credential()
      guard let token = credential.identityToken else {
        banner = String(localized: "login.error.generic")
        return
      }
      try await session.exchange(appleToken: token, rawNonce: credential.rawNonce)
      analytics.track(.signedIn("apple"))
    } catch {
      banner = error.localizedDescription
      analytics.track(.failed("apple", error))
    }
    isSigningIn = false
  }

  func dismissBanner() {
    banner = nil
  }
}
