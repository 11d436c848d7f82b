internal import AuthConformance
internal import Synchronization

/// What an app answers, read as a value or a failure.
public enum AppAnswer {
  /// A value and an error, each of which may be missing: an error counts, and neither is a failure
  /// too, as its caller has to take it.
  public static func of<Value>(
    _ value: Value?, _ error: (any Error)?
  ) -> Result<Value, any Error> {
    if let error { return .failure(error) }
    return value.map { .success($0) } ?? .failure(NothingAnswered())
  }

  /// A value or an error of the app's own type.
  public static func of<Value>(_ result: Result<Value, some Error>) -> Result<Value, any Error> {
    result.mapError { $0 }
  }

  /// Yes or no.
  public static func of(_ hasSucceeded: Bool) -> Result<Void, any Error> {
    Result { try value(hasSucceeded) }
  }

  /// What is handed out as it is.
  public static func value<Value>(_ value: Value) -> Value { value }

  /// What may be missing.
  public static func value<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw NothingAnswered() }
    return value
  }

  /// A value or an error.
  public static func value<Value>(_ result: Result<Value, some Error>) throws -> Value {
    try result.get()
  }

  /// Yes or no.
  public static func value(_ hasSucceeded: Bool) throws {
    guard hasSucceeded else { throw NothingAnswered() }
  }

  /// What a closure for failures is told.
  public static func failure(_ error: (any Error)?) -> any Error { error ?? NothingAnswered() }

  /// A failure in words.
  public static func failure(_ text: String?) -> any Error {
    text.map { SignInFailure.failed(code: $0) } ?? NothingAnswered() as any Error
  }

  /// A failure without any.
  public static func failure(_ nothing: Void) -> any Error { NothingAnswered() }

  /// Waits until a function of the account's has called back; whoever is called back again, the
  /// suite hears of it.
  ///
  /// - Parameter call: Calls the function, and hands on what it answers.
  @MainActor public static func called<Value>(
    _ call: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
  ) async throws -> AppSaid {
    let attempt = AppStage.attempt
    // Not a checked one: whoever never calls back is for the suite to find.
    return try await withUnsafeThrowingContinuation { continuation in
      let first = FirstAnswer(continuation)
      call { result in
        if !first.take(result.map { AppCredential.texts(of: $0) }) { attempt?.answersAgain() }
      }
    }
  }

  /// The first of what comes one after another.
  public static func first<Values: AsyncSequence>(
    of values: Values, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Values.Element {
    var iterator = values.makeAsyncIterator()
    guard let first = try await iterator.next(isolation: isolation) else {
      // A sequence ends where the task that waits for it does.
      try Task.checkCancellation()
      throw NothingAnswered()
    }
    return first
  }

  /// A caller was told neither of a value nor of an error.
  struct NothingAnswered: Error, CustomStringConvertible {
    let description = "neitherValueNorError"
  }
}

/// What an app says of a change of users: whether another one was there before, and what went wrong
/// although a user is signed in.
public struct AppSaid: Sendable {
  let isReplacement: Bool
  let problem: String?
}

/// A continuation that is resumed by the first answer alone.
private final class FirstAnswer: Sendable {
  private let waiting: Mutex<UnsafeContinuation<AppSaid, any Error>?>

  init(_ continuation: UnsafeContinuation<AppSaid, any Error>) { waiting = Mutex(continuation) }

  /// - Returns: Whether it was the first.
  func take(_ answer: Result<AppSaid, any Error>) -> Bool {
    guard let continuation = waiting.withLock({ $0.take() }) else { return false }
    continuation.resume(with: answer)
    return true
  }
}
