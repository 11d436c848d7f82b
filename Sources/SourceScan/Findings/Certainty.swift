/// How sure a finding is.
package enum Certainty: String, Codable, CaseIterable, Comparable, Sendable {
  /// A place where such mistakes are made; somebody has to look.
  case lookHere = "look here"
  /// What is written is the mistake, unless something elsewhere repairs it.
  case likely
  /// What is written is the mistake, whatever stands elsewhere.
  case certain

  package static func < (left: Certainty, right: Certainty) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
