import Foundation

/// Keeps the access token until shortly before it expires.
actor TokenCache {
  struct Entry {
    let token: String
    let expiresAt: Date
  }

  private var entry: Entry?
  private var refresh: Task<Entry, Error>?

  func token(using login: @Sendable @escaping () async throws -> (String, TimeInterval))
    async throws -> String
  {
    if let entry, entry.expiresAt.timeIntervalSinceNow > 30 { return entry.token }
    if let refresh { return try await refresh.value.token }

    let task = Task {
      let (token, lifetime) = try await login()
      return Entry(token: token, expiresAt: Date().addingTimeInterval(lifetime))
    }
    refresh = task
    defer { refresh = nil }
    let fresh = try await task.value
    entry = fresh
    return fresh.token
  }
}
