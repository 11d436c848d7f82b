import Foundation

/// Refreshes the access token, with a few attempts when the network is down.
actor TokenRefresher {
  struct Token: Codable, Sendable {
    let value: String
    let expiresAt: Date

    func isValid(at now: Date = Date()) -> Bool {
      expiresAt.timeIntervalSince(now) > 60
    }
  }

  private let endpoint: URL
  private var cached: Token?

  init(endpoint: URL) {
    self.endpoint = endpoint
  }

  func token(refreshToken: String) async throws -> Token {
    if let cached, cached.isValid() { return cached }
    var lastError: Error = URLError(.unknown)
    for attempt in 0..<4 {
      do {
        let fresh = try await fetch(refreshToken)
        cached = fresh
        return fresh
      } catch let error as URLError {
        lastError = error
        let delay = pow(2, Double(attempt)) * Double.random(in: 0.5...1.5)
        try await Task.sleep(for: .seconds(delay))
      }
    }
    throw lastError
  }

  private func fetch(_ refreshToken: String) async throws -> Token {
    var request = URLRequest(url: endpoint)
    request.httpMethod = "POST"
    request.httpBody = Data("grant_type=refresh_token&refresh_token=\(refreshToken)".utf8)
    let (data, _) = try await URLSession.shared.data(for: request)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode(Token.self, from: data)
  }
}
