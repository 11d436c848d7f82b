/// A wrong and a right piece of code for one requirement.
struct Snippet: Equatable, Sendable {
  /// What public code does.
  let wrong: String
  /// What holds instead.
  let right: String

  /// Columns that a line may have: 80, less the labels of `explain`.
  static let width = 68

  private static let all: [String: Snippet] = [
    nonce, charset, digest, token, continuation, exclusion, account,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// The snippet of a requirement; every row of the catalogue has one.
  static func of(_ id: String) -> Snippet? { all[id] }
}
