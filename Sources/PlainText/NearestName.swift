/// Suggests the name that somebody may have meant.
package enum NearestName {
  /// Finds the known word closest to `word`, if any is close enough to be worth suggesting.
  ///
  /// Closeness is the optimal string alignment distance (insert, delete, replace, swap of
  /// neighbours), at most a third of the longer word, at least 2. A beginning of a known word up to
  /// a dash, of at least ``shortestBeginning`` letters, stands for it where it is closer than all
  /// whole words and at most 2 away: 'nonce.lenght' means 'nonce.length-exact'.
  ///
  /// - Complexity: O(known × length² × dashes).
  package static func to(_ word: String, among known: some Collection<String>) -> String? {
    // Nobody mistypes a name into one many times as long, and the search takes its length squared.
    guard word.utf8.count <= longestMistake else { return nil }
    let scored = known.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    let begun = known.flatMap { whole in
      beginnings(of: whole).map { (word: whole, distance: distance(word.lowercased(), $0)) }
    }
    if let beginning = begun.min(by: { $0.distance < $1.distance }),
      beginning.distance < min(best.distance, 3)
    {
      return beginning.word
    }
    return best.distance <= max(2, max(word.count, best.word.count) / 3) ? best.word : nil
  }

  private static let longestMistake = 200

  /// Two mistakes in a shorter beginning leave too little of it to tell what was meant.
  private static let shortestBeginning = 6

  private static func beginnings(of word: String) -> [String] {
    let word = word.lowercased()
    return word.indices.filter { word[$0] == "-" }.map { String(word[..<$0]) }
      .filter { $0.count >= shortestBeginning }
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
