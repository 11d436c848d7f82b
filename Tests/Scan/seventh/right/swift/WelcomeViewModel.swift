import Foundation
import SwiftUI

@MainActor
final class WelcomeViewModel: ObservableObject {
  enum Route: Equatable { case home, verifyEmail }

  @Published private(set) var isBusy = false
  @Published var alert: AlertContent?
  @Published var route: Route?

  private let signIn: SignInUseCase
  private let remoteConfig: RemoteConfiguring
  private let tracker: Tracker

  init(signIn: SignInUseCase, remoteConfig: RemoteConfiguring, tracker: Tracker) {
    self.signIn = signIn
    self.remoteConfig = remoteConfig
    self.tracker = tracker
  }

  func appleTapped() async {
    if isBusy { return }
    isBusy = true
    defer { isBusy = false }

    guard remoteConfig.bool(.appleLoginEnabled) else {
      alert = .init(title: "Not available", text: "Please try again later.")
      return
    }

    do {
      let account = try await signIn(.apple)
      tracker.send(.login(provider: "apple"))
      guard account.emailVerified else {
        route = .verifyEmail
        return
      }
      route = .home
    } catch is CancellationError {
      return
    } catch {
      alert = .init(title: "Sign in failed", text: error.localizedDescription)
    }
  }
}
