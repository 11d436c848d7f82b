import SwiftUI

@MainActor
final class LoginModel: ObservableObject {
  @Published private(set) var isLoggingIn = false
  @Published var alert: String?

  let identity: IdentityClient

  init(identity: IdentityClient) { self.identity = identity }

  func login() async {
    guard !isLoggingIn else { return }
    isLoggingIn = true
    defer { isLoggingIn = false }

    guard let token = await identity.token() else {
      alert = "Cancelled"
      return
    }
    do {
      try await identity.exchange(token)
    } catch {
      alert = error.localizedDescription
      return
    }
  }
}

protocol IdentityClient {
  func token() async -> String?
  func exchange(_ token: String) async throws
}

struct LoginScreen: View {
  @StateObject var model: LoginModel

  var body: some View {
    VStack(spacing: 24) {
      Text("Welcome back").font(.largeTitle)
      Button {
        Task { await model.login() }
      } label: {
        if model.isLoggingIn {
          ProgressView()
        } else {
          Text("Log in")
        }
      }
      .disabled(model.isLoggingIn)
    }
    .alert("Login", isPresented: .constant(model.alert != nil)) {
      Button("OK") { model.alert = nil }
    } message: {
      Text(model.alert ?? "")
    }
  }
}
