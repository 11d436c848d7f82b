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
    let word = Array(word.lowercased().unicodeScalars)
    let known = known.map { (name: $0, scalars: Array($0.lowercased().unicodeScalars)) }
    // Two words are at least as far apart as their lengths: most need no search.
    let best = known.filter { abs($0.scalars.count - word.count) <= limit(word, $0.scalars) }
      .map { (name: $0.name, scalars: $0.scalars, distance: distance(word, $0.scalars)) }
      .min { $0.distance < $1.distance }
    let begun = known.flatMap { whole in
      beginnings(of: whole.scalars).filter { abs($0.count - word.count) <= 2 }
        .map { (name: whole.name, distance: distance(word, $0)) }
    }
    if let beginning = begun.min(by: { $0.distance < $1.distance }),
      beginning.distance < min(best?.distance ?? .max, 3)
    {
      return beginning.name
    }
    return best.flatMap { $0.distance <= limit(word, $0.scalars) ? $0.name : nil }
  }

  private static let longestMistake = 200

  /// Two mistakes in a shorter beginning leave too little of it to tell what was meant.
  private static let shortestBeginning = 6

  /// How far apart two words may be of which one is meant by the other.
  private static func limit(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    max(2, max(left.count, right.count) / 3)
  }

  private static func beginnings(of word: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    word.indices.filter { $0 >= shortestBeginning && word[$0] == "-" }.map { Array(word[..<$0]) }
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
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
