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

  /// The first of what comes one after another.
  public static func first<Values: AsyncSequence>(
    of values: Values, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Values.Element {
    var iterator = values.makeAsyncIterator()
    guard let first = try await iterator.next(isolation: isolation) else { throw NothingAnswered() }
    return first
  }

  /// A caller was told neither of a value nor of an error.
  struct NothingAnswered: Error, CustomStringConvertible {
    let description = "neitherValueNorError"
  }
}
