import Foundation
import Observation

@MainActor
@Observable
final class EmailLoginModel {
  var email = ""
  var password = ""
  private(set) var isLoggingIn = false
  private(set) var problem: String?

  private let service: LoginService

  init(service: LoginService) {
    self.service = service
  }

  func logIn() async {
    guard !isLoggingIn else { return }
    isLoggingIn = true
    defer { isLoggingIn = false }
    problem = nil

    guard email.contains("@"), !password.isEmpty else {
      problem = "Please fill in both fields."
      return
    }
    do {
      try await service.logIn(email: email, password: password)
    } catch LoginService.Failure.wrongPassword {
      problem = "Wrong password."
    } catch {
      problem = error.localizedDescription
    }
  }
}
