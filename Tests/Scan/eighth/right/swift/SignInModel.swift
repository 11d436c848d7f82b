import Foundation

@MainActor
final class SignInModel: ObservableObject {
  @Published private(set) var isLoading = false
  @Published var email = ""
  @Published var password = ""
  @Published var alert: String?

  private let service: AuthService

  init(service: AuthService) {
    self.service = service
  }

  func signIn() async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }

    guard email.contains("@"), !password.isEmpty else {
      alert = "Enter your e-mail and password"
      return
    }
    do {
      try await service.login(email: email, password: password)
    } catch {
      alert = error.localizedDescription
    }
  }
}
