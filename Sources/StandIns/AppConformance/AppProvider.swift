internal import AuthConformance
internal import Synchronization

/// The ways into one object of an app.
@MainActor struct AppEntries {
  /// How one of them tells its outcome.
  typealias Answer = @Sendable (Result<SignInCredential, any Error>) -> Void

  /// The object that they are of.
  let object: AnyObject
  let signIn: (@MainActor () async throws -> SignInCredential)?
  let complete: (@MainActor (@escaping Answer) -> Void)?
  let cancel: @MainActor () -> Void
}

/// An object of an app, tapped by the suite where buttons are: on the main actor.
@MainActor final class AppProvider: @preconcurrency SignInProvider {
  private let stage: AppStage
  private let entries: AppEntries
  private let app: WeakApp

  /// The app's own object.
  nonisolated var object: AnyObject? { app.object }

  init(_ stage: AppStage, _ makeApp: @MainActor () throws -> AppEntries) throws {
    self.stage = stage
    entries = try stage.enter { try makeApp() }
    app = WeakApp(object: entries.object)
  }

  func signIn() async throws -> SignInCredential {
    try await Self.signIn(stage, entries)
  }

  /// Holds the app's object, as a caller of its own would, and not this one.
  static func signIn(_ stage: AppStage, _ entries: AppEntries) async throws -> SignInCredential {
    let attempt = stage.begin()
    defer { stage.end(attempt) }
    do {
      if let signIn = entries.signIn {
        return stage.completed(try await stage.enter(attempt) { try await signIn() }, attempt)
      }
      let credential = try await withCheckedThrowingContinuation { continuation in
        stage.enter(attempt) { entries.complete? { continuation.resume(with: $0) } }
      }
      return stage.completed(credential, attempt)
    } catch { throw attempt.meaning(of: error) }
  }

  func signIn(completion: @escaping @Sendable (Result<SignInCredential, any Error>) -> Void) {
    let attempt = stage.begin()
    let held = stage.keepsObject.withLock { $0 } ? HeldObject(entries.object) : nil
    stage.enter(attempt) { [stage] in
      entries.complete? { result in
        defer { held?.letGo() }
        stage.end(attempt)
        completion(result.map { stage.completed($0, attempt) }.mapError { attempt.meaning(of: $0) })
      }
    }
  }

  func cancel() { stage.enter { entries.cancel() } }
}

/// Unchecked: never changed, and the object is asked for its identity alone.
private struct WeakApp: @unchecked Sendable {
  weak let object: AnyObject?
}
