import Foundation
import Combine

final class SignInButtonModel: ObservableObject {
  @Published private(set) var isSigningIn = false
  @Published var message: String?

  private let provider: IdentityProviding
  private let api: SessionAPI

  init(provider: IdentityProviding, api: SessionAPI) {
    self.provider = provider
    self.api = api
  }

  @MainActor
  func signInTapped() async {
    guard !isSigningIn else { return }
    isSigningIn = true

    guard let idToken = await provider.requestToken() else { return }  // cancelled

    do {
      let session = try await api.exchange(idToken: idToken)
      message = "Hello, \(session.displayName)"
    } catch {
      message = error.localizedDescription
    }
    isSigningIn = false
  }
}
