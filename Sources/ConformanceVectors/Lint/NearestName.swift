/// Finds the name that somebody meant.
enum NearestName {
  /// The candidate that differs least, if it differs in at most a third of its letters.
  ///
  /// - Parameters:
  ///   - name: The name as it was written.
  ///   - candidates: The names that exist; of equally near ones the first in order is taken.
  /// - Returns: nil where nothing is near.
  /// - Complexity: O(letters of `name` × letters of all `candidates`).
  static func to(_ name: String, among candidates: some Sequence<String>) -> String? {
    var best: (distance: Int, name: String)?
    for candidate in candidates.sorted() {
      let distance = edits(from: Array(name.utf8), to: Array(candidate.utf8))
      let limit = max(1, candidate.utf8.count / 3)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// Levenshtein's distance: letters to insert, delete or replace.
  private static func edits(from left: [UInt8], to right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
