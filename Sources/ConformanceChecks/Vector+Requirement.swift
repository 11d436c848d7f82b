internal import ConformanceModel
internal import ConformanceVectors

extension Vector {
  /// Whether the vector is a case of a requirement.
  func judges(_ id: RequirementID) -> Bool { requirement == id.rawValue }
}
