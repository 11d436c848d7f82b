// Types of which the harnesses need no more than what stands here; the rest would drag in all checks.

/// Its bounds are compiled with the harnesses.
struct DrawnNonces {}

/// A message names its bounds.
enum NonceStream {
  static let longestLine = 65_536
}
