/// A wrong and a right piece of code for one requirement.
package struct Snippet: Hashable, Sendable {
  /// What public code does.
  package let wrong: String
  /// What holds instead.
  package let right: String

  /// Columns that a line may have: 80, less the labels of `explain`.
  package static let width = 68
}
