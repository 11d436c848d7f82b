import Foundation

actor AuthRepository {
  private let http: HTTPClient
  private let keychain: KeychainStoring
  private var isRefreshing = false

  init(http: HTTPClient, keychain: KeychainStoring) {
    self.http = http
    self.keychain = keychain
  }

  func refreshIfNeeded() async throws -> Session? {
    guard !isRefreshing else { return nil }
    isRefreshing = true
    defer { isRefreshing = false }

    guard let refreshToken = keychain.string(for: .refreshToken) else { return nil }
    let session: Session = try await http.post(
      "/auth/refresh", body: ["refresh_token": refreshToken])
    try keychain.set(session.refreshToken, for: .refreshToken)
    return session
  }

  func login(email: String, password: String) async throws -> Session {
    let body = ["email": email, "password": password]
    return try await http.post("/auth/login", body: body)
  }
}
