import Foundation
import Observation

@Observable @MainActor
final class AccountStore {
  private(set) var isSigningIn = false
  private(set) var account: Account?
  var message: String?

  private let provider: IdentityProvider
  private let api: AccountAPI

  init(provider: IdentityProvider, api: AccountAPI) {
    self.provider = provider
    self.api = api
  }

  func signIn() async {
    guard !isSigningIn else { return }
    isSigningIn = true

    guard let token = try? await provider.identityToken() else {
      message = "Sign-in was cancelled."
      return
    }

    do {
      account = try await api.exchange(token)
      message = nil
    } catch {
      message = error.localizedDescription
    }
    isSigningIn = false
  }

  func signOut() {
    account = nil
  }
}

struct Account: Codable, Equatable {
  let id: UUID
  var displayName: String
  var email: String?
}

protocol IdentityProvider: Sendable {
  func identityToken() async throws -> String
}

struct AccountAPI: Sendable {
  let base: URL
  var session = URLSession.shared

  func exchange(_ token: String) async throws -> Account {
    var request = URLRequest(url: base.appending(path: "login"))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(["id_token": token])
    let (data, response) = try await session.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.userAuthenticationRequired)
    }
    return try JSONDecoder().decode(Account.self, from: data)
  }
}
