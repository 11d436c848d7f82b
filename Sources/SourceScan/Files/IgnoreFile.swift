/// The patterns of one `.gitignore` (gitignore(5)).
package struct IgnoreFile: Sendable {
  private struct Pattern: Sendable {
    let parts: [[UInt8]]
    let isNegated: Bool
    let foldersOnly: Bool
    /// Whether it speaks of the path from the file's folder on, and not of a name at any depth.
    let isAnchored: Bool
  }

  private let patterns: [Pattern]

  package init(_ text: String) {
    patterns = text.split(whereSeparator: \.isNewline).compactMap { line in
      var line = line
      while line.last == " ", line.dropLast().last != "\\" { line.removeLast() }
      guard !line.isEmpty, line.first != "#" else { return nil }
      let isNegated = line.first == "!"
      if isNegated { line.removeFirst() }
      if line.hasPrefix("\\#") || line.hasPrefix("\\!") { line.removeFirst() }
      let foldersOnly = line.last == "/"
      if foldersOnly { line.removeLast() }
      let isAnchored = line.contains("/")
      let parts = line.split(separator: "/").map { Array($0.utf8) }
      guard !parts.isEmpty else { return nil }
      return Pattern(
        parts: parts, isNegated: isNegated, foldersOnly: foldersOnly, isAnchored: isAnchored)
    }
  }

  /// What the last pattern that fits says; nil where none fits.
  ///
  /// - Parameter path: From the file's folder on, its parts.
  package func ignores(_ path: [String], isFolder: Bool) -> Bool? {
    let parts = path.map { Array($0.utf8) }
    for pattern in patterns.reversed() where !pattern.foldersOnly || isFolder {
      let fits =
        pattern.isAnchored
        ? Self.fits(pattern.parts, parts)
        : parts.last.map { Self.matches(pattern.parts[0][...], $0[...]) } ?? false
      if fits { return !pattern.isNegated }
    }
    return nil
  }

  private static let anyDepth = Array("**".utf8)

  /// - Complexity: O(pattern × path): only the last `**` is ever tried again.
  private static func fits(_ pattern: [[UInt8]], _ path: [[UInt8]]) -> Bool {
    var at = 0, place = 0
    var anywhere: (after: Int, place: Int)?
    while place < path.count {
      if at < pattern.count, pattern[at] == anyDepth {
        at += 1
        // At the end it stands for all that is inside.
        if at == pattern.count { return true }
        anywhere = (at, place)
      } else if at < pattern.count, matches(pattern[at][...], path[place][...]) {
        at += 1
        place += 1
      } else if let last = anywhere {
        at = last.after
        place = last.place + 1
        anywhere = (last.after, place)
      } else {
        return false
      }
    }
    return at == pattern.count
  }

  /// `*`, `?`, `[a-z]` and `\` of one name.
  ///
  /// - Complexity: O(pattern × name): only the last star is ever tried again.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var at = pattern.startIndex, place = name.startIndex
    var star: (after: Int, place: Int)?
    while place < name.endIndex {
      if at < pattern.endIndex, pattern[at] == UInt8(ascii: "*") {
        at += 1
        star = (at, place)
      } else if let next = one(pattern, at, name[place]) {
        at = next
        place += 1
      } else if let last = star {
        at = last.after
        place = last.place + 1
        star = (last.after, place)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Where the pattern goes on after one letter; nil where it does not fit.
  private static func one(_ pattern: ArraySlice<UInt8>, _ at: Int, _ byte: UInt8) -> Int? {
    guard at < pattern.endIndex else { return nil }
    switch pattern[at] {
    case UInt8(ascii: "?"): return at + 1
    case UInt8(ascii: "\\") where at + 1 < pattern.endIndex:
      return pattern[at + 1] == byte ? at + 2 : nil
    case UInt8(ascii: "["):
      guard let close = pattern[(at + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
        return pattern[at] == byte ? at + 1 : nil
      }
      var letters = pattern[(at + 1)..<close]
      let isNegated = letters.first == UInt8(ascii: "!") || letters.first == UInt8(ascii: "^")
      if isNegated { letters.removeFirst() }
      var isIn = false
      while let first = letters.popFirst() {
        if letters.first == UInt8(ascii: "-"), let last = letters.dropFirst().first {
          isIn = isIn || first <= byte && byte <= last
          letters = letters.dropFirst(2)
        } else {
          isIn = isIn || first == byte
        }
      }
      return isIn != isNegated ? close + 1 : nil
    default: return pattern[at] == byte ? at + 1 : nil
    }
  }
}
