package import ConformanceModel

/// Every check of the suite, one for each requirement, in catalogue order.
package enum Catalogue {
  package static let checks: [Check] =
    nonce + charset + digest + token + continuation + `guard` + account

  private static let byID: [RequirementID: Check] = Dictionary(
    uniqueKeysWithValues: checks.map { ($0.id, $0) })

  /// Finds the check of a requirement.
  package static func check(_ id: RequirementID) -> Check? { byID[id] }
}
