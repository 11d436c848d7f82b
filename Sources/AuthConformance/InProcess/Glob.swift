/// A pattern in which `*` stands for any letters and `?` for one.
package struct Glob {
  private let pattern: [Character]

  package init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Says whether the whole of `text` fits.
  ///
  /// - Complexity: O(pattern × text).
  package func matches(_ text: String) -> Bool {
    let text = Array(text)
    // fits[i] says whether the pattern so far fits the first i letters.
    var fits = [true] + Array(repeating: false, count: text.count)
    for symbol in pattern {
      var next = Array(repeating: false, count: text.count + 1)
      for index in 0...text.count {
        switch symbol {
        case "*": next[index] = fits[index] || (index > 0 && next[index - 1])
        case "?": next[index] = index > 0 && fits[index - 1]
        default: next[index] = index > 0 && fits[index - 1] && text[index - 1] == symbol
        }
      }
      guard next.contains(true) else { return false }
      fits = next
    }
    return fits[text.count]
  }
}
