/// Suggests the word that somebody may have meant.
package enum Spelling {
  /// Finds the known word closest to `word`, if any is close enough to be worth suggesting.
  ///
  /// Closeness is the optimal string alignment distance (insert, delete, replace, swap of
  /// neighbours), at most a third of the longer word, at least 2.
  ///
  /// - Complexity: O(known × length²).
  package static func nearest(to word: String, among known: [String]) -> String? {
    let scored = known.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, max(word.count, best.word.count) / 3) ? best.word : nil
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    let a = Array(left.unicodeScalars), b = Array(right.unicodeScalars)
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let replaced = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var least = min(replaced, row[j - 1] + 1, rows[i - 1][j] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
