import Foundation

@MainActor
final class LoginViewModel: ObservableObject {
  @Published var isLoading = false
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
    alert = nil

    guard email.contains("@"), !password.isEmpty else {
      alert = "Enter your e-mail and password"
      return
    }

    do {
      try await service.login(email: email, password: password)
    } catch {
      alert = error.localizedDescription
    }
    isLoading = false
  }

  func signOut() {
    service.logout()
    email = ""
    password = ""
  }
}
