package import ConformanceModel

/// What a replay token says of itself: who can run it again.
package struct ReplayStamp: Hashable, Sendable {
  /// The version of the suite: another one may draw other values from the same choices.
  package var suite: String
  /// The requirement's id.
  package var requirement: RequirementID
  /// How the checks were built: an optimised build has fewer suspension points.
  package var build: String
  /// The part of the check that drew the choices; empty where there is only one.
  package var part: String

  /// The stamp of what is drawn here.
  package init(_ requirement: RequirementID, part: String = "") {
    suite = Suite.version
    self.requirement = requirement
    build = Suite.buildMode
    self.part = part
  }

  /// The header of a token.
  package var header: String {
    let words = [suite, requirement.rawValue, build]
    return (part.isEmpty ? words : words + [part]).joined(separator: " ")
  }

  /// Reads a header.
  package init?(header: String) {
    let words = header.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
      .map(String.init)
    guard (3...4).contains(words.count) else { return nil }
    suite = words[0]
    requirement = RequirementID(rawValue: words[1])
    build = words[2]
    part = words.count == 4 ? words[3] : ""
  }
}
